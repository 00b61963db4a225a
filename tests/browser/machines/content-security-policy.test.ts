/**
 * The built pages under the Content-Security-Policy that hosts send. All browser tests run under it and fail on a violation
 * (tests/support/test.ts), so menus, search, forms, navigation and the error screen are covered where they're tested. Here:
 * it blocks what an attacker could inject. tests/files checks that it's strict, and that the HTML of every page satisfies it.
 */
import { expect, hydrate, test } from '../../support/test';

/** Code that an attacker has brought into the HTML: a script, a style, an event handler, a style attribute and a frame. */
const injected = [
  '<script>window.attacked = "script"</script>',
  '<style>h1 { color: rgb(1, 2, 3) !important }</style>',
  '<img src="/no-such-picture.png" alt="" onerror="window.attacked = \'handler\'">',
  '<p id="styled" style="color: rgb(1, 2, 3)">x</p>',
  '<iframe title="x" src="https://attacker.example/"></iframe>',
  '<script src="https://attacker.example/x.js"></script>',
].join('');

type Attacked = Window & { attacked?: string; violated: string[] };

test('code that an attacker brings into a page is blocked', async ({ page, violations }) => {
  await page.addInitScript(() => {
    const violated: string[] = [];
    Object.assign(window, { violated });
    document.addEventListener('securitypolicyviolation', (event) => violated.push(event.effectiveDirective));
  });
  await page.route('**/fees', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</h1>', `</h1>${injected}`);
    await route.fulfill({ response, body });
  });
  await page.goto('/fees');
  await expect
    .poll(() => page.evaluate(() => [...(window as unknown as Attacked).violated].sort()))
    .toEqual([
      'frame-src',
      'script-src-attr',
      'script-src-elem',
      'script-src-elem',
      'style-src-attr',
      'style-src-elem',
    ]);
  expect(await page.evaluate(() => (window as unknown as Attacked).attacked)).toBeUndefined();
  for (const target of [page.locator('h1'), page.locator('#styled')])
    await expect(target).not.toHaveCSS('color', 'rgb(1, 2, 3)');
  violations.length = 0;
});

test('scripts of a page cannot turn text into HTML or load scripts of other sites', async ({
  page,
  violations,
}) => {
  await page.goto('/fees');
  await hydrate(page);
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
    return {
      html: attempt(() => document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="alert(1)">')),
      address: attempt(() => Object.assign(script, { src: 'https://attacker.example/x.js' })),
      text: attempt(() => Object.assign(script, { text: 'alert(1)' })),
      policy: attempt(() => {
        const { trustedTypes } = window as unknown as {
          trustedTypes: { createPolicy: (name: string, rules: object) => void };
        };
        trustedTypes.createPolicy('other', {});
      }),
    };
  });
  expect(sinks).toEqual({
    html: 'TypeError',
    address: 'TypeError',
    text: 'TypeError',
    policy: 'TypeError',
  });
  expect(violations.length).toBeGreaterThan(0);
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
  // By now the browser has written whatever it writes.
  await page.goto('about:blank');
  violations.length = 0;
});
