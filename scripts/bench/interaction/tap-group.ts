/** The group "taps": the first tap on each page, at each moment. */
import { formatMilliseconds, type GroupRun, progress, variantsOf } from './group';
import { Results } from './results';
import { measureTap, moments } from './taps';

/** Runs the group. Resolves to its table. */
export async function tapGroup({ browser, sites, pages, runs }: GroupRun): Promise<string> {
  const results = new Results();
  const cases = pages.flatMap(({ path }) =>
    moments.flatMap((moment) => sites.map((site) => ({ path, moment, site }))),
  );
  for (let turn = 1; turn <= runs; turn += 1)
    for (const { path, moment, site } of cases) {
      const { variant, plain } = site;
      const figures = await measureTap(browser, plain + path, moment);
      results.add(path, moment, variant, figures?.time);
      if (figures && figures.outcome !== 'opened') results.note(path, moment, variant, figures.outcome);
      const words = `${formatMilliseconds(figures?.time)}${figures ? `, ${figures.outcome}` : ''}`;
      progress(turn, runs, `tap on ${path}, ${moment} (${variant})`, words);
    }
  return results.table(
    'first tap (INP in ms, phone 4× slower)',
    pages.map(({ path }) => path),
    moments.map((moment) => ({ id: moment, title: moment, variants: variantsOf(sites) })),
  );
}
