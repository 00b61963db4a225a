/** A state of an object: on the ordinary way (`line`, in order) or off it (`branch`). */
export type LineState = {
  readonly name: string;
  readonly kind: 'line' | 'branch';
  readonly final: boolean;
  readonly text: string;
};

/** A step; `from` is "any" for every state that is not final. */
export type LineTransition = { readonly from: string; readonly to: string; readonly when: string };

export type LineData = {
  readonly id: string;
  readonly object: string;
  readonly name: string;
  readonly sentence: string;
  readonly states: readonly LineState[];
  readonly transitions: readonly LineTransition[];
};

/** In the place of a state before. */
export const anyState = 'any';
