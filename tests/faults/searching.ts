/** Faults of the search index. */
import { lightPage } from '../support/content/routes';
import { type Fault, failing, healthy } from './fault';
import { patientSearch } from './injections';
import { pageClock } from './page-clock';

const index = /^\/pagefind\/index\//;
const status = 'dialog [role="status"]';

const failed: readonly Fault[] = (
  [
    ['missing', { status: 404 }],
    ['damaged', { status: 200, body: 'x'.repeat(2000) }],
  ] as const
).map(([what, response]) => ({
  name: `search index ${what}, then healed`,
  first: { inject: patientSearch },
  steps: [
    failing(index, response),
    'search',
    { shows: { selector: status, text: 'The search index couldn’t be loaded.' } },
    healthy,
    'search',
  ] as const,
  ends: lightPage,
  says: /R03/,
  sees: 'That the index couldn’t be loaded; results on the next keystroke once it can be.',
}));

const hanging: Fault = {
  name: 'search index hanging, then healed',
  first: { inject: pageClock() },
  steps: [
    failing(index, 'hang'),
    { passes: 0 },
    'ask search',
    { passes: 1000, shows: { selector: status, text: 'Searching…' } },
    { passes: 10_000, shows: { selector: status, text: 'The search index is taking a long time to load.' } },
    { shows: { selector: 'dialog a[href="/search"]' } },
    { awaitsFault: true, ...healthy },
    { clicks: 'dialog p button', passes: 1000 },
    // For 20 s Chromium doesn't request a hanging file twice.
    { released: true },
    { holds: () => document.activeElement?.tagName === 'INPUT' },
    { shows: { selector: 'dialog a[href="/documentation/codes/ach-returns/r03"]' } },
  ],
  ends: lightPage,
  sees: 'That it’s searching; after 10 s, that the index is taking a long time, and a way to try again; then results.',
};

export const searching: readonly Fault[] = [...failed, hanging];
