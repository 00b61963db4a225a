/** The Content-Security-Policy blocks what an attacker could inject. All browser tests run under it, and fail on a violation. */
import { expect, openReady, test } from '../support/test';

/** A script, an event handler, a frame, and a script of another site. */
const injected = [
  '<script>window.attacked = "script"</script>',
  '<img src="/no-such-picture.png" alt="" onerror="window.attacked = \'handler\'">',
  '<iframe title="x" src="https://attacker.example/"></iframe>',
  '<script src="https://attacker.example/x.js"></script>',
].join('');

test('code that an attacker brings into a page is blocked', async ({ page, violations }) => {
  await page.route('**/fees', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</h1>', `</h1>${injected}`);
    await route.fulfill({ response, body });
  });
  await page.goto('/fees');
  await expect.poll(() => violations.length).toBeGreaterThanOrEqual(4);
  expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
  violations.length = 0;
});

test('scripts of a page cannot turn text into HTML or load scripts of other sites', async ({
  page,
  violations,
}) => {
  await openReady(page, '/fees');
  const sinks = await page.evaluate(() => {
    const attempt = (act: () => unknown): string => {
      try {
        act();
        return 'allowed';
      } catch (error) {
        return error instanceof Error ? error.name : String(error);
      }
    };
    const script = document.createElement('script');
    return [
      attempt(() => document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="alert(1)">')),
      attempt(() => Object.assign(script, { src: 'https://attacker.example/x.js' })),
      attempt(() => Object.assign(script, { text: 'alert(1)' })),
    ];
  });
  expect(sinks).toEqual(['TypeError', 'TypeError', 'TypeError']);
  await expect.poll(() => violations.length).toBeGreaterThan(0);
  violations.length = 0;
});

test('another site cannot show a page in a frame', async ({ page, baseURL, violations }) => {
  const other = String(baseURL).replace('127.0.0.1', 'localhost');
  await page.route(`${other}/attack`, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe title="x" src="${baseURL}/fees"></iframe>` }),
  );
  await page.goto(`${other}/attack`);
  await expect
    .poll(() => page.frames().map((frame) => frame.url()))
    .toContain('chrome-error://chromewebdata/');
  await page.goto('about:blank');
  violations.length = 0;
});
