/** Faults of parts far down a page, of the network, and of the back-forward cache. */
import { type Change, type Fault, failing } from './fault';

const offline: Change = { rules: [{ path: /./, response: 'reset' }], online: false };

const farDown: Fault = {
  name: 'chunk of a part far down missing (404)',
  worst: true,
  start: '/fees',
  first: failing(/^\/island-\w+-[0-9a-f]{8}\.js$/, { status: 404 }),
  steps: ['scroll'],
  ends: '/fees',
  sees: 'The part as built.',
};

const networks: readonly Fault[] = [
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

export const navigations: readonly Fault[] = [farDown, ...networks, backForward];
