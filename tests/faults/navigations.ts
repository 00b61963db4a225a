/** Faults during client-side navigation. */
import { lightPage } from '../support/content/routes';
import { arrived, type Change, component, data, type Fault, failing, fullLoad } from './fault';
import { pageClock } from './page-clock';

const offline: Change = { rules: [{ path: /./, response: 'reset' }], online: false };
const online: Change = { rules: [], online: true };
const html = { status: 200, type: 'text/html', body: '<!doctype html><title>Log in</title>' };

const chunks: readonly Fault[] = (
  [
    ['missing (404)', { status: 404 }, true, 0],
    ['reset', 'reset', false, 0],
    ['cut midway', 'cut', false, 0],
    // A file that isn't a script is an error in each document that runs it.
    ['of a wrong media type', html, false, 2],
  ] as const
).map(([what, response, worst, reports]) => ({
  name: `page's chunk ${what}`,
  worst,
  reports,
  // Reports of a page that's left before error reporting has loaded are lost.
  steps: [{ holds: () => '__SENTRY__' in window }, failing(component, response), 'click'] as const,
  ends: '/fees',
  sees: fullLoad,
  loads: 1,
}));

const pageData: readonly Fault[] = (
  [
    ['missing (404)', { status: 404 }, false],
    ['failing (500)', { status: 500 }, true],
    ['reset', 'reset', false],
    ['not JSON', { status: 200, type: 'application/json', body: '{"a":' }, false],
    ['HTML', html, false],
  ] as const
).map(([what, response, worst]) => ({
  name: `page data ${what}`,
  worst,
  steps: [failing(data, response), 'click'] as const,
  ends: '/fees',
  sees: fullLoad,
  loads: 1,
}));

const pageHtml: readonly Fault[] = (
  [
    ['missing (404)', { status: 404 }, true],
    ['reset', 'reset', false],
    ['of another site', html, false],
  ] as const
).map(([what, response, worst]) => ({
  name: `page's HTML ${what}`,
  worst,
  steps: [failing(/^\/fees$/, response), 'click'] as const,
  ends: '/fees',
  sees: 'The requested page.',
}));

const progress = '[data-progress]';
const offer = '[data-notice="slow"]';

/** Time advances only as specified: nothing for a moment, then progress, then the offer of a full load. */
const waiting: readonly (Change | 'click')[] = [
  { passes: 0 },
  'click',
  { passes: 290, hides: progress },
  { passes: 20, shows: { selector: progress }, hides: offer },
  { shows: { selector: '[role="status"]', text: 'Loading the page…' } },
  { passes: 9680, hides: offer },
  { passes: 20, shows: { selector: offer, text: 'This page is taking a long time to load.' } },
];

const late: readonly Fault[] = [
  {
    name: "page's chunk 30 s late",
    worst: true,
    first: { inject: pageClock() },
    steps: [
      failing(component, 'hang'),
      ...waiting,
      { passes: 20_000, shows: { selector: offer } },
      { awaitsFault: true, released: true },
    ],
    ends: '/fees',
    sees: 'Progress, after 10 s the offer of a full load, and then the requested page.',
  },
  {
    name: 'page data hanging',
    first: { inject: pageClock() },
    steps: [failing(data, 'hang'), ...waiting, { clicks: `${offer} button` }],
    ends: '/fees',
    sees: 'The current page, with progress, and after 10 s the offer of a full load, which opens the requested page.',
    loads: 1,
  },
];

const farDown: Fault = {
  name: 'chunk of a part far down missing (404)',
  worst: true,
  start: '/fees',
  first: failing(/^\/island-\w+-[0-9a-f]{8}\.js$/, { status: 404 }),
  steps: ['scroll'],
  ends: '/fees',
  sees: 'The part as built.',
};

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
    sees: 'The requested page, immediately or after one full load.',
    loads: 1,
  },
  {
    name: 'new build before Back',
    worst: true,
    start: '/products/ach',
    steps: ['click', arrived, { secondBuild: true }, 'back'],
    ends: '/products/ach',
    sees: 'The previous page, immediately or after one full load.',
    loads: 1,
  },
];

const networks: readonly Fault[] = [
  {
    name: 'offline before hover and click, then online',
    worst: true,
    steps: [
      offline,
      'hover',
      'click',
      { shows: { selector: '[data-notice="offline"]', text: 'You’re offline.' } },
      online,
    ],
    ends: '/fees',
    sees: 'The current page, with a notice; the requested one once the network is back.',
    loads: 1,
  },
  {
    name: 'offline after hover, then click',
    worst: true,
    steps: ['hover', offline, 'click'],
    mayNotFail: true,
    ends: [lightPage, '/fees'],
    sees: 'The requested page if all of it has loaded; otherwise the current one, with a notice.',
  },
  {
    name: 'offline while scrolling to a part that loads late',
    start: '/fees',
    steps: [offline, 'scroll'],
    ends: '/fees',
    sees: 'The part as built.',
  },
];

const backForward: Fault = {
  name: 'back-forward cache',
  start: '/',
  steps: ['leave and return', 'menu', 'click'],
  ends: '/fees',
  sees: 'The requested page.',
  loads: 3,
};

export const navigations: readonly Fault[] = [
  ...chunks,
  ...pageData,
  ...pageHtml,
  ...late,
  farDown,
  ...deploys,
  ...networks,
  backForward,
];
