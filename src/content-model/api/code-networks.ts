/** The networks of codes that have the values of a field of the API. Pure. */
import type { ApiField } from './fields';

/** A file in codes/, as far as fields refer to it. */
export type CodeNetwork = {
  readonly rail?: string | null | undefined;
  readonly codes: readonly { readonly reason: string; readonly slug: string }[];
};

/** The networks with a field's values, and whether one of them has them all. */
export type NetworksOfField<N> = { readonly whole?: N; readonly networks: readonly N[] };

/** RTP and FedNow share their codes, whose file names only RTP. */
const railOfCodes = (rail: string | null): string | null => (rail === 'fednow' ? 'rtp' : rail);

/**
 * The networks for a field's values: the one that has them all, or those of the rail. A resource that belongs to no rail,
 * such as a transaction, may have the codes of any network.
 */
export function networksOf<N extends CodeNetwork>(
  { name, values }: Pick<ApiField, 'name' | 'values'>,
  rail: string | null,
  networks: readonly N[],
): NetworksOfField<N> {
  // Other fields may have a value of the same name that isn't a code.
  if (values.length === 0 || !/reason|code/.test(name)) return { networks: [] };
  const ofRail = networks.filter((network) => (network.rail ?? null) === railOfCodes(rail));
  const whole = [...ofRail, ...networks].find(({ codes }) =>
    values.every(({ value }) => codes.some(({ reason }) => reason === value)),
  );
  return whole ? { whole, networks: [whole] } : { networks: ofRail };
}
