/** The files of the API description among all content files. */
import type { ContentType } from '../content-types';
import { type Bundle, bundle, type Part } from './bundle';

/** In the order of joining. */
const types = ['ApiDescription', 'ApiResourceFile', 'ApiSharedFile', 'ApiSamples'];

/** Whether files of a type are part of the API description. */
export const isApiPart = ({ name }: Pick<ContentType, 'name'>): boolean => types.includes(name);

type TypedPart = Part & { readonly type: ContentType };

const rank = ({ type }: TypedPart): number => types.indexOf(type.name);

const inOrder = (a: TypedPart, b: TypedPart): number => rank(a) - rank(b) || (a.slug < b.slug ? -1 : 1);

/** A description joined from files, with those files. */
export type Joined<P extends TypedPart> = Bundle<P> & { readonly parts: readonly P[] };

let last: Joined<TypedPart> | undefined;

const isLast = (parts: readonly TypedPart[]): boolean =>
  last?.parts.length === parts.length && parts.every((part, index) => part === last?.parts[index]);

/**
 * Joins the files of the description among the given ones; undefined if the root is missing. Memoized by the files'
 * identity.
 */
export function joinedParts<P extends TypedPart>(files: readonly P[]): Joined<P> | undefined {
  const parts = files.filter(({ type }) => isApiPart(type)).sort(inOrder);
  const [root, ...others] = parts;
  if (!root || rank(root) !== 0) return undefined;
  if (!isLast(parts)) last = { ...bundle<TypedPart>([root, ...others]), parts };
  return last as unknown as Joined<P>;
}
