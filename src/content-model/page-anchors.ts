/**
 * The ids on pages that a link's fragment can name: of headings in texts, of entries, and of the sections that templates
 * have. page-anchors.test.ts compares those of headings with the pages' own code.
 */
import GithubSlugger from 'github-slugger';
import { groupId } from '../lib/lists/reference-groups';
import type { ContentTypeName } from './content-types';
import { codeSections, entryIds, everywhere, resourceSections, sections } from './template-sections';

type Fields = Record<string, unknown> | null | undefined;

/** The ids of headings, in the order of a text: those of rehype-slug. @param headings their texts, variables replaced */
export function headingIds(headings: readonly string[]): string[] {
  const slugger = new GithubSlugger();
  return headings.map((heading) => slugger.slug(heading));
}

/** What else pages show: the ids of facts, and of lifecycles by rail. */
export type AnchorSources = {
  readonly facts: readonly string[];
  readonly lifecyclesOf: (rail: unknown) => readonly string[];
  /** The names of the groups in the index of the API. */
  readonly apiGroups: readonly string[];
};

const lifecycleIds = (ids: readonly string[]): string[] => ids.flatMap((id) => [id, `${id}-name`]);

/**
 * The ids on a record's page.
 * @param headings the texts of the headings in its body, variables replaced
 * @param drawn the lifecycles in its body
 */
export function anchorsOf(
  type: ContentTypeName,
  record: unknown,
  { headings, drawn }: { headings: readonly string[]; drawn: readonly string[] },
  { facts, lifecyclesOf, apiGroups }: AnchorSources,
): string[] {
  return [
    ...everywhere,
    ...(sections[type] ?? []),
    ...(entryIds[type]?.(record) ?? []),
    ...headingIds(headings),
    ...lifecycleIds(drawn),
    ...(type === 'Product' ? lifecycleIds(lifecyclesOf((record as Fields)?.rail)) : []),
    ...(type === 'FactsPageContent' ? facts : []),
    ...(type === 'ApiContent' ? apiGroups.map(groupId) : []),
  ];
}

/** Each value below another one that's under this key. */
function valuesAt(key: string, value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]: [string, unknown]) => [
    ...(name === key ? [entry] : []),
    ...valuesAt(key, entry),
  ]);
}

/** The fields of a resource's object, at any depth, as in "billing_address.city". Some have no id: those far within. */
const fieldNames = (file: Fields): string[] =>
  valuesAt('properties', file?.components).flatMap((fields) => Object.keys({ ...(fields as object | null) }));

const strings = (values: readonly unknown[]): string[] =>
  values.filter((value): value is string => typeof value === 'string');

/**
 * Whether a fragment is of a part of the page of an entry within a record.
 * @param record the record with the entry
 */
export function isEntryAnchor(type: ContentTypeName, record: unknown, fragment: string): boolean {
  if (everywhere.includes(fragment)) return true;
  if (type === 'CodeNetwork') return codeSections.includes(fragment);
  if (type !== 'ApiResourceFile') return false;
  const file = record as Fields;
  const known = [
    ...resourceSections,
    ...strings(valuesAt('operationId', file?.paths)),
    ...strings(valuesAt('const', file?.components)),
  ];
  if (known.includes(fragment) || /^error-\d{3}$/.test(fragment)) return true;
  const [first = '', ...inner] = fragment.split('.');
  // Parameters that resources share are in another file.
  if (inner.length > 0 && known.includes(first)) return true;
  const lifecycles = valuesAt('x-lifecycles', file?.tags).flat();
  const names = [...fieldNames(file), ...known];
  return (lifecycles.includes(first) || names.includes(first)) && inner.every((name) => names.includes(name));
}
