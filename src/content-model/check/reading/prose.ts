/** The prose of a content file in pieces, with positions. */
import type { ContentFile } from './content-file';
import { type MarkdownBody, type MarkdownPart, markdownParts } from './markdown-body';
import { indexOfNth, type Path, type Place, placeAt } from './places';
import { scalarsOf } from './scalars';

/** A piece of prose. `field` is the record's top-level field; null for the body. */
export type Prose = {
  text: string;
  field: string | null;
  /** The position of a piece of the text; `earlier` is how often the piece is in the text before it. */
  locate: (piece: string, earlier: number) => Place;
};

/** The offset of a position in a text whose first line has this number. */
const offsetOf = (text: string, { line, column }: Place, firstLine: number): number =>
  text
    .split('\n')
    .slice(0, line - firstLine)
    .reduce((offset, before) => offset + before.length + 1, column - 1);

/** The position of a piece of a body's prose, looked up in the file, where the lines of a list or a quotation are indented. */
function placeInBody({ text, line }: MarkdownBody, start: Place, piece: string, earlier: number): Place {
  const offset = offsetOf(text, start, line);
  const index = offset + Math.max(0, indexOfNth(text.slice(offset), piece, earlier));
  return placeAt(text, index, line);
}

const nameOf = (path: Path): string => path.map(String)[0] ?? '';

function readFields(content: ContentFile): Prose[] {
  const prose: Prose[] = [];
  for (const { path, value, shape } of scalarsOf(content)) {
    if (!shape.words || shape.code || shape.link || typeof value !== 'string') continue;
    const locate = (piece: string, earlier: number) => content.locateText(path, piece, earlier);
    prose.push({ text: value, field: nameOf(path), locate });
  }
  return prose;
}

const ofFields = new WeakMap<ContentFile, readonly Prose[]>();

/** The texts of the record's fields that readers see, except addresses and code. Memoized by file, since many rules read them. */
export function proseOfFields(content: ContentFile): readonly Prose[] {
  const prose = ofFields.get(content) ?? readFields(content);
  ofFields.set(content, prose);
  return prose;
}

const inBody = (body: MarkdownBody, { text, place }: MarkdownPart): Prose => ({
  text,
  field: null,
  locate: (piece, earlier) => placeInBody(body, place, piece, earlier),
});

function readSections({ body }: ContentFile): Prose[][] {
  const sections: Prose[][] = [[]];
  for (const part of body ? markdownParts(body) : []) {
    if (part.kind === 'heading' && Number(part.text) <= 2) sections.push([]);
    if (body && part.kind === 'prose') sections.at(-1)?.push(inBody(body, part));
  }
  return sections;
}

const ofSections = new WeakMap<ContentFile, readonly (readonly Prose[])[]>();

/** The texts of the body by section: before the first heading, then below each heading of depth 1 or 2. Memoized by file. */
export function proseOfSections(content: ContentFile): readonly (readonly Prose[])[] {
  const prose = ofSections.get(content) ?? readSections(content);
  ofSections.set(content, prose);
  return prose;
}

/** All prose of a file. */
export const proseOf = (content: ContentFile): Prose[] => [
  ...proseOfFields(content),
  ...proseOfSections(content).flat(),
];
