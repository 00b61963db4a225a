/** The most frequent interactions, in engines that can't run the Chromium tests as they are. */
import { patientSearch } from '../faults/injections';
import { address, expectInPage, heading, isShown, openReady, waitForHydration } from './page-queries';
import { expect, test } from './test';

const products = '[data-menu="products"]';
const panel = `${products} > [data-panel]`;
const pricing = 'header nav[aria-label="Main"] a[href="/fees"]';
const activeText = () => document.activeElement?.textContent?.trim() ?? '';
const hrefOf = (selector: string) => document.querySelector(selector)?.getAttribute('href') ?? '';

/** Whether the form for arrivals shows a result. */
const showsArrival = () => /ET|,/.test(document.querySelector('#arrival [role="status"]')?.textContent ?? '');

/** Marks the document, to detect whether it's replaced. */
const mark = () => {
  document.documentElement.dataset.visit = 'same';
};
const isMarked = () => document.documentElement.dataset.visit === 'same';

test.afterEach(({ visitor }) => {
  expect(visitor.problems()).toEqual([]);
});

test('menus open on hover and close when the mouse leaves', async ({ visitor }) => {
  await openReady(visitor, '/');
  await visitor.point(`${products} > button`);
  await expectInPage(visitor, isShown, panel, true);
  await visitor.point({ x: 640, y: 780 });
  await expectInPage(visitor, isShown, panel, false);
});

test('menus open by keyboard, move by arrows and close on Escape', async ({ visitor }) => {
  await openReady(visitor, '/');
  await visitor.run(
    (selector) => document.querySelector<HTMLElement>(selector)?.focus(),
    `${products} > button`,
  );
  await visitor.press('Enter');
  await expectInPage(visitor, isShown, panel, true);
  await visitor.press('ArrowDown');
  await expectInPage(visitor, () => document.activeElement?.getAttribute('href'), null, '/products/ach');
  await visitor.press('Escape');
  await expectInPage(visitor, isShown, panel, false);
  await expectInPage(visitor, activeText, null, 'Products');
});

test('menus open on tap and close on the next', async ({ visitor }) => {
  await openReady(visitor, '/');
  const tap = (selector: string) => {
    const target = document.querySelector<HTMLElement>(selector);
    for (const name of [
      'pointerover',
      'pointerenter',
      'pointerdown',
      'pointerup',
      'pointerout',
      'pointerleave',
    ])
      target?.dispatchEvent(new PointerEvent(name, { bubbles: true, pointerType: 'touch' }));
    target?.click();
  };
  await visitor.run(tap, `${products} > button`);
  await expectInPage(visitor, isShown, panel, true);
  await visitor.run(tap, `${products} > button`);
  await expectInPage(visitor, isShown, panel, false);
});

test('the phone menu opens, navigates to a page and closes', async ({ visitor }) => {
  await visitor.resize(400, 800);
  await openReady(visitor, '/');
  await visitor.click('[data-phone-menu] > summary');
  await expectInPage(visitor, isShown, 'nav[aria-label="Menu"]', true);
  await visitor.run(() => {
    const menu = document.querySelector('nav[aria-label="Menu"]');
    menu?.querySelectorAll<HTMLElement>('a[href="/fees"]')[0]?.scrollIntoView();
  }, null);
  await visitor.click('nav[aria-label="Menu"] a[href="/fees"]');
  await expectInPage(visitor, address, null, '/fees');
  await expectInPage(visitor, () => document.querySelector('[data-phone-menu][open]') === null, null, true);
  await visitor.resize(1280, 800);
});

test('the bar is solid once the page is scrolled', async ({ visitor }) => {
  await openReady(visitor, '/');
  const scrolled = () => document.documentElement.hasAttribute('data-scrolled');
  await expectInPage(visitor, scrolled, null, false);
  await visitor.run(() => scrollTo(0, 60), null);
  await expectInPage(visitor, scrolled, null, true);
  await visitor.run(() => scrollTo(0, 0), null);
  await expectInPage(visitor, scrolled, null, false);
});

test('search finds a code, and Enter opens it', async ({ visitor, site }) => {
  site.inject = patientSearch;
  await openReady(visitor, '/documentation');
  await visitor.press('/');
  await expectInPage(
    visitor,
    () => document.activeElement?.getAttribute('aria-label'),
    null,
    'Search the docs',
  );
  await visitor.type('R03');
  const code = '/documentation/codes/ach-returns/r03';
  await expectInPage(visitor, hrefOf, 'dialog [data-results] a', code);
  await visitor.press('Enter');
  await expectInPage(visitor, address, null, code);
});

