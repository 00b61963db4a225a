/** Scroll positions by history entry, in pixels from the left and the top. */
import { scrollStorage } from '../lib/routing/scroll-storage';
import { readSession, writeSession } from './session';

export type Position = readonly [left: number, top: number];

/** Positions kept; older ones are dropped. */
const limit = 200;

let positions: Map<string, Position> | undefined;

function stored(): Map<string, Position> {
  try {
    return new Map(JSON.parse(readSession(scrollStorage) ?? '[]') as [string, Position][]);
  } catch {
    return new Map();
  }
}

function all(): Map<string, Position> {
  positions ??= stored();
  return positions;
}

/** The position of the entry with this key; undefined if it hasn't been shown. */
export const positionAt = (key: string): Position | undefined => all().get(key);

/** Saves the current position for the entry with this key. */
export function savePosition(key: string): void {
  const map = all();
  map.delete(key);
  map.set(key, [window.scrollX, window.scrollY]);
  for (const oldest of map.keys()) {
    if (map.size <= limit) break;
    map.delete(oldest);
  }
}

/** Writes all positions to sessionStorage, for the next document of this tab. Returns false without storage. */
export function storePositions(): boolean {
  return writeSession(scrollStorage, JSON.stringify([...all()]));
}
