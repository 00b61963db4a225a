/** Items of lists that are in another list than their author meant, and boxes to check that are shown as text. */
import type { List, ListItem, Nodes, Paragraph } from 'mdast';
import { quote } from '../../diagnostics/diagnostic';
import { visitNodes } from '../../reading/visit-nodes';
import { endOf, type Found, type Markdown, startOf, writtenIn } from './found';

/** How many characters are before a part on its line. */
const columnOf = (source: string, part: ListItem): number =>
  startOf(part) - (source.lastIndexOf('\n', startOf(part) - 1) + 1);

const markerOf = (source: string, item: ListItem): string =>
  /^(?:[-+*]|\d+[.)])/.exec(writtenIn(source, item))?.[0] ?? '';

/** An item that starts to the right of the one before it, and not below that one's text. */
function indentError(source: string, before: ListItem, item: ListItem): Found | undefined {
  const [outer, own] = [columnOf(source, before), columnOf(source, item)];
  if (own <= outer) return undefined;
  const wanted = outer + markerOf(source, before).length + 1;
  return {
    offset: startOf(item),
    message: `this item isn't below the one above it: it needs ${wanted} spaces before its marker, and has ${own}`,
    fix: `indent it, and its neighbors, by ${wanted} spaces`,
  };
}

/** The lists directly above a part, from the nearest, without empty lines between them. */
function listsAbove(source: string, parts: readonly Nodes[], index: number): List[] {
  const [above, part] = [parts[index - 1], parts[index]];
  if (above?.type !== 'list' || !part || /\n\s*\n/.test(source.slice(endOf(above), startOf(part)))) return [];
  return [above, ...listsAbove(source, parts, index - 1)];
}

/** A list directly below others: its first item was meant as the next one of the first list, or as a part of the last item. */
function startError(source: string, below: List, lists: readonly List[]): Found | undefined {
  const above = lists.at(-1);
  const [last, first] = [lists[0]?.children.at(-1), below.children[0]];
  if (!above || !last || !first) return undefined;
  const indent = indentError(source, last, first);
  if (indent) return indent;
  const marker = markerOf(source, above.children.at(-1) ?? last);
  const other = markerOf(source, first);
  // After a list below an item, the next number goes on.
  if (columnOf(source, first) < columnOf(source, last)) return undefined;
  return {
    offset: startOf(first),
    message: `${quote(other)} starts another list, because the one above has ${quote(marker)}`,
    fix: `write "${above.ordered ? `${Number.parseInt(marker, 10) + 1}${marker.at(-1)}` : marker} "`,
  };
}

/** A box with no space, or with one too many. */
const brokenBox = /^(?:[-+*]|\d+[.)])[ \t]+(\[(?:| [xX]|[xX] | {2,})\])(?=\s)/;

function boxError(source: string, item: ListItem): Found | undefined {
  const [start = '', box] = brokenBox.exec(writtenIn(source, item)) ?? [];
  if (box === undefined) return undefined;
  return {
    offset: startOf(item) + start.length - box.length,
    message: `${quote(box)} isn't a box to check, so it's shown as text`,
    fix: /x/i.test(box) ? 'write "[x]"' : 'write "[ ]", with one space',
  };
}

/** A line of a paragraph that would be an item of a list if it were indented less. */
const deepItem = /(?<=\n[ \t>]*)(?:[-+*]|1[.)])(?=[ \t]+\S)/g;

const deepItems = (source: string, paragraph: Paragraph): Found[] =>
  [...writtenIn(source, paragraph).matchAll(deepItem)].map(({ index }) => ({
    offset: startOf(paragraph) + index,
    message: 'this item is indented so far that it belongs to the text above',
    fix: 'indent it less',
  }));

/** The errors of one of the parts of a list, a quotation or the text. */
function errorsOf(source: string, parts: readonly Nodes[], index: number): (Found | undefined)[] {
  const [above, part] = [parts[index - 1], parts[index]];
  if (part?.type === 'paragraph') return deepItems(source, part);
  if (part?.type === 'list') return [startError(source, part, listsAbove(source, parts, index))];
  if (part?.type !== 'listItem') return [];
  return [boxError(source, part), above?.type === 'listItem' ? indentError(source, above, part) : undefined];
}

/** The errors in lists. */
export function listErrors({ tree, source }: Markdown): Found[] {
  const found: Found[] = [];
  visitNodes(tree, (node) => {
    const parts: readonly Nodes[] = 'children' in node ? node.children : [];
    for (const index of parts.keys())
      found.push(...errorsOf(source, parts, index).filter((error) => error !== undefined));
  });
  return found;
}
