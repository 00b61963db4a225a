/** Where the visitor was at each entry of the history, in pixels from the left and the top. */
import { scrollStorage } from '../lib/routing/scroll-storage';
import { readSession, writeSession } from './session';

export type Position = readonly [left: number, top: number];

/** Older entries are forgotten. */
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

/** The position at the entry with this key; undefined when it has not been shown. */
export const positionAt = (key: string): Position | undefined => all().get(key);

/** Keeps where the visitor is now as the position at the entry with this key. */
export function savePosition(key: string): void {
  const map = all();
  map.delete(key);
  map.set(key, [window.scrollX, window.scrollY]);
  for (const oldest of map.keys()) {
    if (map.size <= limit) break;
    map.delete(oldest);
  }
}

/** Writes all positions into the session, from where the next document of this tab reads them. Returns false without storage. */
export function storePositions(): boolean {
  return writeSession(scrollStorage, JSON.stringify([...all()]));
}
