/** What a kind of content is made of: the values to ask for, and the files they become. */
import type { Names } from '../../src/content-model/check/rules/references';
import type { ContentTypeName } from '../../src/content-model/content-types';
import { longestTitle } from '../../src/lib/text/page-title';

/** The values of options and prompts, by name. A list is written with commas. */
export type Values = Readonly<Record<string, string>>;

/** The content that a new file joins. */
export type Site = {
  /** The text of a file below content/, such as "facts.yaml"; undefined if it doesn't exist. */
  readonly textOf: (file: string) => string | undefined;
  /** The names of records by type. */
  readonly names: Names;
  /** The day of creation, such as "2026-11-20". */
  readonly today: string;
};

/** A value to ask for. */
export type Field = {
  /** The name of the option. */
  readonly name: string;
  /** What to write, in a sentence. */
  readonly about: string;
  /** The values to choose from. */
  readonly choices?: (site: Site, given: Values) => readonly string[];
  /** Whether several values can be chosen. */
  readonly many?: true;
  /** A value may be left out. */
  readonly optional?: true;
  /** The value if none is given. A prompt offers it. */
  readonly initial?: (given: Values, site: Site) => string | undefined;
  /** Whether the value is needed at all, given those before it. */
  readonly when?: (given: Values) => boolean;
  /** The field of a content type whose rules the value must follow. */
  readonly rules?: { readonly type: ContentTypeName; readonly field: string };
};

/** The text of a file below content/ after the command. */
export type FileText = { readonly file: string; readonly text: string };

/** What a command writes. */
export type Plan = {
  /** The new file, which must not exist. */
  readonly added?: FileText;
  /** Files that exist, with one more entry. */
  readonly changed?: readonly FileText[];
  /** The next steps, each a sentence. */
  readonly next: readonly string[];
};

/** A kind of content. */
export type Kind = {
  readonly name: string;
  readonly about: string;
  readonly fields: readonly Field[];
  readonly plan: (values: Values, site: Site) => Plan;
};

/** An error for the editor; its message is one or two sentences. */
export class NewError extends Error {}

/** A part of an address: "Same Day ACH, explained" → "same-day-ach-explained". */
const slugFrom = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’]|\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The values of a list. */
export const listFrom = (value = ''): string[] =>
  value
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** The field for the end of the address, which follows from another value. */
export const slugField = (from: string): Field => ({
  name: 'slug',
  about: 'The end of its address, in lowercase words with hyphens.',
  initial: (given) => slugFrom(given[from] ?? ''),
});

/** The fields of a page's metadata. */
export const pageFields = (type: ContentTypeName, titleFrom: string): readonly Field[] => [
  {
    name: 'title',
    about: `Title in the browser tab and in search results, at most ${longestTitle} characters.`,
    initial: (given) => given[titleFrom]?.slice(0, longestTitle),
    rules: { type, field: 'title' },
  },
  {
    name: 'description',
    about: 'One or two sentences for search results, 50 to 160 characters.',
    rules: { type, field: 'description' },
  },
];
