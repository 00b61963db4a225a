/** The site as the rules about links know it. */
import type { AnchorSources } from '../../page-anchors';
import { feedsOf, routesOf } from '../../routes';
import type { ContentFile } from '../reading/content-file';
import type { AllContent } from '../reading/content-files';
import type { Foundations } from '../reading/foundations';
import { type SitePaths, sitePaths } from './paths';
import type { Names } from './references';

/** Its paths, and what its pages read from queries. */
export type Site = Foundations & {
  paths: SitePaths;
  /** The kinds of updates, by which they can be filtered. */
  kinds: readonly { id: string; filter: string }[];
  /** The ids of fees. */
  fees: readonly string[];
  /** Starts of the paths of pages that can't be known, because the file with their entries has errors. */
  hidden: readonly string[];
};

type Fields = Record<string, unknown> | null | undefined;

const listIn = (value: unknown, field: string): Fields[] => {
  const list = (value as Fields)?.[field];
  return Array.isArray(list) ? (list as Fields[]) : [];
};

const recordOf = (contents: readonly ContentFile[], name: string): unknown =>
  contents.find(({ type }) => type.name === name)?.value;

/**
 * The site of some content.
 * @param folder content/
 * @param inner the paths of pages of entries within records
 * @param broken files with errors
 */
export function siteOf(
  folder: string,
  { contents, files }: AllContent,
  foundations: Foundations,
  names: Names,
  inner: readonly string[],
  broken: ReadonlySet<string>,
): Site {
  const hidden = files.flatMap(({ file, type, slug }) =>
    type.pagesOf && broken.has(file) ? [`${type.pagesOf.below(slug)}/`] : [],
  );
  const kinds = listIn(recordOf(contents, 'UpdatesContent'), 'kinds').flatMap((kind) =>
    typeof kind?.id === 'string' && typeof kind.filter === 'string'
      ? [{ id: kind.id, filter: kind.filter }]
      : [],
  );
  const paths = sitePaths(folder, {
    routes: [...routesOf(files), ...inner],
    feeds: feedsOf(inner),
    lifecycles: names.get('Lifecycle') ?? [],
  });
  return { ...foundations, paths, kinds, fees: names.get('Fee') ?? [], hidden };
}

/** What pages show of other records. */
export function anchorSourcesOf(contents: readonly ContentFile[], names: Names): AnchorSources {
  const rails = contents.filter(({ type }) => type.name === 'Rail');
  return {
    facts: names.get('Fact') ?? [],
    lifecyclesOf: (rail) =>
      rails
        .filter(({ value }) => (value as Fields)?.rail === rail)
        .flatMap(({ value }) => listIn(value, 'lifecycles'))
        .flatMap((lifecycle) => (typeof lifecycle?.id === 'string' ? [lifecycle.id] : [])),
    apiGroups: listIn(recordOf(contents, 'ApiDescription'), 'x-tagGroups').flatMap((group) =>
      typeof group?.name === 'string' ? [group.name] : [],
    ),
  };
}
