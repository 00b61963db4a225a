/** Positions of stations and tracks of a line diagram. Pure; all lengths in pixels. */
import { asideWords, labelLines, labelSize, labelWidth } from './label';
import { anyState, type LineData, type LineState } from './line-data';
import { assignRows, type Span } from './rows';
import { backTo, downTo, type Track, upTo } from './tracks';

/** A station with its label, which is centered above or below it, or to its right. */
export type Station = {
  name: string;
  lines: readonly string[];
  label: 'above' | 'below' | 'right';
  kind: 'line' | 'branch' | 'aside';
  final: boolean;
  x: number;
  y: number;
};

export type LineLayout = { width: number; height: number; stations: Station[]; tracks: Track[] };

/** The ring of a station and its label need `clear` above or below. */
const measure = {
  side: 72,
  narrow: 148,
  wide: 200,
  room: 960,
  row: 78,
  edge: 12,
  beside: 20,
  clear: 18,
  aside: 56,
} as const;

/** An even number, so that halves of it are whole pixels, too. */
const spacingFor = (count: number): number =>
  2 *
  Math.floor(Math.min(measure.wide, Math.max(measure.narrow, (measure.room - 2 * measure.side) / count)) / 2);

/** Aligns the first label with the text above the picture. */
const firstX = ([first]: readonly LineState[]): number =>
  Math.ceil(Math.max(measure.edge, labelWidth(labelLines(first?.name ?? '')) / 2));

type Column = { state: LineState; x: number };

/** Where branches leave the line, and which stations of the line they return to. */
function branchesOf({ states, transitions }: LineData, columns: readonly Column[]) {
  const xOf = (name: string) => columns.find(({ state }) => state.name === name)?.x;
  const found = (names: readonly string[]) => names.flatMap((name) => xOf(name) ?? []);
  return states
    .filter(({ kind, name }) => kind === 'branch' && !isAside(name, transitions))
    .map((state) => ({
      state,
      origins: found(transitions.filter(({ to }) => to === state.name).map(({ from }) => from)),
      targets: found(transitions.filter(({ from }) => from === state.name).map(({ to }) => to)),
    }));
}

const isAside = (name: string, transitions: LineData['transitions']): boolean =>
  transitions.some(({ from, to }) => from === anyState && to === name);

/** Transitions back along the line, such as from disabled to active. */
function returnsOf({ transitions }: LineData, columns: readonly Column[]) {
  const xOf = (name: string) => columns.find(({ state }) => state.name === name)?.x;
  return transitions.flatMap(({ from, to }) => {
    const [start, end] = [xOf(from), xOf(to)];
    return start !== undefined && end !== undefined && end < start ? [{ start, end }] : [];
  });
}

type PlacedBranch = ReturnType<typeof branchesOf>[number] & { x: number; y: number };

/** Each branch is half a column past the last station that it leaves, on the first row with room. */
function placeBranches(
  data: LineData,
  columns: readonly Column[],
  spacing: number,
  top: number,
): PlacedBranch[] {
  const branches = branchesOf(data, columns).map((branch) => {
    const x = Math.max(...branch.origins) + spacing / 2;
    const half = labelWidth(labelLines(branch.state.name)) / 2;
    const span: Span = [Math.min(...branch.origins), Math.max(x + half, ...branch.targets)];
    return { ...branch, x, span };
  });
  const rows = assignRows(branches.map(({ span }) => span));
  return branches.map((branch, index) => ({ ...branch, y: top + ((rows[index] ?? 0) + 1) * measure.row }));
}

const heightOf = (names: readonly string[]): number =>
  Math.max(0, ...names.map((name) => labelLines(name).length * labelSize.line));

const stationOf = (state: LineState, at: Pick<Station, 'label' | 'kind' | 'x' | 'y'>): Station => ({
  name: state.name,
  lines: at.label === 'right' ? [state.name] : labelLines(state.name),
  final: state.final,
  ...at,
});

/** Positions the stations of a lifecycle and the tracks between them. */
export function layoutLine(data: LineData): LineLayout {
  const line = data.states.filter(({ kind }) => kind === 'line');
  const spacing = spacingFor(line.length);
  const columns = line.map((state, index): Column => ({ state, x: firstX(line) + index * spacing }));
  const top = measure.clear + heightOf(line.map(({ name }) => name)) + 6;
  const branches = placeBranches(data, columns, spacing, top);
  const bottoms = branches.map(({ y, state }) => y + measure.clear + heightOf([state.name]));
  const lowest = Math.max(top + measure.clear, ...bottoms);
  const asides = data.states.filter(({ name }) => isAside(name, data.transitions));
  const asideAt = (index: number) => ({ x: columns[0]?.x ?? 0, y: lowest + (index + 0.5) * measure.aside });
  const rightmost = Math.max(...[...columns, ...branches].map(({ x }) => x));
  const asideEnds = asides.map(({ name }) => asideAt(0).x + measure.beside + labelWidth([name + asideWords]));
  return {
    width: Math.max(rightmost + measure.side, ...asideEnds),
    height: lowest + asides.length * measure.aside,
    stations: [
      ...columns.map(({ state, x }) => stationOf(state, { label: 'above', kind: 'line', x, y: top })),
      ...branches.map(({ state, x, y }) => stationOf(state, { label: 'below', kind: 'branch', x, y })),
      ...asides.map((state, index) => stationOf(state, { label: 'right', kind: 'aside', ...asideAt(index) })),
    ],
    tracks: [
      ...returnsOf(data, columns).map(({ start, end }) => backTo(start, end, top)),
      ...branches.flatMap((branch) => branch.origins.map((x) => downTo(x, top, branch))),
      ...branches.flatMap((branch) => branch.targets.map((x) => upTo(x, top, branch))),
      { kind: 'line', points: columns.map(({ x }) => [x, top] as const) },
    ],
  };
}
