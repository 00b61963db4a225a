/** A small site's records, and the part of Gatsby's resolver context that reads them. */
import { dataChanged } from '../../src/gatsby/data/data-version-cache';
import type { ResolverContext } from '../../src/gatsby/data/resolver-context';

const brand = {
  name: 'Halyard',
  legal_name: 'Halyard, Inc.',
  url: 'https://halyard.example',
  urls: { status: 'https://status.halyard.example', api: 'https://api.halyard.example' },
  emails: { support: 'help@halyard.example' },
};
const banks = { items: [{ name: 'First Bank', issues_cards: true }], card_network: 'the network' };
const facts = [
  { id: 'node-1', yamlId: 'ceiling', value: 1000, unit: 'usd' },
  { id: 'node-2', yamlId: 'cutoff', value: '16:45', unit: 'time_et' },
];

/** The record of a page at a path, with extra fields. */
export const pageRecord = (path: string, fields: object): Record<string, unknown> => ({
  title: 'A title of {brand}',
  description: 'Of {brand}.',
  fields: { path, slug: path.replace(/^.*\//, '') },
  ...fields,
});

type Query = { type: string; query?: { filter: { id: { eq: string } } } };

type Records = Record<string, Record<string, unknown>[]>;

/**
 * Reads the records of the small site; `findOne` counts its calls. Types in `without` have no records; `beside` has a test's
 * own records.
 */
export function siteContext(without: readonly string[] = [], beside: Records = {}) {
  // What an earlier test read isn't known any more.
  dataChanged();
  const records: Records = {
    BrandContent: [brand],
    BanksContent: [banks],
    Fact: facts,
    Product: [{ id: 'ach', name: 'ACH' }],
    ...beside,
  };
  const of = (type: string) => (without.includes(type) ? [] : (records[type] ?? []));
  const findOne = jest.fn(async ({ type, query }: Query): Promise<unknown> => {
    const id = query?.filter.id.eq;
    return of(type).find((record) => id === undefined || record.id === id) ?? null;
  });
  const findAll = async ({ type }: { type: string }) => ({ entries: of(type) });
  const context: ResolverContext = {
    nodeModel: { findOne, findAll } as unknown as ResolverContext['nodeModel'],
  };
  return { context, findOne };
}
