/** The documentation: code in several languages, copying, the table of contents, meanings, and the columns of the reference. */

import { axeFaults } from '../support/page/axe';
import { holdScripts } from '../support/page/held-scripts';
import { expect, type Locator, openReady, type Page, test, waitForHydration } from '../support/test';

const article = '/documentation/sending-ach';
const reference = '/documentation/api/ach-transfers';

/** The visible code of a group of snippets, and the tab of a language. */
const shownCode = (page: Page, group = 0) =>
  page.locator('article fieldset').nth(group).locator('pre:visible');
const tab = (page: Page, name: string) =>
  page.locator('article fieldset').first().locator('label', { hasText: name });
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test.use({ viewport: { width: 1280, height: 800 }, permissions: ['clipboard-read', 'clipboard-write'] });

test('the chosen language applies to the page, the next pages, and visitors of the link', async ({
  page,
}) => {
  await openReady(page, article);
  await expect(shownCode(page)).toContainText('curl');
  await tab(page, 'Python').click();
  await expect(shownCode(page)).toContainText('import requests');
  await expect(shownCode(page, 1)).toContainText('import requests');
  await expect(page).toHaveURL(/\?language=Python(#|$)/);
  await page.getByRole('radio', { name: 'Python' }).first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(shownCode(page)).toContainText('http.NewRequest');
  await page.goto('/documentation/sending-wires');
  await expect(shownCode(page)).toContainText('http.NewRequest');
  await page.goto(`${article}?language=TypeScript`);
  await expect(shownCode(page)).toContainText('fetch("https');
});

test('a language is shown before scripts run, and one chosen before them stays chosen', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('language', localStorage.getItem('language') ?? 'TypeScript'),
  );
  const { release } = await holdScripts(page);
  await page.goto(article);
  await expect(shownCode(page)).toContainText('fetch("https');
  await tab(page, 'cURL').click();
  await expect(shownCode(page)).toContainText('curl');
  await release();
  await waitForHydration(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe('cURL');
  await expect(shownCode(page)).toContainText('curl');
});

test('requests of the reference are for the chosen environment, on the next pages, too', async ({ page }) => {
  const retrieve = page.locator('[aria-labelledby^="retrieve_"] pre:visible').first();
  const simulation = page.locator('#sandbox ~ section pre:visible').first();
  const choice = page.getByLabel('Requests for');
  await openReady(page, reference);
  await expect(retrieve).toContainText(/sandbox\.[\s\S]*_SANDBOX_API_KEY/);
  await choice.selectOption('production');
  await expect(retrieve).toContainText(/\/api\.[\s\S]*\$[A-Z]+_API_KEY/);
  await expect(simulation).toContainText('_SANDBOX_API_KEY');
  await openReady(page, '/documentation/api/wire-transfers');
  await expect(retrieve).toContainText('https://api.');
  await choice.selectOption('sandbox');
  await expect(retrieve).toContainText(/sandbox\.[\s\S]*_SANDBOX_API_KEY/);
});

test('one button opens and closes all fields that are folded', async ({ page }) => {
  await openReady(page, reference);
  const folded = page.locator('#create_ach_transfer\\.addenda\\.freeform');
  await expect(folded).toBeHidden();
  await page.getByRole('button', { name: 'Expand all' }).click();
  await expect(folded).toBeVisible();
  await page.getByRole('button', { name: 'Collapse all' }).click();
  await expect(folded).toBeHidden();
});

test('code, a selected article, and the page as Markdown are copied as they are shown', async ({ page }) => {
  await openReady(page, article);
  await page
    .locator('article fieldset')
    .first()
    .getByRole('button', { name: 'Copy' })
    .locator('visible=true')
    .click();
  await expect(
    page.locator('article fieldset').first().getByRole('button', { name: 'Copied' }),
  ).toBeVisible();
  expect(await clipboard(page)).toMatch(/^curl -X POST/);
  expect(await clipboard(page)).toBe((await shownCode(page).textContent())?.trimEnd());
  await page.getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect.poll(() => clipboard(page)).toContain('# Sending ACH\n');
  const markdown = page.getByRole('link', { name: 'View as Markdown' });
  const response = await page.request.get((await markdown.getAttribute('href')) ?? '');
  expect(await response.text()).toBe(await clipboard(page));
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+c');
  await expect.poll(() => clipboard(page)).toContain('curl -X POST');
  expect((await clipboard(page)).split(/\s*\n\s*/)).not.toContain('Copy');
});

test('code on the home page and on a product page is copied, too', async ({ page }) => {
  for (const route of ['/', '/products/ach']) {
    await openReady(page, route);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Copy', exact: true }).filter({ visible: true }).first().click();
    await expect(main.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await clipboard(page)).toMatch(/^(#.*\n)?curl /);
  }
});

test('a server in two languages is shown in one, the chosen one if it has that', async ({ page }) => {
  await openReady(page, `/documentation/webhooks?language=Go`);
  const server = page
    .getByRole('group', { name: 'Language of the example' })
    .filter({ hasText: 'createServer' });
  await expect(server.locator('pre:visible')).toContainText('createServer');
  await server.getByText('Python', { exact: true }).click();
  await expect(server.locator('pre:visible')).toContainText('import base64');
});

test('the table of contents follows scrolling and updates the fragment, without history entries', async ({
  page,
}) => {
  await openReady(page, `${article}#states`);
  await expect(page).toHaveURL(/#states$/);
  await page.goto('about:blank');
  await openReady(page, article);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const entries = await page.evaluate(() => history.length);
  for (const name of ['States', 'What can go wrong', 'Create a transfer']) {
    // Again until the page listens and nothing moves any more.
    await expect(async () => {
      await page.getByRole('heading', { level: 2, name }).evaluate((heading) => {
        const top = heading.getBoundingClientRect().top + window.scrollY - 90;
        window.scrollTo({ top: top - 10, behavior: 'instant' });
        window.scrollTo({ top, behavior: 'instant' });
      });
      await expect(contents.locator('[aria-current]')).toHaveText(name, { timeout: 1000 });
    }).toPass();
    await expect(page).toHaveURL(new RegExp(`#${name.toLowerCase().replaceAll(' ', '-')}$`));
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(page).toHaveURL(new RegExp(`${article}$`));
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test('what most visitors want is one click from every documentation page', async ({ page }) => {
  for (const route of ['/documentation', article, reference, '/documentation/codes/ach-returns/r03']) {
    await page.goto(route);
    const links = page.getByRole('list', { name: 'Starting points' }).getByRole('link');
    await expect(links).toHaveText([
      ...['Quickstart', 'Sandbox', 'SDKs', 'Webhooks', 'Codes', 'All products', 'Choose a rail'],
    ]);
  }
});

test('a side navigation that is higher than the window shows the current page', async ({ page }) => {
  await openReady(page, '/documentation/webhooks');
  const current = page.getByRole('navigation', { name: 'Documentation' }).locator('[aria-current="page"]');
  await expect(current).toHaveText('Webhooks');
  await expect(current).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

/** The card with the meaning of a link, the added link to R09, and one to a figure. */
const card = (page: Page): Locator => page.locator('#meaning');
const code = '/documentation/codes/ach-returns/r09';
const codeLink = (page: Page): Locator => page.locator(`main p a[href="${code}"]`).first();
const figureLink = (page: Page): Locator =>
  page.locator('main p a[href="#figure-ach-reinitiations"]').first();
const meaning = "The ledger balance covers the debit, but part of it isn't collected yet.";

test('a code and a figure show their meaning over the link, by pointer and by keyboard', async ({ page }) => {
  await openReady(page, '/documentation/fedach');
  await codeLink(page).scrollIntoViewIfNeeded();
  await expect(card(page)).toHaveCount(0);
  await codeLink(page).hover();
  await expect(card(page)).toContainText(meaning);
  await expect(card(page)).toBeInViewport({ ratio: 1 });
  expect(await axeFaults(page)).toEqual([]);
  await card(page).hover();
  await expect(card(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card(page)).toBeHidden();
  await page.mouse.move(1, 1);
  await figureLink(page).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(card(page)).toContainText(
    'Maximum number of times a debit returned as R01 or R09 can be reinitiated',
  );
  await page.keyboard.press('Enter');
  await expect(page.locator('li:target')).toBeInViewport();
  await expect(page.locator('li:target')).toContainText(/as of [A-Z][a-z]{2} \d{4}/);
  await expect(card(page)).toBeHidden();
});

test("if meanings can't be loaded, there's no card, and the link works", async ({ page }) => {
  await page.route('**/meanings/*.json', (route) => route.abort());
  await openReady(page, '/documentation/fedach');
  const failed = page.waitForEvent('requestfailed');
  await codeLink(page).hover();
  await failed;
  await expect(card(page)).toHaveCount(0);
  await codeLink(page).click();
  await expect(page).toHaveURL(code);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the first tap shows a meaning, the link in it follows', async ({ page }) => {
    await openReady(page, '/documentation/fedach');
    await codeLink(page).tap();
    await expect(card(page)).toContainText(meaning);
    await expect(card(page)).toBeInViewport({ ratio: 1 });
    await page.getByRole('heading', { level: 2 }).last().tap();
    await expect(card(page)).toBeHidden();
    await codeLink(page).tap();
    await card(page).getByRole('link', { name: 'Read more about it' }).tap();
    await expect(page).toHaveURL(code);
  });

  test('the copy button covers no language and no title', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 844 });
    await openReady(page, article);
    const covered = await page.locator('article fieldset').evaluateAll((groups) =>
      groups
        .flatMap((group) => {
          const buttons = [...group.querySelectorAll('button')]
            .map((button) => button.getBoundingClientRect())
            .filter(({ width }) => width > 0);
          return [...group.querySelectorAll('label, p')].filter((part) => {
            const range = document.createRange();
            range.selectNodeContents(part);
            return [...range.getClientRects()].some((line) =>
              buttons.some(
                (box) =>
                  line.right > box.left &&
                  line.left < box.right &&
                  line.bottom > box.top &&
                  line.top < box.bottom,
              ),
            );
          });
        })
        .map(({ textContent }) => textContent),
    );
    expect(covered).toEqual([]);
  });

  test('the bar leads to the tree and to the parts of the page, and stays above the text', async ({
    page,
  }) => {
    await openReady(page, article);
    const tree = page.getByRole('button', { name: 'Sending ACH' });
    const contents = page.getByRole('button', { name: 'On this page' });
    const pages = page.getByRole('navigation', { name: 'Documentation' });
    const parts = page.getByRole('navigation', { name: 'On this page' });
    await tree.tap();
    await expect(pages.getByRole('link', { name: 'Choose a rail' })).toBeInViewport();
    await expect(pages.locator('[aria-current]')).toBeInViewport();
    expect((await pages.boundingBox())?.height).toBeLessThan(844 - 100);
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(pages).toBeHidden();
    await expect(tree).toBeFocused();
    await tree.tap();
    await contents.tap();
    await expect(pages).toBeHidden();
    await parts.getByText('States').tap();
    await expect(parts).toBeHidden();
    const heading = page.getByRole('heading', { name: 'States', exact: true });
    const barEnd = async () =>
      ((await tree.boundingBox())?.y ?? 0) + ((await tree.boundingBox())?.height ?? 0);
    await expect(heading).toBeInViewport();
    await expect
      .poll(async () => ((await heading.boundingBox())?.y ?? 0) - (await barEnd()))
      .toBeGreaterThan(0);
    expect(await barEnd()).toBeLessThan(130);
  });

  test('a wide table fits, each of its cells says what it is, and a retry starts under its meaning', async ({
    page,
  }) => {
    await page.goto('/documentation/sandbox');
    const tables = page.locator('.table:has(th:nth-child(3))');
    await expect(tables.first().locator('td').nth(1)).toBeVisible();
    const said = tables.first().locator('td').nth(1);
    expect(await said.evaluate((cell) => getComputedStyle(cell, '::before').content)).toMatch(
      /Sandbox|data-column/,
    );
    const wide = (all: Element[]) => all.filter((one) => one.scrollWidth > one.clientWidth).length;
    expect(await tables.evaluateAll(wide)).toBe(0);
    await page.goto('/documentation/codes');
    const row = page.getByRole('listitem').filter({ hasText: 'R02' });
    const [meaning, retry] = await row.evaluate((item) => {
      const texts = document.createTreeWalker(item, NodeFilter.SHOW_TEXT);
      const lefts: number[] = [];
      while (texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        if (/Account closed|Retry/.test(range.toString())) lefts.push(range.getBoundingClientRect().left);
      }
      return lefts;
    });
    expect(Math.abs((meaning ?? 0) - (retry ?? 99))).toBeLessThan(8);
  });

  test('a wide touch screen shows no shortcut, browsers slant no letters, and code that breaks keeps its borders', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1300, height: 800 });
    await page.goto('/documentation/glossary');
    await expect(page.getByRole('banner').getByText('Search the docs')).toBeVisible();
    await expect(page.getByRole('banner').locator('kbd')).toBeHidden();
    const slanted = (all: Element[]) => all.filter((one) => getComputedStyle(one).fontStyle !== 'normal');
    expect((await page.locator('main *').evaluateAll(slanted)).length).toBe(0);
    const code = page.locator('main p > code').first();
    await expect(code).toHaveCSS('-webkit-box-decoration-break', 'clone');
  });

  test('names of codes break after underscores only', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/documentation/codes');
    const broken = await page.locator('main li a > code').evaluateAll(
      (codes) =>
        codes.filter((code) => {
          const text = document.createTreeWalker(code, NodeFilter.SHOW_TEXT).nextNode();
          if (!text || !/^[a-z0-9]+$/i.test(code.textContent ?? '')) return false;
          const range = document.createRange();
          range.selectNodeContents(text);
          return range.getClientRects().length > 1;
        }).length,
    );
    expect(broken).toBe(0);
    await page.getByRole('link', { name: 'R02 Account closed' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'R02: Account closed' })).toBeVisible();
  });
});

