/** Where the arrow keys move the focus in the desktop navigation. Pure, except that it reads document order. */

/** A step forward or back, or to an end. */
const steps: Record<string, (index: number, last: number) => number> = {
  next: (index, last) => (index >= last ? 0 : index + 1),
  previous: (index, last) => (index <= 0 ? last : index - 1),
  first: () => 0,
  last: (_index, last) => last,
};

const inBar: Record<string, string> = {
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  Home: 'first',
  End: 'last',
};
const inPanel: Record<string, string> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
};

/**
 * The element that a key moves to; undefined if the key does nothing there.
 * Left and right move along the bar, up and down through the links of a panel; both wrap. Home and End go to the ends.
 */
export function arrowTarget(
  key: string,
  from: Element,
  bar: readonly Element[],
  panel: readonly Element[],
): Element | undefined {
  const [list, keys] = panel.includes(from) ? [panel, inPanel] : [bar, inBar];
  const step = steps[keys[key] ?? ''];
  const index = list.indexOf(from);
  return step && index >= 0 ? list[step(index, list.length - 1)] : undefined;
}
