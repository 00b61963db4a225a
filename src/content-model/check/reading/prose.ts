/** The prose of a content file, piece by piece, with where something in it stands. */
import { recordShape, visitScalars } from '../../shape';
import { type MarkdownPart, markdownParts } from './markdown-body';
import { indexOfNth, type Path, type Place } from './places';
import type { ContentFile } from './read-content';

/** A piece of prose. `field` is the name of the record's own field that it stands in; a body has none. */
export type Prose = {
  text: string;
  field: string | null;
  /** Where a piece of the text stands that stands in it so often before. */
  locate: (piece: string, earlier: number) => Place;
};

/** Where a character of a text stands, when the text starts at a place. */
function placeIn(text: string, index: number, start: Place): Place {
  const before = text.slice(0, index).split('\n');
  const last = before.at(-1) ?? '';
  return {
    line: start.line + before.length - 1,
    column: (before.length === 1 ? start.column : 1) + last.length,
  };
}

const nameOf = (path: Path): string => path.map(String)[0] ?? '';

/** The texts of the record's fields that readers see, without addresses and code. */
export function proseOfFields(content: ContentFile): Prose[] {
  const prose: Prose[] = [];
  visitScalars(recordShape(content.type, 'input'), content.value, (path, value, shape) => {
    if (!shape.words || shape.code || shape.link || typeof value !== 'string') return;
    const locate = (piece: string, earlier: number) => content.locateText(path, piece, earlier);
    prose.push({ text: value, field: nameOf(path), locate });
  });
  return prose;
}

const inBody = ({ text, place }: MarkdownPart): Prose => ({
  text,
  field: null,
  locate: (piece, earlier) => placeIn(text, Math.max(0, indexOfNth(text, piece, earlier)), place),
});

/** The texts of the body, section by section: what stands before the first heading, then below each of depth 1 or 2. */
export function proseOfSections({ body }: ContentFile): Prose[][] {
  const sections: Prose[][] = [[]];
  for (const part of body ? markdownParts(body) : []) {
    if (part.kind === 'heading' && Number(part.text) <= 2) sections.push([]);
    if (part.kind === 'prose') sections.at(-1)?.push(inBody(part));
  }
  return sections;
}

/** All prose of a file. */
export const proseOf = (content: ContentFile): Prose[] => [
  ...proseOfFields(content),
  ...proseOfSections(content).flat(),
];
