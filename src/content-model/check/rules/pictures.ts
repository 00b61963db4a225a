/** Checks that each picture is used, and that its alternative text says something. */
import { imageFileOf, imageNameOf } from '../../images';
import { type Diagnostic, quote } from '../diagnostics/diagnostic';
import type { ContentFile } from '../reading/content-file';
import type { AllContent } from '../reading/content-files';
import { type MarkdownPart, markdownParts } from '../reading/markdown-body';
import type { Place } from '../reading/places';
import { scalarsOf } from '../reading/scalars';

/** The types whose bodies may have pictures. */
const illustrated = ['Update'];

/** The error of a picture in the body of a type that shows none. */
export const pictureFault = ({ type }: ContentFile): Pick<Diagnostic, 'message' | 'fix'> | undefined =>
  illustrated.includes(type.name)
    ? undefined
    : { message: 'pictures are only shown in updates', fix: 'use text or a table instead' };

/** The error of a link in a body to a picture, which was meant to show it. */
export function pictureLinkFault(
  content: ContentFile,
  href: string,
  { line, column }: Place,
): Pick<Diagnostic, 'message' | 'fix'> | undefined {
  const { body } = content;
  const written = body?.text.split('\n')[line - body.line]?.slice(column - 1) ?? '';
  // Not a definition such as "[picture]: images/void-after.png".
  if (imageNameOf(href) === undefined || !/^\[[^\]]*\]\(/.test(written)) return undefined;
  const message = `${quote(href)} is a picture, and this is a link`;
  return pictureFault(content) ?? { message, fix: 'add "!" before "["' };
}

/** The name of the picture that a part of a body shows, or would show if its link had an exclamation mark. */
function pictureOf({ kind, text }: MarkdownPart): string | undefined {
  if (kind === 'image') return imageNameOf(text) ?? text;
  return kind === 'link' ? imageNameOf(text) : undefined;
}

/** The names of the pictures that a file shows, existing or not. */
export function picturesIn(content: ContentFile): string[] {
  const inBody = content.body ? markdownParts(content.body) : [];
  const names = inBody.flatMap((part) => pictureOf(part) ?? []);
  for (const { value, shape } of scalarsOf(content)) {
    if (shape.names === 'Image' && typeof value === 'string') names.push(value);
  }
  return names;
}

/**
 * Pictures that no text shows. None is reported while a text shows one that doesn't exist, which may be the same under
 * another name, or while a text can't be read, or has errors and shows none.
 * @param broken files with errors
 */
export function unusedPictures(
  { contents, files, images }: AllContent,
  shownIn: (content: ContentFile) => readonly string[],
  broken: ReadonlySet<string>,
): Diagnostic[] {
  const shown = new Set(contents.flatMap((content) => shownIn(content)));
  const isHidden = contents.some((content) => broken.has(content.file) && shownIn(content).length === 0);
  if (contents.length < files.length || isHidden || [...shown].some((name) => !images.includes(name)))
    return [];
  return images
    .filter((name) => !shown.has(name))
    .map((name) => ({
      file: imageFileOf(name),
      line: 1,
      column: 1,
      message: 'no update shows this picture',
      fix: `show it with ![What it shows](images/${name}), or remove it`,
    }));
}

const generic =
  /^(?:an? |the |this )?(?:alt(?:ernative)?[ -]?text|alt|image|img|picture|photo|photograph|screenshot|screen shot|graphic|diagram|illustration|figure|logo|icon|todo|tbd|text|untitled|placeholder)(?:[ _-]?\d+)?[.!]?$/i;

/** What is wrong with an alternative text; undefined for one that may say what the picture shows. */
export function altFault(alt: string, name: string): Pick<Diagnostic, 'message' | 'fix'> | undefined {
  const plain = alt.trim();
  const bare = name.replace(/\.\w+$/, '').replace(/[-_]+/g, ' ');
  const isName =
    plain.replace(/[-_]+/g, ' ').toLowerCase() === bare || /\.(?:png|jpe?g|webp|gif)$/i.test(plain);
  if (!generic.test(plain) && !isName && /\p{L}.*\s.*\p{L}/u.test(plain)) return undefined;
  return {
    message: `the alternative text ${quote(plain)} does not say what the picture shows`,
    fix: 'describe it in a sentence, for people who cannot see it',
  };
}

/** Alternative texts of pictures at the top of updates that say nothing. */
export function altDiagnostics({ file, value, locate }: ContentFile): Diagnostic[] {
  const { image } = { ...(value as { image?: unknown } | null) };
  const { alt, file: name } = { ...(image as { alt?: unknown; file?: unknown } | null) };
  if (typeof alt !== 'string' || alt.trim() === '') return [];
  const fault = altFault(alt, String(name));
  return fault ? [{ file, ...locate(['image', 'alt']), ...fault }] : [];
}
