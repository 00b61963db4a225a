/** The group "taps": the first tap on each page, on each control, at each moment. */
import { type ControlName, controls, hasControl } from './controls';
import { tapGoals } from './goals';
import { formatMilliseconds, type GroupRun, progress } from './group';
import { Results, type Variant } from './results';
import { type Moment, measureTap, moments } from './taps';

type Turn = { readonly variant: Variant; readonly origin: string };

/** Moments that a page without scripts has, too. */
const momentsOfFloor: readonly Moment[] = ['painted', 'load', 'idle'];

/** Runs the group. Resolves to a table for each control. */
export async function tapGroup(run: GroupRun): Promise<string> {
  const tables: string[] = [];
  for (const name of run.controls) tables.push(await measureControl(run, name));
  return tables.join('\n\n');
}

async function measureControl(run: GroupRun, name: ControlName): Promise<string> {
  const { browser, sites, runs } = run;
  const turnsAt = (moment: Moment) =>
    sites.flatMap(({ variant, plain, floor }): Turn[] => [
      { variant, origin: plain },
      ...(variant === 'now' && controls[name].isNative && momentsOfFloor.includes(moment)
        ? [{ variant: 'floor' as const, origin: floor }]
        : []),
    ]);
  const results = new Results();
  const paths = run.pages.map(({ path }) => path).filter((path) => hasControl(path, name));
  const cases = paths.flatMap((path) =>
    moments.flatMap((moment) => turnsAt(moment).map((turn) => ({ path, moment, ...turn }))),
  );
  for (let turn = 1; turn <= runs; turn += 1)
    for (const { path, moment, variant, origin } of cases) {
      const figures = await measureTap(browser, origin + path, controls[name], moment);
      results.add(path, moment, variant, figures?.time);
      if (figures && figures.outcome !== 'once') results.note(path, moment, variant, figures.outcome);
      const words = `${formatMilliseconds(figures?.time)}${figures ? `, ${figures.outcome}` : ''}`;
      progress(turn, runs, `${name} of ${path}, ${moment} (${variant})`, words);
    }
  const columns = moments.map((moment) => ({
    id: moment,
    title: moment,
    variants: turnsAt(moment).map(({ variant }) => variant),
  }));
  return [
    results.tableWithSpread(`first tap: ${name} (INP in ms, phone 4× slower)`, paths, columns),
    tapGoals(results, paths, moments).join('\n'),
  ].join('\n\n');
}
