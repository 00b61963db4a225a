import type { RailId } from '../../theme/rails';

/** The part of a route from one station to the next, by any of several rails. */
export type Leg = { readonly name: string; readonly rails: readonly RailId[] };

/** A route: stations in order, and the legs between adjacent ones, one fewer than stations. */
export type RouteData = { readonly stations: readonly string[]; readonly legs: readonly Leg[] };
