/** A state of an object: on the main line (`line`, in order) or off it (`branch`). */
export type LineState = {
  readonly name: string;
  readonly kind: 'line' | 'branch';
  readonly final: boolean;
  readonly text: string;
};

/** A transition; `from` is "any" for every state that isn't final. */
export type LineTransition = { readonly from: string; readonly to: string; readonly when: string };

export type LineData = {
  readonly id: string;
  readonly object: string;
  readonly name: string;
  readonly sentence: string;
  readonly states: readonly LineState[];
  readonly transitions: readonly LineTransition[];
};

/** The `from` of a transition that any state can make. */
export const anyState = 'any';
