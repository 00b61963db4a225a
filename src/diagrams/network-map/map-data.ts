import type { RailId } from '../../theme/rails';

/** Text of the map: its three stations, and a line for each network. */
export type NetworkMapData = {
  readonly software: string;
  readonly api: string;
  readonly ledger: string;
  readonly lines: readonly { readonly rail: RailId; readonly network: string; readonly note: string }[];
};
