/** The pages of codes, by the codes' names in the API. */
import { type ContentNodes, type ResolverContext, recordsOf } from '../data/resolver-context';
import type { ApiField } from './fields';

type NetworkRecord = ContentNodes['CodeNetwork'];

/** Links from a field's values to the pages of codes. */
export type CodePages = {
  /** The path of a code's page, by the code's name in the API. */
  readonly hrefs: ReadonlyMap<string, string>;
  /** The page that lists all values, if there are too many to repeat. */
  readonly index: { readonly name: string; readonly href: string; readonly count: number } | null;
};

const none: CodePages = { hrefs: new Map(), index: null };

/** A longer list of values appears only on the page of codes. */
const longest = 24;

/** RTP and FedNow share their codes, whose file names only RTP. */
const railOfCodes = (rail: string | null): string | null => (rail === 'fednow' ? 'rtp' : rail);

const pagesOf = ({ fields, codes }: NetworkRecord) =>
  new Map(codes.map(({ reason, slug }): [string, string] => [reason, `${fields.path}/${slug}`]));

/**
 * The code pages for a field's values: those of the one network that has them all. A resource that belongs to no rail,
 * such as a transaction, may have the codes of any network.
 */
export async function codePagesOf(
  { name, values }: ApiField,
  rail: string | null,
  context: ResolverContext,
): Promise<CodePages> {
  // Other fields may have a value of the same name that isn't a code.
  if (values.length === 0 || !/reason|code/.test(name)) return none;
  const networks = await recordsOf('CodeNetwork', context);
  const ofRail = networks.filter((network) => network.rail === railOfCodes(rail));
  const whole = [...ofRail, ...networks].find((network) =>
    values.every(({ value }) => pagesOf(network).has(value)),
  );
  const hrefs = new Map((whole ? [whole] : ofRail).flatMap((network) => [...pagesOf(network)]));
  const index =
    whole && values.length > longest
      ? { name: whole.name, href: whole.fields.path, count: values.length }
      : null;
  return { hrefs, index };
}
