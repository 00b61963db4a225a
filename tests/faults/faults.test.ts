/** The table of faults: whatever fails, visitors keep what they had or get what they requested. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '../engines/test';
import type { Visitor } from '../engines/visitor';
import type { Fault } from './fault';
import { faults } from './faults';
import { builtPage, pageNow } from './page-now';
import { quiet, runSteps, startVisit, untilFault } from './visit';

/** Git ignores it; `npm run reliability` writes docs/reliability.md from it. */
const folder = resolve('test-results/faults');

/** Records the result of a fault. */
function note(engine: string, { name, sees }: Fault, held: boolean): void {
  mkdirSync(folder, { recursive: true });
  const place = faults.findIndex((fault) => fault.name === name);
  const file = `${engine}-${String(place).padStart(3, '0')}.json`;
  writeFileSync(`${folder}/${file}`, JSON.stringify({ place, name, engine, sees, held }));
}

/** Whether a request must have failed. */
const fails = ({ first = {}, steps = [], mayNotFail = false }: Fault): boolean =>
  !mayNotFail && [first, ...steps].some((step) => typeof step !== 'string' && (step.rules?.length ?? 0) > 0);

/** Whether the site itself is intact. */
const isWhole = ({ first = {}, steps = [] }: Fault): boolean =>
  [first, ...steps].every((step) => typeof step === 'string' || !(step.rules || step.secondBuild));

/** What the visitor sees once it's a page on which the fault may end. */
async function lastPage(visitor: Visitor, fault: Fault) {
  const now = () => visitor.run(pageNow, null).catch(() => undefined);
  const ends = [fault.ends].flat();
  // All of one moment: where two pages are acceptable, one may follow the other.
  const state = async () => {
    const page = await now();
    if (!page || !ends.includes(page.path)) return { path: page?.path };
    const { title, words } = builtPage(page.path);
    // A live part may have fewer words than the printed one, a list shows its first page, and a chooser one of its parts.
    return {
      hasTitle: page.title === title || page.title,
      hasWords: page.words > words * 0.75 || page.words,
      showsWords: page.inSight > words * 0.6 || page.inSight,
    };
  };
  await expect.poll(state).toEqual({ hasTitle: true, hasWords: true, showsWords: true });
  if (fault.says) await expect.poll(async () => (await now())?.text).toMatch(fault.says);
  return now;
}

for (const fault of faults)
  test.describe(() => {
    test.use({ device: fault.device ?? {} });
    test(fault.name, { tag: fault.worst ? ['@worst'] : [] }, async ({ visitor, site, engine }) => {
      note(engine.name, fault, false);
      await startVisit(visitor, site, fault);
      await runSteps(visitor, site, fault);
      await quiet(site, 250);
      if (fails(fault)) await untilFault(site);
      const now = await lastPage(visitor, fault);
      const page = await now();
      expect(page?.shift).toBeLessThan(0.02);
      expect(page?.tooWide).toBeLessThanOrEqual(0);
      expect(page?.focus).not.toBe('nowhere');
      const { loads = 1, reports = 0 } = fault;
      expect(site.documents.length, 'the first document').toBeGreaterThan(0);
      expect(site.documents.length - 1, site.documents.join(' ')).toBeLessThanOrEqual(loads);
      await expect.poll(() => site.reports.length, 'error reports').toBe(reports);
      if (isWhole(fault) && reports === 0) expect(visitor.problems()).toEqual([]);
      note(engine.name, fault, true);
    });
  });