test('codes are filtered by words, network and retry, a link keeps the filter, and terms are filtered too', async ({
  page,
}) => {
  await openReady(page, '/documentation/codes');
  const codes = page.locator('main article li a:has(code)').filter({ visible: true });
  const all = await codes.count();
  await page.getByLabel('Code or words').fill('account closed');
  await expect(codes.filter({ hasText: 'R02' })).toBeVisible();
  expect(await codes.count()).toBeLessThan(all / 10);
  await page.getByLabel('Code or words').fill('');
  await page.getByLabel('Network').selectOption('RTP and FedNow reason codes');
  await page.getByLabel('Retry').selectOption('Later, unchanged');
  await expect(page.getByRole('status')).toHaveText(`Showing 1 of ${all}`);
  await expect(page).toHaveURL('/documentation/codes?network=iso-20022&retry=after');
  await page.reload();
  await expect(codes).toHaveCount(1);
  await page.goto('/documentation/glossary');
  await page.getByLabel('Find a term').fill('uetr');
  await expect(page.getByRole('heading', { name: 'Webhook' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'UETR' })).toBeVisible();
});

test("a network's table has no column that says the same in all rows", async ({ page }) => {
  for (const network of ['ach-returns', 'card-declines', 'api-errors']) {
    await page.goto(`/documentation/codes/${network}`);
    const rows = await page
      .locator('main tbody tr')
      .evaluateAll((all) => all.map(({ children }) => [...children].map((cell) => cell.textContent)));
    for (const at of (rows[0] ?? []).keys())
      expect(new Set(rows.map((row) => row[at])).size, `${network}, column ${at + 1}`).toBeGreaterThan(1);
  }
});

