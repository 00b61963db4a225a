/** Shapes of HTML that Markdown has no words for, as shapes that it has. Children have been shaped before. */
import type { Element, ElementContent } from 'hast';

const element = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
const text = (value: string): ElementContent => ({ type: 'text', value });

const isElement = (node: ElementContent): node is Element => node.type === 'element';
const inside = (tagName: string, children: readonly ElementContent[]): Element[] =>
  children
    .filter(isElement)
    .flatMap((child) => (child.tagName === tagName ? [child] : inside(tagName, child.children)));

/** What a role says is a table, for those who read tags. */
const tagOfRole: Readonly<Record<string, string>> = {
  table: 'table',
  rowgroup: 'tbody',
  row: 'tr',
  columnheader: 'th',
  rowheader: 'th',
  cell: 'td',
};

/** What stands beside each other in boxes stands a space apart in a line. */
const apart = (children: readonly ElementContent[]): ElementContent[] =>
  children.flatMap((child, index) => {
    const previous = children[index - 1];
    return previous && isElement(previous) && isElement(child) ? [text(' '), child] : [child];
  });

/** The content of a table cell on one line, as Markdown requires: the items of a list follow each other. */
function inOneLine(cell: Element): Element {
  const children = cell.children.flatMap((child): ElementContent[] => {
    if (!isElement(child)) return [child];
    const items = inside('li', [child]);
    if (items.length === 0) return [child];
    return items.flatMap((item, index) => [...(index > 0 ? [text(' ')] : []), ...item.children]);
  });
  return { ...cell, children };
}

/** A term and what is said of it: "**term:** words; more words". */
function definitions(list: Element): Element {
  const items: Element[] = [];
  for (const part of list.children
    .filter(isElement)
    .flatMap((child) => (child.tagName === 'div' ? child.children : [child]))) {
    if (!isElement(part)) continue;
    const last = items.at(-1);
    if (part.tagName === 'dt') items.push(element('li', [element('strong', part.children), text(':')]));
    else last?.children.push(text(last.children.length > 2 ? '; ' : ' '), ...part.children);
  }
  return element('ul', items);
}

/** A heading within a list's item is no heading of the text. */
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

/** An element as Markdown can say it. */
export function asMarkdownCan(given: Element): Element {
  const tagName = tagOfRole[String(given.properties.role ?? '')] ?? given.tagName;
  const shaped = {
    ...given,
    tagName,
    children: tagName === 'pre' || tagName === 'code' ? given.children : apart(given.children),
  };
  if (tagName === 'td' || tagName === 'th') return inOneLine(shaped);
  if (tagName === 'dl') return definitions(given);
  if (tagName === 'li') return unheaded(shaped);
  // The name of a tab stands over what it would show; so does that of a part that unfolds.
  if (tagName === 'label' || tagName === 'summary') return element('p', [element('strong', shaped.children)]);
  return shaped;
}
