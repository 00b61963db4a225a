/** The API reference as returned by GraphQL. */
import type { LineData } from '../../diagrams/line/line-data';

/** `path` is the name with those of the fields that it is in. */
export type FieldData = Queries.ApiFieldRowFragment;

export type OperationData = Queries.ApiOperationPartFragment;

export type ResourceData = {
  readonly path: string;
  readonly name: string;
  readonly singular: string;
  readonly tag: string;
  readonly example: string;
  readonly fields: readonly FieldData[];
  readonly lifecycles: readonly LineData[];
  readonly operations: readonly OperationData[];
  readonly simulations: readonly OperationData[];
  readonly events: readonly { readonly category: string; readonly text: string }[];
  /** An example of an event, highlighted. */
  readonly event: string | null;
  /** Examples are highlighted. */
  readonly errors: readonly {
    readonly status: string;
    readonly text: string;
    readonly example: string | null;
  }[];
};
