/** The files of the API description among all content files. */
import type { ContentType } from '../content-types';
import type { ContentFile } from '../read/content-file';
import { type Bundle, bundle } from './bundle';

/** In the order of joining. */
const types = ['ApiDescription', 'ApiResourceFile', 'ApiSharedFile', 'ApiSamples'];

/** Whether files of a type are part of the API description. */
export const isApiPart = ({ name }: Pick<ContentType, 'name'>): boolean => types.includes(name);

const rank = ({ type }: ContentFile): number => types.indexOf(type.name);
const inOrder = (a: ContentFile, b: ContentFile) => rank(a) - rank(b) || (a.slug < b.slug ? -1 : 1);

let last: { readonly parts: readonly ContentFile[]; readonly joined: Bundle } | undefined;

/** Joins the files of the description; undefined if the root is missing. Memoized by the files' identity. */
export function joinedParts(files: readonly ContentFile[]): Bundle | undefined {
  const parts = files.filter(({ type }) => isApiPart(type)).sort(inOrder);
  const [root, ...others] = parts;
  if (!root || rank(root) !== 0) return undefined;
  const isLast = last?.parts.length === parts.length && parts.every((part, at) => part === last?.parts[at]);
  if (!last || !isLast) last = { parts, joined: bundle([root, ...others]) };
  return last.joined;
}
