export type LineData = Queries.LineDataFragment;

/** A state of an object: on the main line (`line`, in order) or off it (`branch`). */
export type LineState = LineData['states'][number];

/** The `from` of a transition that every state makes that isn't final. */
export const anyState = 'any';
