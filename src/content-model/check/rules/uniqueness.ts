/** Checks what may be on the site once alone: addresses, titles and descriptions of pages. */

import { type Diagnostic, quote } from '../diagnostics/diagnostic';
import type { FoundFile } from '../reading/content-files';
import type { ContentFile } from '../reading/read-content';

const inOneWay = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** Pages whose words for search results an earlier page has already. Case and spaces make no difference. */
export function repeatedWords(contents: readonly ContentFile[]): Diagnostic[] {
  const seen = new Map<string, ContentFile>();
  return contents
    .filter(({ type }) => type.route !== undefined)
    .flatMap((content) =>
      ['title', 'description'].flatMap((field) => {
        const value = { ...(content.value as Record<string, unknown> | null) }[field];
        if (typeof value !== 'string') return [];
        const key = `${field} ${inOneWay(value)}`;
        const first = seen.get(key);
        seen.set(key, first ?? content);
        if (!first) return [];
        const line = first.locate([field]).line;
        const message = `the ${field} ${quote(value)} is already used in ${first.file}, line ${line}`;
        const fix = `write another ${field}; search results tell pages apart by it`;
        return [{ file: content.file, ...content.locate([field]), message, fix }];
      }),
    );
}

type Address = { file: string; path: string };

/**
 * Files from which a page with an address would be made that another page has.
 * @param inner the pages of entries within files
 */
export function repeatedAddresses(files: readonly FoundFile[], inner: readonly Address[] = []): Diagnostic[] {
  const seen = new Map(inner.map(({ file, path }) => [path, `a page that ${file} makes`]));
  return files.flatMap(({ file, type, slug }) => {
    const path = type.route?.(slug);
    if (path === undefined) return [];
    const first = seen.get(path);
    seen.set(path, first ?? file);
    if (first === undefined) return [];
    const message = `the address "${path}" is already that of ${first}`;
    return [{ file, line: 1, column: 1, message, fix: 'give this file another name' }];
  });
}
