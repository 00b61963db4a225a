/** The site as the rules about links know it. */
import { lazy } from '../../../lib/loading/lazy';
import type { CodeNetwork } from '../../api/code-networks';
import type { Tag } from '../../api/openapi';
import { isApiPart, joinedParts } from '../../api/parts';
import { resourceAnchors } from '../../api/resource-anchors';
import type { AnchorSources } from '../../page-anchors';
import { feedsOf, routesOf } from '../../routes';
import type { ContentFile } from '../reading/content-file';
import type { AllContent } from '../reading/content-files';
import { missingFiles } from '../reading/file-places';
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

/** The redirects, by their former address. */
const formerIn = (redirects: unknown): Map<string, string> =>
  new Map(
    listIn(redirects, 'items').flatMap((item) =>
      typeof item?.from === 'string' && typeof item.to === 'string' ? [[item.from, item.to]] : [],
    ),
  );

const publishedIn = (value: unknown): string[] =>
  (listIn(value, 'paths') as readonly unknown[]).filter((path) => typeof path === 'string');

/**
 * The site of some content.
 * @param folder content/
 * @param names those that are certain
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
  // A missing file is one error, and not one for each link to its pages.
  const wanted = [...files, ...missingFiles(files)];
  const hidden = [
    ...wanted.flatMap(({ file, type, slug }) =>
      type.pagesOf && broken.has(file) ? [`${type.pagesOf.below(slug)}/`] : [],
    ),
    ...(names.has('Lifecycle') ? [] : ['/lifecycles/']),
  ];
  // The filters of a file with errors may be under a misspelled name.
  const ofUpdates = names.has('UpdateKind') ? recordOf(contents, 'UpdatesContent') : undefined;
  const kinds = listIn(ofUpdates, 'kinds').flatMap((kind) =>
    typeof kind?.id === 'string' && typeof kind.filter === 'string'
      ? [{ id: kind.id, filter: kind.filter }]
      : [],
  );
  const paths = sitePaths(folder, {
    routes: [...routesOf(wanted), ...inner],
    feeds: feedsOf(inner),
    lifecycles: names.get('Lifecycle') ?? [],
    former: formerIn(recordOf(contents, 'RedirectsContent')),
    published: new Set(publishedIn(recordOf(contents, 'PublishedPagesContent'))),
  });
  return { ...foundations, paths, kinds, fees: names.get('Fee') ?? [], hidden };
}

/** The ids on the pages of resources, from the joined description; undefined for each while the description has errors. */
function resourceIdsIn(
  contents: readonly ContentFile[],
  broken: ReadonlySet<string>,
): AnchorSources['resourceIds'] {
  const isSound = !contents.some(
    ({ file, type }) => broken.has(file) && (isApiPart(type) || ['CodeNetwork', 'Rail'].includes(type.name)),
  );
  const valuesOf = (name: string) =>
    contents.flatMap(({ type, value }) => (type.name === name ? [value] : []));
  const joined = lazy(() => (isSound ? joinedParts(contents) : undefined));
  const lifecycles = lazy(() =>
    valuesOf('Rail').flatMap((rail) =>
      listIn(rail, 'lifecycles').map((lifecycle) => ({
        id: String(lifecycle?.id),
        states: listIn(lifecycle, 'states').map((state) => String(state?.name)),
      })),
    ),
  );
  return (record) => {
    const [tag] = listIn(record, 'tags') as readonly (Tag | undefined)[];
    const { description, faults = [] } = joined() ?? {};
    if (!tag || !description || faults.length > 0) return undefined;
    const own = tag['x-lifecycles'] ?? [];
    try {
      return resourceAnchors(tag, description, {
        networks: valuesOf('CodeNetwork') as readonly CodeNetwork[],
        lifecycles: lifecycles().filter(({ id }) => own.includes(id)),
      });
    } catch {
      // An error in its structure, which the check of the API reports.
      return undefined;
    }
  };
}

/** What pages show of other records. */
export function anchorSourcesOf(
  contents: readonly ContentFile[],
  names: Names,
  broken: ReadonlySet<string>,
): AnchorSources {
  const rails = contents.filter(({ type }) => type.name === 'Rail');
  return {
    resourceIds: resourceIdsIn(contents, broken),
    facts: names.get('Fact') ?? [],
    lifecyclesAreKnown: names.has('Lifecycle'),
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
