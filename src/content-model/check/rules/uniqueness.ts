/** Checks what must be unique on the site: addresses, titles and descriptions of pages. */

import { type Diagnostic, quote } from '../diagnostics/diagnostic';
import type { ContentFile } from '../reading/content-file';
import type { FoundFile } from '../reading/content-files';
import { type IsChanged, nothingChanged } from '../reading/git-changes';

const inOneWay = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** The groups with more than one member. */
function repeated<T>(members: readonly T[], keyOf: (member: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const member of members) {
    const key = keyOf(member);
    const group = groups.get(key);
    if (group) group.push(member);
    else groups.set(key, [member]);
  }
  return [...groups.values()].filter(({ length }) => length > 1);
}

/** The member that was there first, and the others, which are new or changed if Git knows. */
function originalOf<T extends { file: string }>(
  group: readonly T[],
  isChanged: IsChanged,
): [T, T[]] | undefined {
  const original = group.find(({ file }) => !isChanged(file)) ?? group[0];
  return original && [original, group.filter((member) => member !== original)];
}

/** Pages with a title or description that another page has, ignoring case and spaces. */
export function repeatedWords(
  contents: readonly ContentFile[],
  isChanged: IsChanged = nothingChanged,
): Diagnostic[] {
  const pages = contents.filter(({ type }) => type.route !== undefined);
  return ['title', 'description'].flatMap((field) => {
    const words = pages.flatMap((content) => {
      const value = { ...(content.value as Record<string, unknown> | null) }[field];
      return typeof value === 'string' ? [{ file: content.file, content, value }] : [];
    });
    return repeated(words, ({ value }) => inOneWay(value)).flatMap((group) => {
      const [original, copies] = originalOf(group, isChanged) ?? [];
      if (!original || !copies) return [];
      const { line } = original.content.locate([field]);
      return copies.map(({ file, content, value }) => ({
        file,
        ...content.locate([field]),
        message: `the ${field} ${quote(value)} is already used in ${original.file}, line ${line}`,
        fix: `write another ${field}, so that search results can be distinguished`,
      }));
    });
  });
}

type Address = { file: string; path: string };

/**
 * Files whose page would have another page's address.
 * @param inner the pages of entries within files
 */
export function repeatedAddresses(
  files: readonly FoundFile[],
  inner: readonly Address[] = [],
  isChanged: IsChanged = nothingChanged,
): Diagnostic[] {
  const own = files.flatMap(({ file, type, slug }) => {
    const path = type.route?.(slug);
    return path === undefined ? [] : [{ file, path, name: file }];
  });
  const within = inner.map(({ file, path }) => ({ file, path, name: `a page of ${file}` }));
  const ownByFile = new Set(own);
  return repeated([...within, ...own], ({ path }) => path).flatMap((group) => {
    const [original, copies] = originalOf(group, isChanged) ?? [];
    if (!original || !copies) return [];
    return copies
      .filter((copy) => ownByFile.has(copy) || ownByFile.has(original))
      .map(({ file, path }) => ({
        file,
        line: 1,
        column: 1,
        message: `the address "${path}" is already used by ${original.name}`,
        fix: 'give this file another name',
      }));
  });
}