test('the reference has code beside the text from 1240 px, in view while reading, and marks the part in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1240, height: 900 });
  await openReady(page, `${reference}#create_ach_transfer`);
  const part = page.getByRole('region', { name: 'Create an ACH transfer', exact: true });
  const heading = part.getByRole('heading', { level: 2 });
  const request = part.getByRole('group', { name: 'Language of the request' });
  const side = page.getByRole('navigation', { name: 'API reference' });
  const rightOf = async (one: Locator) =>
    ((await one.boundingBox())?.x ?? 0) + ((await one.boundingBox())?.width ?? 0);
  await expect(heading).toBeInViewport();
  expect((await request.boundingBox())?.x).toBeGreaterThan(await rightOf(heading));
  await page.mouse.move(400, 500);
  await page.mouse.wheel(0, 900);
  await expect(heading).not.toBeInViewport();
  await expect(request).toBeInViewport({ ratio: 1 });
  await expect(side.locator('[aria-current="location"]')).toHaveText('Create an ACH transfer');
  await expect(side.locator('[aria-current="location"]')).toBeInViewport();
  await page.setViewportSize({ width: 1199, height: 900 });
  const [below, above] = [await request.boundingBox(), await heading.boundingBox()];
  expect(Math.abs((below?.x ?? 0) - (above?.x ?? 9))).toBeLessThanOrEqual(1);
  expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
});

