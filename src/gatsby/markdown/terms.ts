/**
 * Terms in Markdown bodies: an abbreviation carries its long form at its first use on a page, and a heading in italics
 * defines the term that it names.
 */
import type { ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { element, replaceNodes, textNode, withoutLinks } from './replace-nodes';

/** Abbreviations with what they stand for; the glossary explains them. */
export const abbreviations: Readonly<Record<string, string>> = {
  ACH: 'Automated Clearing House',
  CCD: 'Corporate credit or debit',
  CTX: 'Corporate trade exchange',
  EPN: 'Electronic Payments Network',
  FBO: 'For benefit of',
  FDIC: 'Federal Deposit Insurance Corporation',
  IMAD: 'Input message accountability data',
  KYB: 'Know your business',
  KYC: 'Know your customer',
  MICR: 'Magnetic ink character recognition',
  NOC: 'Notification of change',
  ODFI: 'Originating depository financial institution',
  OFAC: 'Office of Foreign Assets Control',
  OMAD: 'Output message accountability data',
  PPD: 'Prearranged payment and deposit',
  RDFI: 'Receiving depository financial institution',
  SEC: 'Standard entry class',
  UETR: 'Unique end-to-end transaction reference',
};

/** As a word, also in the plural; "SEC" is an entry class only before "code". */
const pattern = new RegExp(
  `\\b(SEC(?= codes?\\b)|(?:${Object.keys(abbreviations)
    .filter((name) => name !== 'SEC')
    .join('|')})(?=s?\\b))`,
);

/** Terms stay whole, too. */
const skipped = new Set([...withoutLinks, 'abbr', 'dfn']);

/** The text with those abbreviations marked that aren't in `used` yet, to which they're added. */
const markedText = (value: string, used: Set<string>): ElementContent[] =>
  value.split(pattern).map((text, index) => {
    if (index % 2 === 0 || used.has(text)) return textNode(text);
    used.add(text);
    return element('abbr', { title: abbreviations[text] }, [textNode(text)]);
  });

/** A step of the Markdown pipeline; it comes after headings have their ids and before code is highlighted. */
export const markTerms = () => (tree: Root) => {
  const used = new Set<string>();
  replaceNodes(tree, (node) => (node.type === 'text' ? markedText(node.value, used) : [node]), skipped);
  visit(tree, 'element', (node, _index, parent) => {
    if (node.tagName === 'em' && parent?.type === 'element' && /^h[1-6]$/.test(parent.tagName))
      node.tagName = 'dfn';
  });
};
