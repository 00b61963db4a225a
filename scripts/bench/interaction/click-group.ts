/** The group "clicks": links from a page of one template to a page of another, followed in each way and at each latency. */
import { type Link, linkedPaths, measureClick, ways } from './clicks';
import { clickGoals } from './goals';
import { formatMilliseconds, type GroupRun, progress, type Site, variantsOf } from './group';
import { headingOf } from './pages';
import { everyPair, type Source, samplePairs } from './pairs';
import { Results } from './results';
import { latency } from './served-site';

const latencies = [
  { milliseconds: 0, origin: ({ plain }: Site) => plain },
  { milliseconds: latency, origin: ({ late }: Site) => late },
] as const;

const columnOf = (way: string, milliseconds: number): string => `${way}, ${milliseconds} ms`;

/** One link per pair of templates. Skips links to a page with the same heading, whose arrival couldn't be detected. */
async function linksToFollow(run: GroupRun): Promise<Link[]> {
  const origin = run.sites[0]?.plain ?? '';
  const pathOf = new Map(run.pages.map(({ template, path }) => [template, path]));
  const sources: Source[] = [];
  for (const { template, path } of run.pages) {
    const heading = headingOf(path);
    const targets = new Map<string, string>();
    for (const target of await linkedPaths(run.browser, origin + path)) {
      const name = run.templates.get(target);
      if (name && !targets.has(name) && headingOf(target) !== heading) targets.set(name, target);
    }
    sources.push({ template, targets });
  }
  const pairs = run.everyPair ? everyPair(sources) : samplePairs(sources);
  return pairs.flatMap(({ from, to }) => {
    const [source, target] = [
      pathOf.get(from),
      sources.find(({ template }) => template === from)?.targets.get(to),
    ];
    return source && target ? [{ from: source, to: target, heading: headingOf(target) }] : [];
  });
}

/** Runs the group. Resolves to its table, with a line for the median and the maximum of all pairs. */
export async function clickGroup(run: GroupRun): Promise<string> {
  const { browser, sites, runs } = run;
  const results = new Results();
  const links = await linksToFollow(run);
  const nameOf = ({ from, to }: Link) => `${from} → ${to}`;
  const cases = links.flatMap((link) =>
    latencies.flatMap((late) => ways.flatMap((way) => sites.map((site) => ({ link, late, way, site })))),
  );
  for (let turn = 1; turn <= runs; turn += 1)
    for (const { link, late, way, site } of cases) {
      const figure = await measureClick(browser, late.origin(site), link, way);
      const column = columnOf(way, late.milliseconds);
      results.add(nameOf(link), column, site.variant, figure);
      progress(turn, runs, `${nameOf(link)}, ${column} (${site.variant})`, formatMilliseconds(figure));
    }
  const rows = links.map(nameOf);
  const columns = latencies.flatMap(({ milliseconds }) =>
    ways.map((way) => {
      const id = columnOf(way, milliseconds);
      return { id, title: id, variants: variantsOf(sites) };
    }),
  );
  return [
    results.tableWithSpread('click to paint (ms), by latency', rows, columns),
    clickGoals(results, rows, columnOf).join('\n'),
  ].join('\n\n');
}