test('the language of code survives a reload', async ({ visitor }) => {
  await openReady(visitor, '/documentation/api');
  const chosen = () =>
    [...document.querySelectorAll<HTMLInputElement>('main fieldset input')].findIndex(
      ({ checked }) => checked,
    );
  await expectInPage(visitor, chosen, null, 0);
  await visitor.click('main fieldset label:nth-of-type(2)');
  await expectInPage(visitor, chosen, null, 1);
  await visitor.reload();
  await waitForHydration(visitor);
  await expectInPage(visitor, chosen, null, 1);
});

test('client-side navigation loads no document and announces the new page, and Back and Forward work', async ({
  visitor,
}) => {
  await openReady(visitor, '/');
  await visitor.run(mark, null);
  await visitor.click(pricing);
  await expectInPage(visitor, address, null, '/fees');
  await expectInPage(visitor, () => document.title.startsWith('Pricing'), null, true);
  await expectInPage(visitor, () => document.activeElement?.id, null, 'gatsby-focus-wrapper');
  const announced = () =>
    document
      .querySelector('#gatsby-announcer')
      ?.textContent?.includes(document.querySelector('h1')?.textContent ?? '?');
  await expectInPage(visitor, announced, null, true);
  await visitor.back();
  await expectInPage(visitor, address, null, '/');
  await expectInPage(visitor, () => document.title.startsWith('Pricing'), null, false);
  await visitor.forward();
  await expectInPage(visitor, address, null, '/fees');
  await expectInPage(visitor, isMarked, null, true);
});

test('a link within a page scrolls to its target, and Back returns', async ({ visitor }) => {
  await openReady(visitor, '/facts');
  const inSight = (id: string) => {
    const box = document.getElementById(id)?.getBoundingClientRect();
    return box !== undefined && box.top >= 0 && box.top < innerHeight;
  };
  await visitor.run(() => {
    location.hash = 'ach-same-day-ceiling';
  }, null);
  await expectInPage(visitor, inSight, 'ach-same-day-ceiling', true);
  await visitor.back();
  await expectInPage(visitor, address, null, '/facts');
  await visitor.forward();
  await expectInPage(visitor, inSight, 'ach-same-day-ceiling', true);
});

test("a form updates as it's filled in, and so does the address", async ({ visitor }) => {
  await openReady(visitor, '/products/ach');
  await visitor.run(() => document.querySelector('#arrival')?.scrollIntoView(), null);
  await visitor.click('#arrival input[name="amount"]');
  await visitor.type('2500');
  await expectInPage(visitor, () => new URLSearchParams(location.search).get('amount'), null, '2500');
  await expectInPage(visitor, showsArrival, null, true);
});

test("when the browser limits address changes, a form keeps what's entered and the address catches up", async ({
  visitor,
}) => {
  await openReady(visitor, '/products/ach');
  await visitor.run(() => document.querySelector('#arrival')?.scrollIntoView(), null);
  await expectInPage(visitor, showsArrival, null, true);
  const amount = () => document.querySelector<HTMLInputElement>('#arrival input[name="amount"]')?.value;
  // Like a held key: more changes than WebKit and Firefox allow in a few seconds. Playwright turns Chromium's limit off.
  await visitor.run(() => {
    const field = document.querySelector<HTMLInputElement>('#arrival input[name="amount"]');
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    for (let value = 1; value <= 400; value += 1) {
      set?.call(field, String(value));
      field?.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, null);
  await expectInPage(visitor, amount, null, '400');
  await expectInPage(visitor, () => new URLSearchParams(location.search).get('amount'), null, '400');
  expect(await visitor.run(amount, null)).toBe('400');
});

test('updates are filtered by their address', async ({ visitor }) => {
  await openReady(visitor, '/updates');
  const all = await visitor.run(() => document.querySelectorAll('[data-updates] > li').length, null);
  await visitor.click('nav[aria-label="Kinds of update"] li[data-kind="customer-story"] a');
  await expectInPage(visitor, address, null, '/updates?filter=Customer+story');
  await expectInPage(visitor, heading, null, 'Customer story');
  await visitor.back();
  await expectInPage(visitor, () => document.querySelectorAll('[data-updates] > li').length, null, all);
});
