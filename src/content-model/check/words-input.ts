import type { Root } from 'mdast';
import type { Point, Position } from 'unist';
import type { ContentFile } from '../read/content-file';
import { scalarsOf } from './prose';

/** A text that readers see, for the checks of words. */
export type PlacedText = {
  readonly value: string;
  readonly place: Point | Position;
  readonly kind: 'plain' | 'markdown';
  /** The tree of a Markdown text, with positions in its file. */
  readonly tree?: Root;
  /** The point of an index in a plain text. */
  readonly pointAt?: (index: number) => Point;
};

/** The texts of a file: each field, then the whole body. */
export function placedTexts(content: ContentFile): PlacedText[] {
  const fields = scalarsOf(content).flatMap(({ path, value, shape }): PlacedText[] =>
    typeof value === 'string' && shape.words && !shape.code && !shape.link
      ? [
          {
            value,
            place: content.placeOf(path),
            kind: 'plain',
            pointAt: (index) => content.pointIn(path, index),
          },
        ]
      : [],
  );
  if (content.type.format !== 'markdown') return fields;
  const { text } = content;
  const place = { start: content.pointAt(0), end: content.pointAt(text.length) };
  return [...fields, { value: text, place, kind: 'markdown', tree: content.tree() }];
}
