/** Where content files belong and what they're called: a file in another place, another name, a missing one. */
import { type ContentType, contentTypeOf, contentTypes } from '../../content-types';
import { isImage } from '../../images';
import { recordShape } from '../../shape';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { fixFor, listed, nearest } from '../diagnostics/suggestions';
import type { ContentFile } from './content-file';

/** A file of a content type, with or without valid syntax. */
export type FoundFile = { file: string; type: ContentType; slug: string };

const pathOf = (type: ContentType): string =>
  type.kind === 'folder'
    ? `${type.source}/*.${type.format === 'yaml' ? 'yaml' : 'md'}`
    : `${type.source}.yaml`;

/** A diagnostic of a file as a whole. */
export const whole = (file: string, message: string, fix: string): Diagnostic => ({
  file,
  line: 1,
  column: 1,
  message,
  fix,
});

/** The extension of a text, with or without the ".txt" that some editors add. */
const textEnding = /\.(?:ya?ml|md|markdown)(?:\.txt)?$/i;

/** The path of a text with the right extension, if another one is the only error. */
export function withRightEnding(path: string): string | undefined {
  const bare = path.replace(textEnding, '');
  if (bare === path) return undefined;
  return [`${bare}.yaml`, `${bare}.md`].find((other) => contentTypeOf(other));
}

/** The file of which another one is a copy, by the name that a program gave it: "facts (1).yaml", "facts.yaml.orig". */
function originalOf(path: string): string | undefined {
  const original = path
    .replace(/\.(?:bak|orig|old|tmp)$/i, '')
    .replace(/ (?:\([^)]*\)|copy(?: \d+)?|\d+)(?=\.\w+$)/i, '');
  return original !== path && contentTypeOf(original) ? original : undefined;
}

/** The likely fix for a file without a content type: another extension, folder or name. */
export function fixForPlace(path: string): string {
  const original = originalOf(path);
  if (original !== undefined) return `remove it: it looks like a copy of "${original}"`;
  const renamed = withRightEnding(path);
  if (renamed) return `rename it to "${renamed}"`;
  const image = path.replace(/\.jpe?g$/i, '.jpg');
  if (image !== path && isImage(image)) return `rename it to "${image}"`;
  if (/\.(heic|heif|avif|gif|tiff?|bmp)$|^updates\/images\/.*\.(svg|pdf|eps|psd)$/i.test(path))
    return 'save it as PNG, JPEG or WebP';
  if (/\.(mdx|txt|rtf|docx?|odt|pages|html?)$/i.test(path) && /^(documentation|updates|company)\//.test(path))
    return `copy its text into a file "${path.replace(/(\.(?:ya?ml|md|markdown))?\.\w+$/i, '')}.md", or remove it`;
  const [, name = '', ending = ''] = /^updates\/images\/([^/]+)\.(png|jpe?g|webp)$/i.exec(path) ?? [];
  if (plainSlug(name) !== '')
    return `rename it to "updates/images/${plainSlug(name)}.${ending.toLowerCase().replace('jpeg', 'jpg')}"`;
  if (/\.(png|jpe?g|webp)$/i.test(path))
    return `move it to updates/images/, with a name of lowercase words, such as "updates/images/void-after.png"`;
  if (!/\.(ya?ml|md|markdown)$/i.test(path)) return 'move it to static/ if a page shows it, or remove it';
  const folders = [
    ...new Set(contentTypes.filter(({ kind }) => kind === 'folder').map(({ source }) => source)),
  ];
  const folder = path.includes('/') ? nearest(path.slice(0, path.lastIndexOf('/')), folders) : undefined;
  if (folder) return `did you mean the folder "${folder}"?`;
  const ofFormat = path.endsWith('.md') ? 'markdown' : 'yaml';
  const fitting = contentTypes.filter(({ kind, format }) => kind === 'folder' && format === ofFormat);
  const move = `move it to one of the folders ${listed(fitting.map(({ source }) => `"${source}"`))}`;
  const single = contentTypes.filter(({ kind }) => kind !== 'folder').map(pathOf);
  return path.includes('/') ? move : fixFor(path, single, move);
}

/** The type of another folder whose fields a file has, if they don't fit the folder that it's in. */
export function meantType({ type, value }: Pick<ContentFile, 'type' | 'value'>): ContentType | undefined {
  if (type.kind !== 'folder' || typeof value !== 'object' || value === null) return undefined;
  const own = recordShape(type, 'input').properties ?? {};
  if (Object.keys(value).every((field) => field in own)) return undefined;
  return contentTypes.find(
    ({ kind, format, schema }) =>
      kind === 'folder' && format === type.format && schema.safeParse(value).success,
  );
}

/** A file in the folder of another type. */
export const misplaced = (file: string, { name, source }: ContentType): Diagnostic =>
  whole(
    file,
    name === 'Update' ? 'this looks like an update' : `this looks like a file of ${source}/`,
    `move it to ${source}/`,
  );

/** The slug that a name means. */
export const plainSlug = (slug: string): string =>
  slug
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Pages that no one can open: hosts remove "index" from the end of addresses, and have a page for unknown ones. */
function unreachable({ type, slug }: FoundFile): string | undefined {
  const path = type.route?.(slug);
  if (path?.endsWith('/index'))
    return `the page ${path} can't be opened: hosts remove "index" from the end of an address`;
  return path === '/404' ? 'the address /404 belongs to the page for unknown addresses' : undefined;
}

/** A name that can't be part of an address. */
export function nameDiagnostics(found: FoundFile): Diagnostic[] {
  const { file, type, slug } = found;
  const what = unreachable(found);
  if (what !== undefined) return [whole(file, what, 'give this file another name')];
  if (type.kind !== 'folder' || /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return [];
  const likely = plainSlug(slug);
  const ending = file.slice(file.lastIndexOf('.'));
  return [
    whole(
      file,
      `the file name "${slug}" cannot be part of an address`,
      `use lowercase words joined by hyphens, such as "${likely || 'new-name'}${ending}"`,
    ),
  ];
}

/** Required files that are missing. */
export const missingFiles = (files: readonly FoundFile[]): FoundFile[] =>
  contentTypes
    .filter((type) => type.kind !== 'folder' && !files.some((found) => found.type === type))
    .map((type) => ({ file: `content/${pathOf(type)}`, type, slug: '' }));

/** Reports required files that are missing. */
export const missingFileDiagnostics = (files: readonly FoundFile[]): Diagnostic[] =>
  missingFiles(files).map(({ file, type }) =>
    whole(file, `the file "${pathOf(type)}" is missing`, 'restore it from the Git history'),
  );
