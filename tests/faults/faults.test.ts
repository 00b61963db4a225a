/** The table of faults: whatever fails, the visitor keeps what they had or gets what they asked for. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '../engines/test';
import { type Fault, faults } from './faults';
import { begin, builtPage, goOn, pageNow, quiet } from './visit';

/** Git ignores it; `npm run reliability` makes docs/reliability.md of it. */
const folder = resolve('test-results/faults');

/** Keeps what came of a fault. */
function note(engine: string, { name, sees }: Fault, held: boolean): void {
  mkdirSync(folder, { recursive: true });
  const place = faults.findIndex((fault) => fault.name === name);
  const file = `${engine}-${String(place).padStart(3, '0')}.json`;
  writeFileSync(`${folder}/${file}`, JSON.stringify({ place, name, engine, sees, held }));
}

/** Whether a request must have failed. */
const fails = ({ first = {}, steps = [], late = false }: Fault): boolean =>
  !late && [first, ...steps].some((step) => typeof step !== 'string' && (step.rules?.length ?? 0) > 0);

for (const fault of faults) {
  const tag = fault.worst ? ['@worst'] : [];
  test(fault.name, { tag }, async ({ visitor, site, engine }) => {
    note(engine.name, fault, false);
    await begin(visitor, site, fault);
    await goOn(visitor, site, fault);
    await quiet(site);
    if (fails(fault)) expect(site.faulted, 'requests that failed').toBeGreaterThan(0);
    const now = () => visitor.run(pageNow, null).catch(() => undefined);
    const ends = [fault.ends].flat();
    await expect.poll(async () => ends.includes((await now())?.path ?? '')).toBe(true);
    const { title, words } = builtPage((await now())?.path ?? '/');
    // A live part may take fewer words than the printed one, and a list shows its first page.
    await expect.poll(async () => (await now())?.words ?? 0).toBeGreaterThan(words * 0.75);
    await expect.poll(async () => (await now())?.title).toBe(title);
    if (fault.says) await expect.poll(async () => (await now())?.text).toMatch(fault.says);
    const page = await now();
    expect(page?.focused).toBe(true);
    expect(page?.shift).toBeLessThan(0.02);
    expect(page?.tooWide).toBeLessThanOrEqual(0);
    const { loads = 0, reports = loads } = fault;
    expect(site.documents.length - 1, site.documents.join(' ')).toBeLessThanOrEqual(loads);
    expect(site.reports.length, 'error reports').toBeLessThanOrEqual(reports);
    note(engine.name, fault, true);
  });
}
