/** The documentation's articles: code languages, copying, the table of contents, and the page menu. */
import type { Page } from '@playwright/test';
import { shownFor } from '../../../src/lib/code/clipboard';
import { openReady, waitForHydration } from '../../support/page/hydration';
import { stretchTimers } from '../../support/page/timers';
import { builtPage, find, textOf } from '../../support/site/html';
import { expect, test } from '../../support/test';

const article = '/documentation/sending-ach';

/** The visible code of the first group of snippets. */
const shownCode = (page: Page) => page.locator('article fieldset').first().locator('pre:visible');
const tab = (page: Page, name: string, group = 0) =>
  page.locator('article fieldset').nth(group).locator('label', { hasText: name });

test('the chosen language applies to the page, the next pages, and visitors of the link', async ({
  page,
  browser,
}) => {
  await openReady(page, article);
  await expect(shownCode(page)).toContainText('curl');
  await tab(page, 'Python').click();
  await expect(shownCode(page)).toContainText('import requests');
  await expect(page.locator('article fieldset').nth(1).locator('pre:visible')).toContainText(
    'import requests',
  );
  await expect(page).toHaveURL(/\?language=Python(#|$)/);

  await page.goto('/documentation/receiving-ach');
  await expect(shownCode(page)).toContainText('import requests');
  await page.getByRole('link', { name: 'Sending wires' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sending wires' })).toBeVisible();
  await expect(shownCode(page)).toContainText('import requests');

  const elsewhere = await browser.newPage();
  await elsewhere.goto(`${article}?language=Go`);
  await expect(shownCode(elsewhere)).toContainText('http.NewRequest');
  await elsewhere.close();
});

test('a side navigation that is higher than the window scrolls, and shows the current page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openReady(page, article);
  const side = page.getByRole('navigation', { name: 'Documentation' });
  const last = side.locator('a[href^="/documentation/"]').last();
  await expect(last).not.toBeInViewport();
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const name = (await last.textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(side.locator('[aria-current="page"]')).toHaveText(name);
  await expect(side.locator('[aria-current="page"]')).toBeInViewport({ ratio: 1 });
  await page.reload();
  await expect(side.locator('[aria-current="page"]')).toBeInViewport({ ratio: 1 });
});

test("a chosen language is shown before any script runs, and isn't replaced by another", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'TypeScript'));
  // Gatsby's scripts never load.
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto(article);
  await expect(shownCode(page)).toContainText("fetch('https");
  await expect(
    page.locator('article fieldset').first().getByRole('radio', { name: 'TypeScript' }),
  ).toBeChecked();
  await tab(page, 'Go').click();
  await expect(shownCode(page)).toContainText('http.NewRequest');
});

test('the first language, chosen before the scripts arrive, replaces the stored one', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('language', localStorage.getItem('language') ?? 'TypeScript'),
  );
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(article, { waitUntil: 'commit' });
  await expect(tab(page, 'TypeScript')).toBeVisible();
  await page.waitForLoadState('domcontentloaded');
  await tab(page, 'cURL').click();
  arrive();
  await waitForHydration(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe('cURL');
  await expect(shownCode(page)).toContainText('curl');
  await expect(page).toHaveURL(/\?language=cURL/);
});

test('tabs by keyboard', async ({ page }) => {
  await openReady(page, article);
  await page.locator('article fieldset').first().getByRole('radio', { name: 'cURL' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(shownCode(page)).toContainText("fetch('https");
});

test('the copy button covers no language and no title on a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  for (const address of [article, '/documentation/api/inbound-wire-drawdown-requests']) {
    await openReady(page, address);
    const boards = page.locator('article [data-print="plain"]:has(.copy)');
    expect(await boards.count()).toBeGreaterThan(1);
    const covered = await boards.evaluateAll((all) =>
      all
        .flatMap((board) => {
          const buttons = [...board.querySelectorAll('.copy')]
            .map((button) => button.getBoundingClientRect())
            .filter(({ width }) => width > 0);
          return [...board.querySelectorAll('label, p')].filter((part) => {
            const range = document.createRange();
            range.selectNodeContents(part);
            const lines = [...range.getClientRects()];
            return buttons.some((button) =>
              lines.some(
                (line) =>
                  line.right > button.left &&
                  line.left < button.right &&
                  line.bottom > button.top &&
                  line.top < button.bottom,
              ),
            );
          });
        })
        .map(({ textContent }) => textContent),
    );
    expect(covered).toEqual([]);
  }
});

