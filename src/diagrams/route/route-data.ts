import type { RailId } from '../../theme/rails';

/** A way over which the money goes from one station to the next, by any of some rails. */
export type Leg = { readonly name: string; readonly rails: readonly RailId[] };

/** The way of the money: stations in order, and the legs between neighbours, one fewer than stations. */
export type RouteData = { readonly stations: readonly string[]; readonly legs: readonly Leg[] };
