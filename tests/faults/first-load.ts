/** Faults while the first page loads. */
import { component, data, type Fault, failing } from './fault';

const asBuilt = 'The page as built, complete; links load pages.';
const app = /^\/app-/;

export const firstLoad: readonly Fault[] = (
  [
    ['framework blocked', /^\/framework-/, 'reset'],
    ['app blocked', app, 'reset'],
    ['webpack runtime blocked', /^\/webpack-runtime-/, 'reset'],
    ["page's chunk blocked", component, 'reset'],
    ['page data blocked', data, 'reset'],
    ['app cut midway', app, 'cut'],
    ["page's chunk cut midway", component, 'cut'],
  ] as const
).map(([what, path, response]) => ({
  name: `${what} on the first load`,
  worst: what === 'app blocked',
  start: '/fees',
  first: failing(path, response),
  staysStatic: true,
  steps: ['menu', 'scroll'] as const,
  ends: '/fees',
  sees: asBuilt,
  loads: 1,
}));
