/**
 * The ids on pages that a link's fragment can name: of headings in texts, of entries, and of the sections that templates
 * have. page-anchors.test.ts compares those of headings with the pages' own code.
 */
import GithubSlugger from 'github-slugger';
import { groupId } from '../lib/lists/reference-groups';
import type { ContentTypeName } from './content-types';
import { codeSections, entryIds, everywhere, sections } from './template-sections';

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
  /** False if one of their files has errors. */
  readonly lifecyclesAreKnown: boolean;
  /** The names of the groups in the index of the API. */
  readonly apiGroups: readonly string[];
  /** The ids on the page of the resource in a file of the API description; undefined if the description has errors. */
  readonly resourceIds: (record: unknown) => readonly string[] | undefined;
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

/**
 * The ids on the page of an entry within a record; undefined if they can't be known.
 * @param record the record with the entry
 */
export function entryAnchors(
  type: ContentTypeName,
  record: unknown,
  { resourceIds }: AnchorSources,
): readonly string[] | undefined {
  if (type === 'CodeNetwork') return [...everywhere, ...codeSections];
  if (type !== 'ApiResourceFile') return everywhere;
  const ids = resourceIds(record);
  return ids && [...everywhere, ...ids];
}
