/** The texts of a file that readers see, with the position of each character. */
import type { Nodes, Parents } from 'mdast';
import type { Point } from 'unist';
import type { ContentFile, Path } from '../read/content-file';
import { recordShape, type Shape, visitScalars } from '../shape';

export type Prose = {
  readonly text: string;
  readonly pointAt: (index: number) => Point;
};

export type Scalar = { readonly path: Path; readonly value: unknown; readonly shape: Shape };

const scalars = new WeakMap<ContentFile, readonly Scalar[]>();

/** Every value of a record that its content type defines. */
export function scalarsOf(content: ContentFile): readonly Scalar[] {
  const known = scalars.get(content);
  if (known) return known;
  const found: Scalar[] = [];
  visitScalars(recordShape(content.type, 'input'), content.value, (path, value, shape) => {
    found.push({ path, value, shape });
  });
  scalars.set(content, found);
  return found;
}

/** Stands for code, a picture or a break in a text, so that no words around it are taken together. */
export const gap = '\uFFFC';

/** A block of Markdown whose children are text. */
const isBlock = ({ type }: Nodes): boolean => ['paragraph', 'heading', 'tableCell'].includes(type);

/** The text of a block, with the point of each character. */
function inlineText(block: Nodes, { pointAt, text: source }: ContentFile): Prose {
  const pieces: { readonly start: number; readonly offset: number }[] = [];
  let text = '';
  const add = (node: Nodes): void => {
    const offset = node.position?.start.offset ?? 0;
    if ('children' in node) for (const child of node.children) add(child);
    else {
      const value = node.type === 'text' ? node.value : gap;
      pieces.push({ start: text.length, offset });
      text += value;
    }
  };
  add(block);
  return {
    text,
    pointAt: (index) => {
      const { start, offset } = pieces.findLast((piece) => piece.start <= index) ?? { start: 0, offset: 0 };
      const near = offset + index - start;
      // Escapes and the marks of quotations and lists make the source longer than the text.
      const [word = ''] = /^\S+/.exec(text.slice(index)) ?? [];
      const found = source.startsWith(word, near) ? near : source.indexOf(word, offset);
      return pointAt(found < 0 ? offset : found);
    },
  };
}

function proseOfBody(content: ContentFile): Prose[] {
  const found: Prose[] = [];
  const visit = (node: Nodes): void => {
    if (isBlock(node)) found.push(inlineText(node, content));
    else if ('children' in node) for (const child of (node as Parents).children) visit(child);
  };
  visit(content.tree());
  return found;
}

const proses = new WeakMap<ContentFile, readonly Prose[]>();

/** Every text of a file that readers see: fields, then the blocks of the body. Code and addresses are left out. */
export function proseOf(content: ContentFile): readonly Prose[] {
  const known = proses.get(content);
  if (known) return known;
  const fields = scalarsOf(content).flatMap(({ path, value, shape }): Prose[] =>
    typeof value === 'string' && shape.words && !shape.code && !shape.link
      ? [{ text: value, pointAt: (index) => content.pointIn(path, index) }]
      : [],
  );
  const found = [...fields, ...proseOfBody(content)];
  proses.set(content, found);
  return found;
}
