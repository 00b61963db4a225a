/** The API reference as returned by GraphQL. */
import type { LineData } from '../../diagrams/line/line-data';
import type { Sample } from '../code/CodeTabs';

export type FieldData = {
  readonly name: string;
  /** Dotted, with the names of its parent fields. */
  readonly path: string;
  readonly depth: number;
  readonly kind: string;
  readonly target: ResourceLink | null;
  readonly required: boolean;
  readonly text: string;
  readonly values: readonly { readonly value: string; readonly text: string; readonly href: string | null }[];
  readonly codes: (ResourceLink & { readonly count: number }) | null;
};

export type ResourceLink = { readonly name: string; readonly href: string };

export type OperationData = {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly name: string;
  readonly text: string;
  readonly parameters: readonly FieldData[];
  readonly body: readonly FieldData[];
  readonly returns: ResourceLink | null;
  readonly many: boolean;
  readonly answer: readonly FieldData[];
  readonly changes: string | null;
  readonly errors: readonly string[];
  readonly snippets: readonly Sample[];
};

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
};
