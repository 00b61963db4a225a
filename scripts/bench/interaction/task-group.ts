/** The group "tasks": how each page loads, alternating with the same page without scripts. */
import { taskGoals } from './goals';
import { formatMilliseconds, type GroupRun, progress, variantsOf } from './group';
import { measureLoad } from './loads';
import { Results, type Variant } from './results';

type Turn = { readonly variant: Variant; readonly origin: string };

/** Runs the group. Resolves to its tables. */
export async function taskGroup({ browser, sites, pages, runs }: GroupRun): Promise<string> {
  const results = new Results();
  const turns = sites.flatMap(({ variant, plain, floor }): Turn[] => [
    { variant, origin: plain },
    ...(variant === 'now' ? [{ variant: 'floor' as const, origin: floor }] : []),
  ]);
  for (let turn = 1; turn <= runs; turn += 1)
    for (const { path } of pages)
      for (const { variant, origin } of turns) {
        const figures = await measureLoad(browser, origin + path, variant === 'floor');
        for (const [column, figure] of Object.entries(figures ?? {}))
          results.add(path, column, variant, figure);
        progress(turn, runs, `${path} (${variant})`, `blocks ${formatMilliseconds(figures?.blocking)}`);
      }
  const rows = pages.map(({ path }) => path);
  const own = variantsOf(sites);
  const variants: Variant[] = ['now', 'floor', ...own.filter((variant) => variant !== 'now')];
  return [
    results.table('blocking (ms, phone 4× slower)', rows, [
      { id: 'blocking', title: 'TBT', variants },
      { id: 'longest', title: 'longest task', variants },
      { id: 'script', title: 'script (bytes)', variants: own },
    ]),
    results.table('paints (ms) and shift', rows, [
      { id: 'largestPaint', title: 'LCP', variants },
      { id: 'firstPaint', title: 'FCP', variants },
      { id: 'shift', title: 'CLS', digits: 3, variants },
    ]),
    taskGoals(results, rows).join('\n'),
  ].join('\n\n');
}
