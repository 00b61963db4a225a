/** Changes to a page by devices, browsers and extensions. */
import { routesByTemplate } from '../support/content/templates';
import { arrived, type Fault, failing, requestedPage } from './fault';
import { beforeHydration, deniedStorage, extend, shiftCount, translate } from './injections';

const storage: Fault = {
  name: 'storage denied',
  first: { inject: deniedStorage },
  steps: ['menu', 'click'],
  ends: '/fees',
  sees: requestedPage,
};

const fonts: readonly Fault[] = (
  [
    ['missing (404)', { status: 404 }],
    ['hanging', 'hang'],
  ] as const
).map(([what, response]) => ({
  name: `fonts ${what}`,
  start: '/',
  worst: what === 'hanging',
  first: { ...failing(/\.woff2$/, response), inject: shiftCount },
  steps: ['scroll'] as const,
  ends: '/',
  sees: 'The text immediately, in a system font of the same width.',
}));

const changedPages: readonly Fault[] = (
  [
    ['a translator', translate],
    ['an extension', extend],
  ] as const
).flatMap(([who, alters]) => [
  {
    name: `page changed by ${who} before hydration`,
    start: '/',
    first: { inject: beforeHydration(alters) },
    steps: ['menu', 'click', arrived, 'back'] as const,
    ends: '/',
    sees: 'The page, working.',
    // React reports that the page differs from the built one.
    reports: 2,
  },
  {
    name: `page changed by ${who} after hydration`,
    start: '/',
    steps: [{ alters }, 'menu', 'click', arrived, 'back'] as const,
    ends: '/',
    sees: 'The page, working.',
  },
]);

const largeText: readonly Fault[] = [320, 390].map((doubleText) => ({
  name: `text at 200% in ${doubleText} px`,
  start: '/',
  first: { doubleText },
  staysStatic: true,
  steps: ['scroll'],
  ends: '/',
  sees: 'Everything in one column, with nothing clipped.',
}));

/** Whether only the shell or the panel in it has a frame: with forced colors both would be visible. */
const oneFrame = () =>
  [...document.querySelectorAll('[data-shell], [data-menu="products"] > [data-panel]')].filter((element) => {
    const { borderTopWidth, borderTopStyle } = getComputedStyle(element);
    return borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0;
  }).length === 1;

/** Whether all animations would end immediately. */
const nothingMoves = () => {
  const seconds = (list: string) => Math.max(...list.split(',').map(Number.parseFloat));
  return [...document.querySelectorAll('body *')].every((element) => {
    const { transitionDuration, animationDuration } = getComputedStyle(element);
    return seconds(transitionDuration) <= 0.00001 && seconds(animationDuration) <= 0.00001;
  });
};

const templates = [...routesByTemplate().values()];

const settings: readonly Fault[] = [
  {
    name: 'forced colors',
    device: { forcedColors: 'active' },
    steps: ['open menu', { holds: oneFrame }, 'close menu', 'click'],
    ends: '/fees',
    sees: 'The page in the visitor’s own colors, with one frame around an open menu.',
  },
  {
    name: 'reduced motion',
    start: '/',
    device: { reducedMotion: 'reduce' },
    steps: ['open menu', { holds: nothingMoves }, 'close menu', 'click', { holds: nothingMoves }],
    ends: '/fees',
    sees: 'The page without movement.',
  },
  {
    name: 'each template in print',
    staysStatic: true,
    steps: templates.map(([largest = '/']) => ({ prints: largest })),
    ends: '/404.html',
    loads: templates.length,
    sees: 'The text of the page, without parts for the screen.',
  },
];

export const environment: readonly Fault[] = [storage, ...fonts, ...changedPages, ...largeText, ...settings];
