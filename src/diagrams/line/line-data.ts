export type LineData = Queries.LineDataFragment;

/** A state of an object: on the ordinary way (`line`, in order) or off it (`branch`). */
export type LineState = LineData['states'][number];

/** A step; `from` is "any" for every state that is not final. */
export type LineTransition = LineData['transitions'][number];

/** In the place of a state before. */
export const anyState = 'any';
