/** Tracks of a line diagram: horizontal, vertical, or at 45°. Lengths in pixels. */

/** A track as the points of its path, in the direction of travel. */
export type Track = { kind: 'line' | 'branch'; points: readonly (readonly [x: number, y: number])[] };

type Place = { x: number; y: number };

/** Width and height of a corner. */
const bend = 16;

/** Down from the line, around a corner, along the row to the station. */
export const downTo = (x: number, top: number, station: Place): Track => ({
  kind: 'branch',
  points: [
    [x, top],
    [x, station.y - bend],
    [x + bend, station.y],
    [station.x, station.y],
  ],
});

/** Along the row, around a corner, and up to the line. */
export const upTo = (x: number, top: number, station: Place): Track => ({
  kind: 'branch',
  points: [
    [station.x, station.y],
    [x - bend, station.y],
    [x, station.y - bend],
    [x, top],
  ],
});

/** Below the line from a later station to an earlier one. */
export const backTo = (start: number, end: number, top: number): Track => ({
  kind: 'branch',
  points: [
    [start, top],
    [start - 2 * bend, top + 2 * bend],
    [end + 2 * bend, top + 2 * bend],
    [end, top],
  ],
});
