/**
 * The ids of sections that templates and components write, with which links can name a part of a page.
 * tests/files/links.test.ts compares them with the built pages.
 */
import type { ContentTypeName } from './content-types';

/** The id of the main part, on every page. */
export const everywhere = ['content'];

/** The ids that templates and components write, by content type of the page. */
export const sections: Partial<Readonly<Record<ContentTypeName, readonly string[]>>> = {
  HomeContent: ['departures'],
  ProductsPageContent: ['chooser', 'comparison'],
  // A product without services has no cutoffs and no arrival.
  Product: [
    'cutoffs',
    'arrival',
    'states',
    'request',
    'features',
    'simulations',
    'failures',
    'documentation',
  ],
  FeesContent: ['glance', 'paid-to-you', 'examples', 'calculator', 'arrival'],
};

type Fields = Record<string, unknown> | null | undefined;

const listIn = (record: unknown, field: string): Fields[] => {
  const list = (record as Fields)?.[field];
  return Array.isArray(list) ? (list as Fields[]) : [];
};

const idsOf = (list: readonly Fields[]): string[] =>
  list.flatMap((entry) => (typeof entry?.id === 'string' ? [entry.id] : []));

/** The ids that a record's own entries have on its page. */
export const entryIds: Partial<Readonly<Record<ContentTypeName, (record: unknown) => string[]>>> = {
  FeesContent: (record) => {
    const groups = listIn(record, 'groups');
    return [
      ...idsOf(groups),
      ...groups.flatMap((group) => idsOf(listIn(group, 'rows')).map((id) => `fee-${id}`)),
    ];
  },
  Product: (record) => ((record as Fields)?.codes ? ['codes'] : []),
  SearchPageContent: (record) => idsOf(listIn(record, 'sections')),
};

/** The ids of sections on the page of a code. */
export const codeSections = ['customer', 'simulate', 'related', 'notes'];
