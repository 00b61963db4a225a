/** The figures of all sites as Markdown tables, and which goals they meet. */
import { markdownTable } from '../markdown-table';
import { median } from '../measure';
import type { PageFigures } from './lighthouse';

/** A measured page of each site, by its title in the tables. */
export const pages = ['home', 'article'] as const;
export type PageName = (typeof pages)[number];

/** How the next page is reached. */
export const clicks = ['hover', 'instant tap'] as const;
export type Click = (typeof clicks)[number];

/** What was measured of a site, run by run. Times in milliseconds. */
export type SiteFigures = {
  readonly title: string;
  readonly kind: 'own' | 'floor' | 'peer';
  readonly loads: Readonly<Record<PageName, PageFigures[]>>;
  readonly clicks: Readonly<Record<Click, number[]>>;
};

/** An empty record to add figures to. */
export const noFigures = (title: string, kind: SiteFigures['kind']): SiteFigures => ({
  title,
  kind,
  loads: { home: [], article: [] },
  clicks: { hover: [], 'instant tap': [] },
});

/** The most that the LCP of this site may be, as a share of the same page without scripts. */
const mostOfFloor = 1.05;

/** The median of a figure of a page; undefined if it wasn't measured. */
const medianOf = ({ loads }: SiteFigures, page: PageName, figure: keyof PageFigures): number | undefined =>
  median(loads[page].map((load) => load[figure]));

const whole = (figure: number | undefined): string => figure?.toFixed(0) ?? '–';

const kilobytes = (bytes: number | undefined): string =>
  bytes === undefined ? '–' : (bytes / 1000).toFixed(1);

/** A table of how a page loads on each site. */
export function loadTable(sites: readonly SiteFigures[], page: PageName): string {
  const head = [page, 'FCP', 'LCP', 'TBT', 'script (kB)', 'before `load`', 'HTML (kB)'];
  const rows = sites.map((site) => [
    site.title,
    whole(medianOf(site, page, 'firstPaint')),
    whole(medianOf(site, page, 'largestPaint')),
    whole(medianOf(site, page, 'blocking')),
    kilobytes(medianOf(site, page, 'script')),
    kilobytes(medianOf(site, page, 'earlyScript')),
    kilobytes(medianOf(site, page, 'html')),
  ]);
  return markdownTable(head, rows);
}

/** A table of the time from a click to the next article. */
export const clickTable = (sites: readonly SiteFigures[]): string =>
  markdownTable(
    ['click to paint (ms)', 'after a hover', 'with an instant tap'],
    sites.map((site) => [site.title, ...clicks.map((way) => whole(median(site.clicks[way])))]),
  );

const line = (met: boolean, goal: string, figures: string): string =>
  `- ${met ? 'met' : 'missed'}: ${goal} (${figures})`;

/** A line for each goal: met, or missed with the figures. Goals whose figures weren't measured are left out. */
export function goalLines(sites: readonly SiteFigures[]): string[] {
  const own = sites.find(({ kind }) => kind === 'own');
  const floor = sites.find(({ kind }) => kind === 'floor');
  if (!own) return [];
  const ownPaint = medianOf(own, 'article', 'largestPaint');
  const peerPaints = sites
    .filter(({ kind }) => kind === 'peer')
    .flatMap((peer) => medianOf(peer, 'article', 'largestPaint') ?? []);
  const best = peerPaints.length > 0 ? Math.min(...peerPaints) : undefined;
  return [
    ...pages.flatMap((page) => {
      const [paint, least] = [
        medianOf(own, page, 'largestPaint'),
        floor && medianOf(floor, page, 'largestPaint'),
      ];
      if (paint === undefined || least === undefined) return [];
      const ratio = paint / least;
      return line(
        ratio <= mostOfFloor,
        `LCP of ${page} at most ${mostOfFloor} of the floor's`,
        ratio.toFixed(3),
      );
    }),
    ...(ownPaint === undefined || best === undefined
      ? []
      : [
          line(
            ownPaint <= best,
            "LCP of article no higher than any peer's",
            `${whole(ownPaint)} and ${whole(best)}`,
          ),
        ]),
    ...pages.flatMap((page) => {
      const [blocking, early] = [medianOf(own, page, 'blocking'), medianOf(own, page, 'earlyScript')];
      if (blocking === undefined || early === undefined) return [];
      return [
        line(Math.round(blocking) === 0, `TBT of ${page} 0`, `${whole(blocking)} ms`),
        line(early === 0, `no script of ${page} before \`load\``, `${kilobytes(early)} kB`),
      ];
    }),
  ];
}