test('code in the heading of a table is shown whole', async ({ page }) => {
  await page.goto('/documentation/entities');
  const headings = page.getByRole('columnheader').filter({ has: page.locator('code') });
  await expect(headings).not.toHaveCount(0);
  const cutOff = await headings.evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const [code, box] = [cell.querySelector('code'), cell.closest('table')?.parentElement];
      const top = code?.getClientRects()[0]?.top ?? 0;
      return box && top < box.getBoundingClientRect().top ? [cell.textContent] : [];
    }),
  );
  expect(cutOff).toEqual([]);
});

test('code is copied as it is shown', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await stretchTimers(page, [shownFor]);
  await openReady(page, article);
  const button = page
    .locator('article fieldset')
    .first()
    .getByRole('button', { name: 'Copy' })
    .locator('visible=true');
  await button.click();
  await expect(
    page.locator('article fieldset').first().getByRole('button', { name: 'Copied' }),
  ).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^curl -X POST/);
  expect(copied).toBe((await shownCode(page).textContent())?.trimEnd());
});

test('a selected article is copied without the labels of its buttons', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openReady(page, article);
  await expect(page.locator('article pre').first()).toHaveAttribute('data-copied', '');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+c');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('curl -X POST');
  expect(copied.split(/\s*\n\s*/)).not.toContain('Copy');
});

test('the table of contents follows scrolling and updates the fragment, without new history entries', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openReady(page, article);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await expect(contents.locator('[aria-current]')).toHaveCount(0);
  const entries = await page.evaluate(() => history.length);
  for (const name of ['States', 'What can go wrong', 'Create a transfer']) {
    await page.getByRole('heading', { level: 2, name }).evaluate((heading) => {
      window.scrollTo({
        top: heading.getBoundingClientRect().top + window.scrollY - 90,
        behavior: 'instant',
      });
    });
    await expect(contents.locator('[aria-current]')).toHaveText(name);
    await expect(page).toHaveURL(new RegExp(`#${name.toLowerCase().replaceAll(' ', '-')}$`));
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(page).toHaveURL(new RegExp(`${article}$`));
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test('a fragment stays in the address until the visitor scrolls', async ({ page }) => {
  await openReady(page, `${article}#states`);
  await expect(page.getByRole('heading', { level: 2, name: 'States' })).toBeInViewport();
  await expect(page).toHaveURL(/#states$/);
});

test('the page is copied as Markdown, which can also be viewed', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await stretchTimers(page, [shownFor]);
  await openReady(page, article);
  await page.getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('# Sending ACH\n');
  await page.locator('summary', { hasText: 'This page as Markdown' }).click();
  const markdown = page.getByRole('link', { name: 'View as Markdown' });
  const response = await page.request.get((await markdown.getAttribute('href')) ?? '');
  expect(await response.text()).toBe(copied);
});

test('it ends with when it was last changed, where to edit it and where to ask', async ({ page }) => {
  await page.goto(article);
  const changed = page.getByText(/^Last changed /).locator('time');
  await expect(changed).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/);
  await expect(page.getByRole('link', { name: 'Ask a question' })).toHaveAttribute('href', '/contact');
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
    'href',
    /\/content\/documentation\/sending-ach\.md$/,
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every language and the Markdown alternate can be reached', async ({ page }) => {
    await page.goto(article);
    for (const [name, words] of [
      ['TypeScript', "fetch('https"],
      ['Python', 'import os'],
      ['Go', 'http.NewRequest'],
      ['cURL', 'curl '],
    ] as const) {
      await tab(page, name).click();
      await expect(shownCode(page)).toContainText(words);
    }
    await expect(page.getByRole('button', { name: /Copy/ })).toHaveCount(0);
    await page.locator('summary', { hasText: 'This page as Markdown' }).click();
    await expect(page.getByRole('link', { name: 'View as Markdown' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open in Claude' })).toBeVisible();
  });
});

test('notes for editors stay out of the company pages', () => {
  for (const route of ['/privacy', '/security', '/terms'])
    expect(textOf(find(builtPage(route).document, 'main')), route).not.toMatch(/draft|counsel/i);
});
