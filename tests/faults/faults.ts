/** Everything that goes wrong, as a table: what fails, what the visitor does meanwhile, and what must be there in the end. */
import type { Answer, Rule } from '../engines/fault-server';
import { clockAt, deniedStorage, extension, shiftCount, translator } from './injections';

/** What the visitor does after the first page has come. */
export type Step =
  | 'click'
  | 'hover'
  | 'back'
  | 'reload'
  | 'menu'
  | 'search'
  | 'scroll'
  | 'leave and come back';

/** What changes between steps. */
export type Change = {
  readonly rules?: readonly Rule[];
  readonly secondBuild?: boolean;
  readonly online?: boolean;
};

export interface Fault {
  readonly name: string;
  /** One of the worst, which every engine is tested with. */
  readonly worst?: boolean;
  /** The first page, "/" unless said otherwise. */
  readonly start?: string;
  /** What fails before the first page is opened. */
  readonly first?: Change & { readonly inject?: string; readonly doubleText?: number };
  readonly steps?: readonly (Step | Change)[];
  /** The page that the visitor is left with, by its built path; or pages that are as good. */
  readonly ends: string | readonly string[];
  /** Error reports at most; as many as `loads` unless said otherwise. */
  readonly reports?: number;
  /** What the visitor sees, in a sentence. */
  readonly sees: string;
  /** Words that must be on the page in the end. */
  readonly says?: RegExp;
  /** Everything may have come before it would fail, so that nothing needs to be asked for. */
  readonly late?: boolean;
  /** Loads of a document beyond the first, at most. */
  readonly loads?: number;
}

const component = /^\/component---src-templates-fees-.*\.js$/;
const data = /^\/page-data\/fees\/page-data\.json$/;
const everything = /./;
const failing = (path: RegExp, answer: Answer): Change => ({ rules: [{ path, answer }] });
const healthy: Change = { rules: [] };
const offline: Change = { rules: [{ path: everything, answer: 'reset' }], online: false };
const online: Change = { rules: [], online: true };
const html = { status: 200, type: 'text/html', body: '<!doctype html><title>Log in</title>' };

const fullLoad = 'The page that was asked for, by one full load.';
const asBuilt = 'The page as it was built, whole; links load pages.';
const moving = 'The page that was asked for.';

/** While the visitor goes from the home page to the fees. */
const onTheWay: readonly Fault[] = [
  ...(
    [
      ['missing (404)', { status: 404 }, true, 1],
      ['reset', 'reset', false, 1],
      // What isn't a script is an error in each document that runs it.
      ['of a wrong media type', html, false, 2],
    ] as const
  ).map(([what, answer, worst, reports]) => ({
    name: `page's chunk ${what}`,
    worst,
    reports,
    steps: [failing(component, answer), 'click'] as const,
    ends: '/fees',
    sees: fullLoad,
    loads: 1,
  })),
  {
    name: "page's chunk late",
    steps: [failing(component, { delay: 2500 }), 'click'],
    ends: '/fees',
    sees: 'Progress, then the page that was asked for.',
    loads: 1,
  },
  ...(
    [
      ['missing (404)', { status: 404 }, false],
      ['failing (500)', { status: 500 }, true],
      ['not JSON', { status: 200, type: 'application/json', body: '{"a":' }, false],
      ['HTML', html, false],
    ] as const
  ).map(([what, answer, worst]) => ({
    name: `page data ${what}`,
    worst,
    steps: [failing(data, answer), 'click'] as const,
    ends: '/fees',
    sees: fullLoad,
    loads: 1,
  })),
  {
    name: 'page data hanging',
    steps: [failing(data, 'hang'), 'click'],
    ends: '/',
    sees: 'The page that was open, with progress, and after 10 s the offer of a full load.',
  },
  {
    name: 'chunk of a part far down missing (404)',
    worst: true,
    start: '/fees',
    first: failing(/^\/\d+-[0-9a-f]{8}\.js$/, { status: 404 }),
    steps: ['scroll'],
    ends: '/fees',
    sees: 'The part as it was built.',
  },
];

const blocked: readonly Fault[] = (
  [
    ['framework', /^\/framework-/],
    ['app', /^\/app-/],
    ['webpack runtime', /^\/webpack-runtime-/],
    ["page's chunk", component],
    ['app data', /^\/page-data\/app-data\.json$/],
    ['page data', data],
  ] as const
).map(([what, path]) => ({
  name: `${what} blocked on the first load`,
  worst: what === 'app',
  start: '/fees',
  first: failing(path, 'reset'),
  steps: ['menu', 'scroll'] as const,
  ends: '/fees',
  sees: asBuilt,
  loads: 1,
}));

