/** Maps HTML that Markdown can't express to HTML that it can. Children are mapped first. */
import type { Element, ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { element as elementOf, textNode } from '../markdown/replace-nodes';

const element = (tagName: string, children: ElementContent[]) => elementOf(tagName, {}, children);

const isElement = (node: ElementContent): node is Element => node.type === 'element';
const inside = (tagName: string, children: readonly ElementContent[]): Element[] =>
  children
    .filter(isElement)
    .flatMap((child) => (child.tagName === tagName ? [child] : inside(tagName, child.children)));

/** Tags for ARIA table roles. */
const tagOfRole: Readonly<Record<string, string>> = {
  table: 'table',
  rowgroup: 'tbody',
  row: 'tr',
  columnheader: 'th',
  rowheader: 'th',
  cell: 'td',
};

/** Adds spaces between adjacent boxes, which share a line in Markdown. */
const apart = (children: readonly ElementContent[]): ElementContent[] =>
  children.flatMap((child, index) => {
    const previous = children[index - 1];
    return previous && isElement(previous) && isElement(child) ? [textNode(' '), child] : [child];
  });

/** The content of a table cell on one line, as Markdown requires: the items of a list follow each other. */
function inOneLine(cell: Element): Element {
  const children = cell.children.flatMap((child): ElementContent[] => {
    if (!isElement(child)) return [child];
    const items = inside('li', [child]);
    if (items.length === 0) return [child];
    return items.flatMap((item, index) => [...(index > 0 ? [textNode(' ')] : []), ...item.children]);
  });
  return { ...cell, children };
}

/** The children without blank texts at the end, which Markdown could only write as "&#x20;". */
const withoutBlankEnd = (children: readonly ElementContent[]): ElementContent[] =>
  children.slice(0, children.findLastIndex((child) => textOf(child).trim() !== '') + 1);

/** What is between a term and its definition, or between two definitions: a sentence ends on its own. */
const between = (last: Element): string =>
  last.children.length === 2 || /[.!?]\s*$/.test(textOf(last)) ? ' ' : '; ';

/** A definition list as a list: "**term:** text; more text". */
function definitions(list: Element): Element {
  const items: Element[] = [];
  for (const part of list.children
    .filter(isElement)
    .flatMap((child) => (child.tagName === 'div' ? child.children : [child]))) {
    if (!isElement(part)) continue;
    const last = items.at(-1);
    if (part.tagName === 'dt')
      items.push(element('li', [element('strong', withoutBlankEnd(part.children)), textNode(':')]));
    else last?.children.push(textNode(between(last)), ...part.children);
  }
  return element('ul', items);
}

/** A heading within a list item isn't a heading of the page. */
const unheaded = (item: Element): Element => ({
  ...item,
  children: item.children.map((child) =>
    isElement(child) && /^h[1-6]$/.test(child.tagName)
      ? element('p', [element('strong', child.children)])
      : isElement(child) && child.tagName !== 'li'
        ? unheaded(child)
        : child,
  ),
});

/** A name that links to its own entry is code: a field, an event, an error status. */
function named(item: Element): Element {
  const [name, ...rest] = item.children;
  if (!name || !isElement(name) || !String(name.properties.href).endsWith(`#${item.properties.id}`))
    return item;
  return { ...item, children: [{ ...name, children: [element('code', name.children)] }, ...rest] };
}

/** Maps an element to one that Markdown can express. */
export function asMarkdownCan(given: Element): Element {
  const tagName = tagOfRole[String(given.properties.role ?? '')] ?? given.tagName;
  const shaped = {
    ...given,
    tagName,
    children: tagName === 'pre' || tagName === 'code' ? given.children : apart(given.children),
  };
  if (tagName === 'td' || tagName === 'th') return inOneLine(shaped);
  if (tagName === 'dl') return definitions(given);
  if (tagName === 'li') return unheaded(named(shaped));
  // The name of a tab goes above its content, and so does a <summary>.
  if (tagName === 'label' || tagName === 'summary') return element('p', [element('strong', shaped.children)]);
  return shaped;
}
