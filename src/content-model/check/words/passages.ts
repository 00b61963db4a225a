/** Texts as the rules about words read them: a field, or a block of Markdown without its code. */
import type { Nodes, Parents } from 'mdast';
import type { Point, Position } from 'unist';
import type { VFile } from 'vfile';
import { location } from 'vfile-location';
import type { PlacedText } from '../words-input';

export type Passage = {
  /** As readers see it. */
  readonly text: string;
  /** The same, with a placeholder of the same length for each variable, address and piece of code. */
  readonly prose: string;
  readonly placeOf: (index: number) => Point | Position;
};

/** Replaces what isn't prose, so that no words around it are taken together. */
const gap = '\uFFFC';

/** Code, the addresses of links, variables, and mail addresses. */
const notProse = /`[^`]*`|\]\([^)\s]*\)|\b[a-z]+:\/\/\S+|\{[\w.:-]+\}|\S+@\S+/g;

const proseOf = (text: string): string => text.replace(notProse, (piece) => gap.repeat(piece.length));

const isBlock = ({ type }: Nodes): boolean => ['paragraph', 'heading', 'tableCell'].includes(type);

function blocksIn(node: Nodes): Nodes[] {
  if (isBlock(node)) return [node];
  return 'children' in node ? (node as Parents).children.flatMap(blocksIn) : [];
}

type Piece = { readonly start: number; readonly offset: number };

function passageOf(block: Nodes, source: string, pointAt: (offset: number) => Point): Passage {
  const pieces: Piece[] = [];
  let text = '';
  const add = (node: Nodes): void => {
    if ('children' in node) {
      for (const child of (node as Parents).children) add(child);
      return;
    }
    pieces.push({ start: text.length, offset: node.position?.start.offset ?? 0 });
    text += node.type === 'text' ? node.value : gap;
  };
  add(block);
  return {
    text,
    prose: proseOf(text),
    placeOf: (index) => {
      const { start, offset } = pieces.findLast((piece) => piece.start <= index) ?? { start: 0, offset: 0 };
      const near = offset + index - start;
      // Escapes and the marks of quotations and lists make the source longer than the text.
      const [word = ''] = /^\S+/.exec(text.slice(index)) ?? [];
      const found = source.startsWith(word, near) ? near : source.indexOf(word, offset);
      return pointAt(found < 0 ? offset : found);
    },
  };
}

/** The passages of a text. */
export function passagesOf({ value, place, tree, pointAt }: PlacedText, file: VFile): Passage[] {
  if (!tree) return [{ text: value, prose: proseOf(value), placeOf: (index) => pointAt?.(index) ?? place }];
  const { toPoint } = location(file);
  const start: Point = { line: 1, column: 1, offset: 0 };
  return blocksIn(tree).map((block) =>
    passageOf(block, String(file), (offset) => (toPoint(offset) as Point | undefined) ?? start),
  );
}
