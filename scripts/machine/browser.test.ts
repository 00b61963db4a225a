import { findBrowser, findTestBrowser } from './browser.mjs';
import { ensureBrowser } from './ensure-browser.mjs';

/** A machine on which exactly these paths are programs that start; those in /usr/bin are on PATH. */
function machine(paths: string[], env: Record<string, string> = {}, broken: string[] = []) {
  const exists = (path: string) => paths.includes(path);
  return {
    env,
    exists,
    starts: (path: string) => !broken.includes(path),
    which: (command: string) => [`/usr/bin/${command}`].find(exists),
    downloaded: () => '/cache/ms-playwright/chrome',
  };
}

const everything = [
  '/opt/one',
  '/opt/two',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/cache/ms-playwright/chrome',
];
const named = { CHROMIUM_PATH: '/opt/one', CHROME_PATH: '/opt/two' };

describe('findBrowser', () => {
  test.each([
    ['the one named by CHROMIUM_PATH first', everything, named, [], '/opt/one'],
    ['then the one named by CHROME_PATH', everything.slice(1), named, [], '/opt/two'],
    ['then an installed Chromium', everything.slice(2), named, [], '/usr/bin/chromium'],
    ['then an installed Chrome', everything.slice(3), {}, [], '/usr/bin/google-chrome'],
    ['then one in a usual folder', everything.slice(4), {}, [], everything[4]],
    ["then Playwright's download", everything.slice(5), {}, [], '/cache/ms-playwright/chrome'],
    ["not one that doesn't start", everything.slice(2), {}, ['/usr/bin/chromium'], '/usr/bin/google-chrome'],
    ['none', [], named, [], undefined],
  ])('takes %s', (_what, paths, env, broken, expected) => {
    expect(findBrowser(machine(paths, env, broken))).toBe(expected);
  });
});

test.each([
  [
    'the headless shell before a browser',
    ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'],
    {},
    '/usr/bin/chromium-headless-shell',
  ],
  ['a browser without the shell', ['/usr/bin/chromium'], {}, '/usr/bin/chromium'],
  [
    'the one named by CHROMIUM_PATH first',
    ['/opt/one', '/usr/bin/chromium-headless-shell'],
    named,
    '/opt/one',
  ],
])('tests take %s', (_what, paths, env, expected) => {
  expect(findTestBrowser(machine(paths, env))).toBe(expected);
});

describe('ensureBrowser', () => {
  /** Two ways to get a browser. Only the one with this number works. */
  function ways(works: number) {
    const tried: number[] = [];
    const way = (number: number) => ({ announce: `way ${number}`, get: async () => tried.push(number) });
    return { tried, ways: [way(1), way(2)], find: () => (tried.includes(works) ? '/found' : undefined) };
  }

  beforeEach(() => jest.spyOn(console, 'log').mockImplementation(() => {}));
  afterEach(() => jest.restoreAllMocks());

  test("installs nothing if there's a browser", async () => {
    const { tried, ways: both } = ways(1);
    await expect(ensureBrowser(both, () => '/here')).resolves.toBe('/here');
    expect(tried).toEqual([]);
  });

  test.each([
    [1, [1]],
    [2, [1, 2]],
  ])('stops at way %i if that one works', async (works, order) => {
    const { tried, ways: both, find } = ways(works);
    await expect(ensureBrowser(both, find)).resolves.toBe('/found');
    expect(tried).toEqual(order);
  });

  test('reports the fix if no way works', async () => {
    const { ways: both, find } = ways(3);
    await expect(ensureBrowser(both, find)).rejects.toThrow(/set CHROMIUM_PATH/);
  });
});
