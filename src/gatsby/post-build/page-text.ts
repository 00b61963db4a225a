/** The visible text of a built page, for the disclosure rules. */
import type { Element, Root } from 'hast';
import { folded } from '../../content-model/disclosures/names';
import type { PageWords } from '../../content-model/disclosures/rule-input';
import { firstElement, isTag } from './elements';

/**
 * Elements that make no claim: code is an example, a picture's text is also beside it, and navigation only names pages. The
 * content check reads the files that navigation comes from.
 */
const skipped = new Set(['script', 'style', 'template', 'pre', 'svg', 'nav']);
/** Elements within a sentence; all others end it. */
const inline = new Set('a abbr b code em i small span strong sub sup time tspan'.split(' '));

/** A part that grows while the page is read. */
type Part = { words: string; references: boolean };

const newPart = (parts: Part[], references: boolean): Part => {
  const part = { words: '', references };
  parts.push(part);
  return part;
};

/** Reads an element's text; returns the part for the text after it. */
function readElement(element: Element, parts: Part[], part: Part): Part {
  if (element.tagName === 'section') {
    read(element, parts, newPart(parts, element.properties.dataReferences !== undefined));
    return part;
  }
  const opens = element.tagName === 'h2' && part.words.trim() !== '';
  return read(element, parts, opens ? newPart(parts, part.references) : part);
}

/** Splits a node's text into parts. A section is its own part, and so is what follows a second-level heading. */
function read(node: Element, parts: Part[], own: Part): Part {
  let part = own;
  for (const child of node.children) {
    if (child.type === 'text') part.words += child.value;
    if (child.type !== 'element' || skipped.has(child.tagName)) continue;
    const space = inline.has(child.tagName) ? '' : ' ';
    part.words += space;
    part = readElement(child, parts, part);
    part.words += space;
  }
  return part;
}

/** The text of a page's main part, part by part, and of the disclosures in its footer. */
export function renderedWords(document: Root): PageWords {
  const parts: Part[] = [];
  const top = newPart(parts, false);
  const main = firstElement(document, isTag('main'));
  if (main) read(main, parts, top);
  const footer: Part = { words: '', references: false };
  const disclosures = firstElement(
    document,
    ({ tagName, properties }) => tagName === 'section' && properties.ariaLabel === 'Disclosures',
  );
  if (disclosures) read(disclosures, [], footer);
  return {
    parts: parts.map(({ words, references }) => ({ words: folded(words), references })),
    footer: folded(footer.words),
  };
}
