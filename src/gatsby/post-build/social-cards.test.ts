import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { socialCardPath } from '../social-cards/address';
import type { SocialCardInput } from '../social-cards/format';
import { drawEarly } from './social-cards';
import type { WorkerPool } from './worker-pool';

const folder = mkdtempSync(join(tmpdir(), 'cards-'));
afterAll(() => rmSync(folder, { recursive: true }));

const cards = Array.from(
  { length: 30 },
  (_, index): SocialCardInput => ({ brand: 'Halyard', url: 'halyard.example', title: `${index}`, rails: [] }),
);

/** A pool that draws with a function, and what it was asked to draw. */
function poolOf(draw: (batch: readonly SocialCardInput[]) => Promise<void>) {
  const titles: string[] = [];
  const end = jest.fn(async () => {});
  const drawCards = (batch: readonly SocialCardInput[]) => {
    titles.push(...batch.map(({ title }) => title));
    return draw(batch);
  };
  const pool = { version: '', methods: () => ({ drawCards }), end } as unknown as WorkerPool;
  return { pool, titles, end };
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

test('all cards are drawn, except those that exist, and the pool is ended', async () => {
  const [first] = cards as [SocialCardInput];
  const file = join(folder, socialCardPath(first));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '');
  const { pool, titles, end } = poolOf(async () => {});
  drawEarly(cards, folder, pool);
  await nextTurn();
  expect(titles).toEqual(cards.slice(1).map(({ title }) => title));
  expect(end).toHaveBeenCalledTimes(1);
});

test('nothing more is drawn once it is stopped', async () => {
  let finish = () => {};
  const { pool, titles, end } = poolOf(() => new Promise((resolve) => (finish = resolve)));
  const stop = drawEarly(cards, join(folder, 'new'), pool);
  const begun = [...titles];
  const stopped = stop();
  finish();
  await stopped;
  expect(begun.length).toBeGreaterThan(0);
  expect(titles).toEqual(begun);
  expect(end).toHaveBeenCalledTimes(1);
});

test('a failure ends the drawing and is not reported', async () => {
  const { pool, titles, end } = poolOf(() => Promise.reject(new Error('No space left.')));
  const stop = drawEarly(cards, join(folder, 'new'), pool);
  await expect(stop()).resolves.toBeUndefined();
  expect(titles.length).toBeLessThan(cards.length);
  expect(end).toHaveBeenCalledTimes(1);
});

test('a few cards, as after an edit, are left for later', async () => {
  const { pool, titles } = poolOf(async () => {});
  await drawEarly(cards.slice(0, 8), join(folder, 'new'), pool)();
  expect(titles).toEqual([]);
});
