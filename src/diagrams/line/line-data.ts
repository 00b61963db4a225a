export type LineData = Queries.LineDataFragment;

/** A state of an object: on the main line (`line`, in order) or off it (`branch`). */
export type LineState = LineData['states'][number];

/** A transition; `from` is "any" for every state that isn't final. */
export type LineTransition = LineData['transitions'][number];

/** The `from` of a transition that any state can make. */
export const anyState = 'any';
