/**
 * Terms in Markdown bodies: an abbreviation carries its long form at its first use on a page, and a heading in italics
 * defines the term that it names.
 */
import type { Element, ElementContent, Root, RootContent } from 'hast';

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
  `\\b(?:SEC(?= codes?\\b)|(?:${Object.keys(abbreviations)
    .filter((name) => name !== 'SEC')
    .join('|')})(?=s?\\b))`,
);

/** Code is copied, headings are listed elsewhere, and links and terms stay whole. */
const skipped = new Set(['a', 'abbr', 'code', 'dfn', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'pre']);

const element = (
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});

/** The text with those abbreviations marked that aren't in `used` yet, to which they're added. */
function markedText(value: string, used: Set<string>): ElementContent[] {
  const pieces: ElementContent[] = [];
  const add = (text: string) => {
    if (text !== '') pieces.push({ type: 'text', value: text });
  };
  let rest = value;
  let plain = '';
  for (let found = pattern.exec(rest); found; found = pattern.exec(rest)) {
    const [name] = found;
    plain += rest.slice(0, found.index);
    rest = rest.slice(found.index + name.length);
    if (used.has(name)) plain += name;
    else {
      used.add(name);
      add(plain);
      plain = '';
      pieces.push(element('abbr', { title: abbreviations[name] }, [{ type: 'text', value: name }]));
    }
  }
  add(plain + rest);
  return pieces;
}

const isHeading = ({ tagName }: Element): boolean => /^h[1-6]$/.test(tagName);

/** A heading's italics as definitions. */
function define(heading: Element): void {
  heading.children = heading.children.map((child) =>
    child.type === 'element' && child.tagName === 'em' ? { ...child, tagName: 'dfn' } : child,
  );
}

function markWithin(parent: Root | Element, used: Set<string>): void {
  parent.children = parent.children.flatMap((child): (ElementContent | RootContent)[] => {
    if (child.type === 'text') return markedText(child.value, used);
    if (child.type === 'element') {
      if (isHeading(child)) define(child);
      if (!skipped.has(child.tagName)) markWithin(child, used);
    }
    return [child];
  }) as Element['children'];
}

/** A step of the Markdown pipeline; it comes after headings have their ids and before code is highlighted. */
export const markTerms = () => (tree: Root) => markWithin(tree, new Set());
