/** Checks what must be unique on the site: addresses, titles and descriptions of pages. */

import type { InnerPage } from '../../inner-page';
import { type Diagnostic, quote } from '../diagnostics/diagnostic';
import type { ContentFile } from '../reading/content-file';
import type { FoundFile } from '../reading/file-places';
import { type ChangeTimes, newerOf } from '../reading/history';
import type { Path } from '../reading/places';

const inOneWay = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** By key, all who have it, of keys that several have. */
export function shared<T>(all: readonly (readonly [key: string, holder: T])[]): T[][] {
  const holders = new Map<string, T[]>();
  for (const [key, holder] of all) holders.set(key, [...(holders.get(key) ?? []), holder]);
  return [...holders.values()].filter(({ length }) => length > 1);
}

type Words = {
  readonly file: string;
  readonly content: ContentFile;
  readonly field: string;
  readonly value: string;
};

/** Pages with a title or description that an older page has, ignoring case and spaces. */
export function repeatedWords(contents: readonly ContentFile[], changedAt: ChangeTimes): Diagnostic[] {
  const all = contents
    .filter(({ type }) => type.route !== undefined)
    .flatMap((content) =>
      ['title', 'description'].flatMap((field): [string, Words][] => {
        const value = { ...(content.value as Record<string, unknown> | null) }[field];
        if (typeof value !== 'string') return [];
        return [[`${field} ${inOneWay(value)}`, { file: content.file, content, field, value }]];
      }),
    );
  return shared(all).flatMap((holders) => {
    const { oldest, newer = [] } = newerOf(holders, changedAt) ?? {};
    return newer.map(({ file, content, field, value }) => {
      const line = oldest?.content.locate([field]).line;
      const message = `the ${field} ${quote(value)} is already used in ${oldest?.file}, line ${line}`;
      const fix = `write another ${field}, so that search results can be distinguished`;
      return { file, ...content.locate([field]), message, fix };
    });
  });
}

/** Files of one folder with the same place in lists, so that their order is left to chance. */
export function repeatedOrders(contents: readonly ContentFile[], changedAt: ChangeTimes): Diagnostic[] {
  const all = contents.flatMap((content) => {
    const { order } = { ...(content.value as { order?: unknown } | null) };
    return typeof order === 'number' ? [[`${content.type.name} ${order}`, content] as const] : [];
  });
  return shared(all).flatMap((holders) => {
    const { oldest, newer = [] } = newerOf(holders, changedAt) ?? {};
    return newer.map(({ file, locate }) => ({
      file,
      ...locate(['order']),
      message: `${oldest?.file} has the same "order"`,
      fix: 'write another number; lists are sorted by it',
    }));
  });
}

/** The page of an entry, with the path of the entry in its file. */
export type PlacedInnerPage = InnerPage & { readonly path: string; readonly at: Path };

type Inner = { readonly file: string; readonly content: ContentFile; readonly page: PlacedInnerPage };

/** The fields that make the title or the address of an entry's page, by preference. */
const namingFields = ['title', 'x-displayName', 'filter', 'name'];

function placeOf({ content, page }: Inner) {
  const entry = page.at.reduce<unknown>(
    (value, key) => (value as Record<string | number, unknown>)[key],
    content.value,
  );
  const field = namingFields.find((name) => name in { ...(entry as object) });
  return content.locate(field === undefined ? page.at : [...page.at, field]);
}

/** Pages of entries within files, such as codes, with the title of another one. */
export function repeatedInnerTitles(inner: readonly Inner[], changedAt: ChangeTimes): Diagnostic[] {
  const keyed = inner.map((one) => [inOneWay(one.page.title ?? one.page.name), one] as const);
  return shared(keyed).flatMap((holders) => {
    const { oldest, newer = [] } = newerOf(holders, changedAt) ?? {};
    return newer.map((one) => {
      const line = oldest && placeOf(oldest).line;
      const message = `the page ${quote(one.page.title ?? one.page.name)} has the same title as one of ${oldest?.file}, line ${line}`;
      const fix = 'write another title, so that search results can be distinguished';
      return { file: one.file, ...placeOf(one), message, fix };
    });
  });
}

type Address = { readonly file: string; readonly path: string; readonly isInner: boolean };

/**
 * Files whose page would have another page's address.
 * @param inner the pages of entries within files
 */
export function repeatedAddresses(
  files: readonly FoundFile[],
  inner: readonly { file: string; path: string }[],
  changedAt: ChangeTimes,
): Diagnostic[] {
  const all: Address[] = [
    ...inner.map(({ file, path }) => ({ file, path, isInner: true })),
    ...files.flatMap(({ file, type, slug }) => {
      const path = type.route?.(slug);
      return path === undefined ? [] : [{ file, path, isInner: false }];
    }),
  ];
  return shared(all.map((one) => [one.path, one] as const)).flatMap((holders) => {
    // Entries of one file with the same page have the same title, which is an error already.
    const [page] = holders.filter(({ isInner }) => isInner);
    const own = holders.filter(({ isInner }) => !isInner);
    const { oldest = page, newer = [] } = page ? { newer: own } : (newerOf(own, changedAt) ?? {});
    return newer.map(({ file, path }) => {
      const first = oldest?.isInner ? `a page of ${oldest.file}` : oldest?.file;
      const message = `the address "${path}" is already used by ${first}`;
      return { file, line: 1, column: 1, message, fix: 'give this file another name' };
    });
  });
}
