/** The table of faults: whatever fails, visitors keep what they have, or get what they asked for. `npm test` runs the worst. */
import { translate } from '../support/page/translate';
import { expect, hydrate, lightPage, type Page, test } from '../support/test';

type Response = number | 'abort' | 'hang' | 'cut' | { contentType: string; body: string };

interface Fault {
  /** What fails. */
  readonly name: string;
  /** The page that the visitor opens. */
  readonly start?: string;
  /** Requests that fail, and how. */
  readonly fails?: readonly [path: RegExp, response: Response];
  /** What changes in the page before its scripts run. */
  readonly alters?: () => void;
  /** React doesn't hydrate the page. */
  readonly staysStatic?: boolean;
  /** What the visitor must see in the end, besides the page. */
  readonly says?: string | RegExp;
}

const html = { contentType: 'text/html', body: '<!doctype html><title>Log in</title>' };
const long = 'x'.repeat(10_000);

const denyStorage = () => {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
};

const breakClock = () => {
  const RealDate = Date;
  function BrokenDate(this: unknown, ...parts: unknown[]) {
    if (!new.target) return 'Invalid Date';
    return Reflect.construct(RealDate, parts.length === 0 ? [Number.NaN] : parts, new.target);
  }
  BrokenDate.prototype = RealDate.prototype;
  Object.assign(BrokenDate, { now: () => Number.NaN, UTC: RealDate.UTC, parse: RealDate.parse });
  Object.assign(window, { Date: BrokenDate });
};

const dropTimeZones = () => {
  Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
    construct(target, [locales, options]: [string?, Intl.DateTimeFormatOptions?]) {
      if (options?.timeZone && options.timeZone !== 'UTC') throw new RangeError('Invalid time zone');
      return new target(locales, options);
    },
  });
};

const extend = () =>
  addEventListener('DOMContentLoaded', () => {
    document.documentElement.setAttribute('data-extension', 'on');
    document.body.prepend(document.createElement('extension-bar'));
    document.querySelector('#___gatsby > *')?.append(document.createElement('extension-frame'));
  });

