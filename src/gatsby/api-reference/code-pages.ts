/** The pages of codes, by the codes' names in the API. */
import { networksOf } from '../../content-model/api/code-networks';
import type { ApiField } from '../../content-model/api/fields';
import { type ContentNodes, type ResolverContext, recordsOf } from '../data/resolver-context';

type NetworkRecord = ContentNodes['CodeNetwork'];

/** Links from a field's values to the pages of codes. */
export type CodePages = {
  /** The path of a code's page, by the code's name in the API. */
  readonly hrefs: ReadonlyMap<string, string>;
  /** The page that lists all values, if there are too many to repeat. */
  readonly index: { readonly name: string; readonly href: string; readonly count: number } | null;
};

/** A longer list of values appears only on the page of codes. */
const longest = 24;

const pagesOf = ({ fields, codes }: NetworkRecord) =>
  new Map(codes.map(({ reason, slug }): [string, string] => [reason, `${fields.path}/${slug}`]));

/** The code pages for a field's values. */
export async function codePagesOf(
  field: ApiField,
  rail: string | null,
  context: ResolverContext,
): Promise<CodePages> {
  const { whole, networks } = networksOf(field, rail, await recordsOf('CodeNetwork', context));
  const hrefs = new Map(networks.flatMap((network) => [...pagesOf(network)]));
  const { values } = field;
  const index =
    whole && values.length > longest
      ? { name: whole.name, href: whole.fields.path, count: values.length }
      : null;
  return { hrefs, index };
}