const deploys: readonly Fault[] = [
  {
    name: 'new build before a click',
    worst: true,
    steps: [{ secondBuild: true }, 'click'],
    ends: '/fees',
    sees: fullLoad,
    loads: 1,
  },
  {
    name: 'new build between hover and click',
    worst: true,
    steps: ['hover', { secondBuild: true }, 'click'],
    ends: '/fees',
    sees: fullLoad,
    loads: 1,
  },
  {
    name: 'new build before Back',
    worst: true,
    start: '/products/ach',
    steps: ['click', { secondBuild: true }, 'back'],
    ends: '/products/ach',
    sees: 'The page before, at once or by one full load.',
    loads: 1,
  },
];

const networks: readonly Fault[] = [
  {
    name: 'offline before hover and click, then online',
    worst: true,
    steps: [offline, 'hover', 'click', online],
    ends: '/fees',
    sees: 'The page that was open, with a line that says so; the other once the network is back.',
    loads: 1,
  },
  {
    name: 'offline after hover, then click',
    worst: true,
    steps: ['hover', offline, 'click'],
    late: true,
    ends: ['/', '/fees'],
    sees: 'The page that was asked for where all of it has come; else the one that was open, with a line that says so.',
  },
  {
    name: 'offline while scrolling to a part that loads late',
    start: '/fees',
    steps: [offline, 'scroll'],
    ends: '/fees',
    sees: 'The part as it was built.',
  },
];

const devices: readonly Fault[] = [
  {
    name: 'storage denied',
    first: { inject: deniedStorage },
    steps: ['menu', 'click'],
    ends: '/fees',
    sees: moving,
  },
  {
    name: 'fonts missing (404)',
    first: { ...failing(/\.woff2$/, { status: 404 }), inject: shiftCount },
    steps: ['scroll'],
    ends: '/',
    sees: 'The text at once, in a font of the system of the same width.',
  },
  {
    name: 'fonts hanging',
    worst: true,
    first: { ...failing(/\.woff2$/, 'hang'), inject: shiftCount },
    steps: ['scroll'],
    ends: '/',
    sees: 'The text at once, in a font of the system of the same width.',
  },
  {
    name: 'clock that does not work',
    first: { inject: clockAt(Number.NaN) },
    steps: ['scroll', 'menu', 'click'],
    ends: '/fees',
    sees: 'The printed timetable in place of the live board.',
  },
  ...([1998, 2037] as const).map((year) => ({
    name: `clock in ${year}`,
    first: { inject: clockAt(Date.UTC(year, 0, 15, 12)) },
    steps: ['scroll', 'menu', 'click'] as const,
    ends: '/fees',
    sees: 'The live board of that day.',
  })),
  ...(
    [
      ['translator', translator],
      ['extension', extension],
    ] as const
  ).map(([name, inject]) => ({
    name: `page changed by a ${name} before hydration`,
    first: { inject },
    steps: ['menu', 'click', 'back'] as const,
    ends: '/',
    sees: 'The page, working.',
    loads: 1,
    // React reports that the page isn't as it was built.
    reports: 6,
  })),
  {
    name: 'back-forward cache',
    steps: ['leave and come back', 'menu', 'click'],
    ends: '/fees',
    sees: moving,
    loads: 3,
  },
  ...([320, 390] as const).map((doubleText) => ({
    name: `text at 200% in ${doubleText} px`,
    first: { doubleText },
    steps: ['scroll'] as const,
    ends: '/',
    sees: 'Everything in one column, with nothing cut off.',
  })),
];

const long = 'x'.repeat(10_000);

const addresses: readonly Fault[] = [
  ...(
    [
      ['markup', '?filter=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E'],
      ['stray %', '?filter=100%&x=%ZZ'],
      ['10 kB', `?filter=${long}`],
      ['a lone surrogate', '?filter=%ED%A0%80'],
    ] as const
  ).map(([what, search]) => ({
    name: `filter with ${what}`,
    start: `/updates${search}`,
    steps: ['scroll'] as const,
    ends: '/updates',
    says: /There is no filter/,
    sees: 'All updates, and that there is no such filter.',
  })),
  ...(
    [
      ['markup', '#<img%20src=x%20onerror=alert(1)>', false],
      ['a stray %', '#100%', true],
      ['half a character', '#%E0%A4%A', false],
      ['10 kB', `#${long}`, false],
    ] as const
  ).map(([what, fragment, worst]) => ({
    name: `fragment with ${what}`,
    worst,
    start: `/fees${fragment}`,
    steps: ['scroll', 'menu'] as const,
    ends: '/fees',
    sees: 'The page from its start.',
  })),
];

const index = /^\/pagefind\/index\//;
const searching: readonly Fault[] = (
  [
    ['missing', { status: 404 }],
    ['damaged', { status: 200, body: 'x'.repeat(2000) }],
  ] as const
).map(([what, answer]) => ({
  name: `search index ${what}, then healed`,
  steps: [failing(index, answer), 'search', healthy, 'search'] as const,
  ends: '/',
  says: /R03/,
  sees: 'That the index couldn’t be loaded; results with the next key once it can be.',
}));

export const faults: readonly Fault[] = [
  ...onTheWay,
  ...blocked,
  ...deploys,
  ...networks,
  ...devices,
  ...addresses,
  ...searching,
];