const worst: readonly Fault[] = [
  { name: 'app missing (404)', fails: [/\/app-[^/]*\.js$/, 404], staysStatic: true },
  { name: "page's chunk missing (404)", start: '/fees', fails: [/\/component---/, 404], staysStatic: true },
  { name: 'page data missing (404)', start: '/fees', fails: [/\/page-data\/fees\//, 404], staysStatic: true },
  {
    name: 'page data not JSON',
    start: '/fees',
    fails: [/\/page-data\/fees\//, { contentType: 'application/json', body: '{"result":' }],
    staysStatic: true,
  },
  {
    name: 'list of builds missing (404)',
    start: '/fees',
    fails: [/\/app-data\.json$/, 404],
    staysStatic: true,
  },
  { name: 'fonts hanging', start: '/', fails: [/\.woff2$/, 'hang'] },
  { name: 'storage denied', start: '/documentation/sending-ach', alters: denyStorage },
  { name: 'broken clock', start: '/', alters: breakClock, says: 'Printed' },
  {
    name: 'filter with markup',
    start: '/updates?filter=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
    says: /There’s no filter/,
  },
];

const others: readonly Fault[] = [
  ...['framework', 'webpack-runtime'].map(
    (name): Fault => ({
      name: `${name} blocked`,
      fails: [new RegExp(`/${name}-`), 'abort'],
      staysStatic: true,
    }),
  ),
  { name: 'app cut midway', fails: [/\/app-[^/]*\.js$/, 'cut'], staysStatic: true },
  { name: "page's chunk cut midway", start: '/fees', fails: [/\/component---/, 'cut'], staysStatic: true },
  {
    name: "page's chunk of a wrong media type",
    start: '/fees',
    fails: [/\/component---/, html],
    staysStatic: true,
  },
  { name: 'page data failing (500)', start: '/fees', fails: [/\/page-data\/fees\//, 500], staysStatic: true },
  { name: 'page data reset', start: '/fees', fails: [/\/page-data\/fees\//, 'abort'], staysStatic: true },
  { name: 'fonts missing (404)', start: '/', fails: [/\.woff2$/, 404] },
  { name: 'chunk of a part far down missing (404)', start: '/fees', fails: [/\/island-[^/]*\.js$/, 404] },
  { name: 'page changed by an extension before hydration', start: '/', alters: extend },
  { name: 'no time zones', start: '/', alters: dropTimeZones, says: /\d\d:\d\d/ },
  ...['100%&x=%ZZ', long, '%ED%A0%80'].map(
    (filter, index): Fault => ({
      name: `odd filter ${index}`,
      start: `/updates?filter=${filter}`,
      says: /There’s no filter/,
    }),
  ),
  ...['#<img%20src=x%20onerror=alert(1)>', '#100%', '#%E0%A4%A', '#\ud800', `#${long}`].map(
    (fragment, index): Fault => ({ name: `odd fragment ${index}`, start: `/fees${fragment}` }),
  ),
];

/** Makes requests fail. Returns how many have. */
async function breakRequests(
  page: Page,
  [path, response]: readonly [RegExp, Response],
): Promise<() => number> {
  let count = 0;
  await page.route(path, async (route) => {
    count += 1;
    if (response === 'hang') return undefined;
    if (response === 'abort') return route.abort();
    if (response !== 'cut')
      return route.fulfill(typeof response === 'number' ? { status: response, body: '' } : response);
    const answer = await route.fetch();
    const body = await answer.text();
    return route.fulfill({ response: answer, body: body.slice(0, body.length / 2) });
  });
  return () => count;
}

async function scrollToEnd(page: Page): Promise<void> {
  const isEnd = () =>
    page.evaluate(async () => {
      scrollBy(0, innerHeight);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
    });
  for (let screens = 0; screens < 40 && !(await isEnd()); screens += 1);
}

// biome-ignore lint/performance/useDomNodeTextContent: words that aren't shown don't count
const words = async (page: Page) => ((await page.getByRole('main').innerText()).match(/\S+/g) ?? []).length;

for (const [faults, tag] of [
  [worst, []],
  [others, ['@nightly']],
] as const)
  for (const fault of faults)
    test(`fault: ${fault.name}`, { tag: [...tag] }, async ({ page }) => {
      const uncaught: string[] = [];
      page.on('pageerror', ({ message }) => uncaught.push(message));
      const failed = fault.fails ? await breakRequests(page, fault.fails) : () => 1;
      if (fault.alters) await page.addInitScript(fault.alters);
      await page.goto(fault.start ?? lightPage, { waitUntil: 'domcontentloaded' });
      const title = await page.title();
      const before = await words(page);
      expect(before).toBeGreaterThan(50);
      if (fault.staysStatic) {
        await page.mouse.move(2, 2);
        await page.mouse.move(1, 1);
        await expect.poll(failed, 'requests that failed').toBeGreaterThan(0);
        await page.waitForLoadState('networkidle');
      } else await hydrate(page);
      if (fault.says) await page.getByText(fault.says).first().scrollIntoViewIfNeeded();
      await scrollToEnd(page);
      expect(failed(), 'requests that failed').toBeGreaterThan(0);
      // The page is there, with its title, its main text, and links that work.
      await expect(page).toHaveTitle(title);
      expect(await words(page)).toBeGreaterThan(before * 0.6);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280);
      // Gatsby throws if it can't hydrate a page.
      if (!fault.staysStatic) expect(uncaught).toEqual([]);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Security' }).click();
      await expect(page).toHaveURL('/security');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

for (const when of ['before', 'after'] as const)
  test(`fault: page translated ${when} hydration`, { tag: when === 'after' ? ['@nightly'] : [] }, async ({
    page,
  }) => {
    if (when === 'before') await page.addInitScript(`addEventListener('DOMContentLoaded', ${translate})`);
    await page.goto('/');
    const before = await words(page);
    await hydrate(page);
    if (when === 'after') await page.evaluate(translate);
    await page.getByRole('button', { name: 'Products' }).click();
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Wires/ }),
    ).toBeVisible();
    expect(await words(page)).toBeGreaterThan(before * 0.8);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Error');
  });

/** Half past four in the morning, UTC: in New York it's half past eleven in the evening, almost everywhere else the next day. */
for (const [timezoneId, year] of [
  ['Pacific/Pago_Pago', 1998],
  ['Asia/Kathmandu', 2026],
  ['Pacific/Kiritimati', 2037],
] as const)
  test.describe(() => {
    test.use({ timezoneId });
    test(`fault: time zone ${timezoneId} in ${year}`, { tag: '@nightly' }, async ({ page }) => {
      await page.clock.setFixedTime(Date.UTC(year, 0, 16, 4, 30));
      await page.goto('/');
      await hydrate(page);
      await page.getByRole('region', { name: 'Departures' }).scrollIntoViewIfNeeded();
      await expect(page.getByRole('region', { name: 'Departures' })).toContainText('23:30');
    });
  });
