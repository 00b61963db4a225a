/** Checks what must be unique on the site: addresses, titles and descriptions of pages. */

import { type Diagnostic, quote } from '../diagnostics/diagnostic';
import type { ContentFile } from '../reading/content-file';
import type { FoundFile } from '../reading/content-files';

const inOneWay = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** Pages with a title or description that an earlier page has, ignoring case and spaces. */
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
        const fix = `write another ${field}, so that search results can be distinguished`;
        return [{ file: content.file, ...content.locate([field]), message, fix }];
      }),
    );
}

type Address = { file: string; path: string };

/**
 * Files whose page would have another page's address.
 * @param inner the pages of entries within files
 */
export function repeatedAddresses(files: readonly FoundFile[], inner: readonly Address[] = []): Diagnostic[] {
  const seen = new Map(inner.map(({ file, path }) => [path, `a page of ${file}`]));
  return files.flatMap(({ file, type, slug }) => {
    const path = type.route?.(slug);
    if (path === undefined) return [];
    const first = seen.get(path);
    seen.set(path, first ?? file);
    if (first === undefined) return [];
    const message = `the address "${path}" is already used by ${first}`;
    return [{ file, line: 1, column: 1, message, fix: 'give this file another name' }];
  });
}
