/** The pages of the codes, by their names in the API. */
import { type ContentNodes, type ResolverContext, recordsOf } from '../data/resolver-context';
import type { ApiField } from './fields';

type NetworkRecord = ContentNodes['CodeNetwork'];

/** Where the codes are that a field's values stand for. */
export type CodePages = {
  /** The path of a code's page by its name in the API. */
  readonly hrefs: ReadonlyMap<string, string>;
  /** The page on which all values are, where there are many and each has a page of its own. */
  readonly index: { readonly name: string; readonly href: string; readonly count: number } | null;
};

const none: CodePages = { hrefs: new Map(), index: null };

/** A list that is longer stands on the page of the codes alone. */
const longest = 24;

/** RTP and FedNow have their codes in common; the file of the codes names the one rail. */
const railOfCodes = (rail: string | null): string | null => (rail === 'fednow' ? 'rtp' : rail);

const pagesOf = ({ fields, codes }: NetworkRecord) =>
  new Map(codes.map(({ reason, slug }): [string, string] => [reason, `${fields.path}/${slug}`]));

/**
 * The codes among a field's values. They are those of one network, if one has them all; a resource that is no rail's own,
 * such as a transaction, can have those of any.
 */
export async function codePagesOf(
  { name, values }: ApiField,
  rail: string | null,
  context: ResolverContext,
): Promise<CodePages> {
  // Other fields may have a value of the same name that is no code.
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
