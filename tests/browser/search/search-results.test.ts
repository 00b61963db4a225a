/** Search results: their order and what screen readers announce. */

import { openReady } from '../../support/page/hydration';
import { dialog, field, openSearch, results, status, waitForSearch } from '../../support/page/search';
import { expect, test } from '../../support/test';

test.beforeEach(({ page }) => waitForSearch(page));

/** Queries, and the page that must come first. */
const firstPages = [
  // Codes, and their names in the API.
  ['R03', '/documentation/codes/ach-returns/r03'],
  ['r20', '/documentation/codes/ach-returns/r20'],
  ['AC03', '/documentation/codes/iso-20022/ac03'],
  ['rate_limited_error', '/documentation/codes/api-errors/rate_limited_error'],
  ['account_frozen_entry_returned_per_ofac_instruction', '/documentation/codes/ach-returns/r16'],
  ['ACH return codes', '/documentation/codes/ach-returns'],
  // Names of articles, besides products of the same name, and in other spellings.
  ['webhooks', '/documentation/webhooks'],
  ['fednow', '/documentation/fednow'],
  ['Check 21', '/documentation/check-21'],
  ['card disputes', '/documentation/card-disputes'],
  ['rate limits', '/documentation/rate-limits'],
  ['idempotancy', '/documentation/idempotency'],
  ['quickstart', '/documentation/quickstart'],
  // Terms of the glossary.
  ['ODFI', '/documentation/glossary#odfi'],
  ['uetr', '/documentation/glossary#uetr'],
  // Products, solutions, prices, the rest.
  ['ACH', '/products/ach'],
  ['bank accounts', '/products/bank-accounts'],
  ['payroll', '/solutions/payroll'],
  ['pricing', '/fees'],
  ['api reference', '/documentation/api'],
  ['facts', '/facts'],
  // Words in text, and words that appear only in code.
  ['signing secret', '/documentation/webhooks'],
  ['timingSafeEqual', '/updates/verify-a-webhook'],
  // Names in the API: fields, event categories, operations, resources.
  ['settlement_schedule', '/documentation/api/ach-transfers#preferred_effective_date.settlement_schedule'],
  ['ach_transfer.updated', '/documentation/api/ach-transfers#ach_transfer.updated'],
  ['retrieve_wire_transfer', '/documentation/api/wire-transfers#retrieve_wire_transfer'],
  ['card payment elements', '/documentation/api/card-payment-elements'],
] as const;

test('the expected page comes first', async ({ page }) => {
  await openReady(page, '/');
  await openSearch(page);
  for (const [typed, path] of firstPages) {
    await test.step(typed, async () => {
      await field(page).fill(typed);
      const first = () => results(page).first().getAttribute('href');
      await expect.poll(first, { intervals: [50] }).toBe(path);
    });
  }
});

test('it announces the number of results and their kinds, once', async ({ page }) => {
  await openReady(page, '/');
  await openSearch(page);
  await expect(status(page)).toBeEmpty();
  await page.keyboard.type('timingSafeEqual');
  await expect(status(page)).toHaveText('2 pages: 1 in Updates, 1 in Documentation.');
  const groups = dialog(page).getByRole('region');
  await expect(groups).toHaveCount(2);
  await expect(groups.first().getByRole('heading', { name: 'Updates' })).toBeVisible();
  await expect(groups.first().locator('mark').first()).toHaveText(/timingSafeEqual/i);
  await field(page).fill('xyzzyq');
  await expect(status(page)).toHaveText('No results for xyzzyq.');
  await expect(results(page)).toHaveCount(2);
  await expect(results(page).first()).toHaveAttribute('href', '/search');
  await expect(results(page).last()).toHaveAttribute('href', '/contact');
});
