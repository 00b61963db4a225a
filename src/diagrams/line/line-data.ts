/** The states of an object and the transitions between them, as the diagram draws them. */
export type LineData = Queries.LineDataFragment;

/** A state of an object: on the main line (`line`, in order) or off it (`branch`). */
export type LineState = LineData['states'][number];

/** The `from` of a transition that any state can make, unless it's final. */
export const anyState = 'any';