test('folded fields open by their fragment, the link of a field is copied, and values open on click', async ({
  page,
}) => {
  await openReady(page, `${reference}#submission.trace_number`);
  await expect(page.locator('[id="submission.trace_number"]')).toBeInViewport();
  const field = page.locator('[id="create_ach_transfer.amount"]');
  await field.getByRole('link', { name: 'amount', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
  expect(await clipboard(page)).toBe(page.url());
  expect(new URL(page.url()).hash).toBe('#create_ach_transfer.amount');
  const marked = () =>
    field.evaluate((row) => row.matches(':target') && getComputedStyle(row).boxShadow !== 'none');
  await expect.poll(marked).toBe(true);
  await page.reload();
  await expect.poll(marked).toBe(true);
  await page.goto('/documentation');
  await page.goBack();
  await expect.poll(marked).toBe(true);
  const value = page.getByText('C01: the account number is wrong.').first();
  await expect(value).toBeHidden();
  await page
    .getByText(/^\d+ values of reason$/)
    .first()
    .click();
  await expect(value).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every language, the Markdown alternate, figures, folded fields and all resources can be reached', async ({
    page,
  }) => {
    await page.goto(article);
    for (const [name, words] of [
      ['Python', 'import os'],
      ['Go', 'http.NewRequest'],
      ['cURL', 'curl '],
    ] as const) {
      await tab(page, name).click();
      await expect(shownCode(page)).toContainText(words);
    }
    await expect(page.getByRole('button', { name: /Copy/ })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'View as Markdown' })).toBeVisible();
    await page.goto('/documentation/api/entities#create_entity.trust.name');
    await expect(page.locator('[id="create_entity.trust.name"]')).toBeInViewport();
    await expect(page.locator('[id="create_entity.corporation.name"]')).toBeHidden();
    await page.goto('/documentation/api/ach-transfers');
    await page.setViewportSize({ width: 390, height: 844 });
    const resource = page.getByRole('link', { name: 'Inbound ACH transfers', exact: true });
    await expect(resource).toBeHidden();
    await page.getByRole('button', { name: 'ACH transfers' }).click();
    await expect(resource).toBeVisible();
    await page.getByRole('button', { name: 'On this page' }).click();
    await expect(resource).toBeHidden();
    await page.getByRole('navigation', { name: 'On this page' }).getByText('Events').click();
    await expect(page).toHaveURL(/#events$/);
  });

  test('a product shows the date and source of each figure on demand', async ({ page }) => {
    await page.goto('/products/ach');
    const figures = page.getByRole('region', { name: 'Figures on this page' });
    const ceiling = figures.locator('#figure-ach-same-day-ceiling');
    await expect(ceiling.getByRole('link', { name: 'FRB Services' })).toBeHidden();
    await figures.getByText('Dates and sources of figures').click();
    await expect(ceiling).toContainText(/\$1,000,000.*as of Mar 2022/);
    await ceiling.getByRole('link', { name: 'Details' }).click();
    await expect(page).toHaveURL(/\/facts#ach-same-day-ceiling$/);
    await expect(page.locator('tr:target')).toBeInViewport();
  });
});
