/** The API reference in a browser: its columns, fragments, folds and side navigation. */
import { shownFor } from '../../../src/lib/code/clipboard';
import { openReady } from '../../support/page/hydration';
import { stretchTimers } from '../../support/page/timers';
import { expect, test } from '../../support/test';

test('the code is beside the text from 1200 px, stays in view, and follows the introduction below that', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1200, height: 900 });
  await openReady(page, '/documentation/api/ach-transfers#create_ach_transfer');
  const part = page.getByRole('region', { name: 'Create an ACH transfer', exact: true });
  const box = async (locator: ReturnType<typeof part.locator>) => {
    const found = await locator.boundingBox();
    if (!found) throw new Error('not shown');
    return { ...found, right: found.x + found.width, bottom: found.y + found.height };
  };
  const heading = part.getByRole('heading', { level: 2 });
  const request = part.getByRole('group', { name: 'Language of the request' });
  const response = part.getByText('Response 200', { exact: true });
  const fields = part.getByRole('list').last();
  await expect.poll(async () => (await box(heading)).y).toBeLessThan(200);
  await expect(heading).toBeInViewport();
  const beside = { heading: await box(heading), request: await box(request), fields: await box(fields) };
  expect(beside.request.x).toBeGreaterThan(beside.heading.right);
  expect(beside.request.x).toBeGreaterThan(beside.fields.right);
  expect(Math.abs(beside.request.y - beside.heading.y)).toBeLessThan(16);
  await expect(response).toBeInViewport();
  await page.mouse.move(400, 500);
  await page.mouse.wheel(0, 900);
  await expect(heading).not.toBeInViewport();
  await expect(request).toBeInViewport({ ratio: 1 });
  await expect(response).toBeInViewport({ ratio: 1 });
  const side = page.getByRole('navigation', { name: 'API reference' });
  await expect(side.locator('[aria-current="location"]')).toHaveText('Create an ACH transfer');
  await expect(side.locator('[aria-current="location"]')).toBeInViewport();

  await page.setViewportSize({ width: 1199, height: 900 });
  const stacked = { heading: await box(heading), request: await box(request), fields: await box(fields) };
  // The board has an edge of one pixel.
  expect(Math.abs(stacked.request.x - stacked.heading.x)).toBeLessThanOrEqual(1);
  expect(stacked.request.y).toBeGreaterThan(stacked.heading.bottom);
  expect((await box(response)).y).toBeGreaterThan(stacked.request.bottom);
  expect(stacked.fields.y).toBeGreaterThan((await box(response)).bottom);
});

test('the part in view is marked, folded fields open by their fragment, and the link of a field is copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await stretchTimers(page, [shownFor]);
  const side = page.getByRole('navigation', { name: 'API reference' });
  const marked = side.locator('[aria-current="location"]');
  await openReady(page, '/documentation/api/ach-transfers#submission.trace_number');
  await expect(page.locator('[id="submission.trace_number"]')).toBeInViewport();
  await expect(marked).toHaveText('The object');
  await side.getByRole('link', { name: 'Cancel an ACH transfer', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Cancel an ACH transfer', exact: true })).toBeInViewport();
  await expect(marked).toHaveText('Cancel an ACH transfer');
  const field = page.locator('[id="create_ach_transfer.amount"]');
  await field.getByRole('link', { name: 'amount', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  expect(new URL(page.url()).hash).toBe('#create_ach_transfer.amount');
});

test('collapsed values open on click, and the side navigation leads to any resource', async ({ page }) => {
  await openReady(page, '/documentation/api/ach-transfers');
  const meaning = page.getByText('C01: the account number is wrong.').first();
  await expect(meaning).toBeHidden();
  await page.getByText('10 values of change_code').click();
  await expect(meaning).toBeVisible();
  const side = page.getByRole('navigation', { name: 'API reference' });
  await side.getByText('Wires', { exact: true }).click();
  await side.getByRole('link', { name: 'Wire transfers', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Wire transfers' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Create a wire transfer' })).toBeVisible();
  await expect(side.locator('[aria-current="page"]')).toHaveText('Wire transfers');
});

test('all resources, opened on a narrow tablet, are a column again after it is turned', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 1100 });
  await openReady(page, '/documentation/api/ach-transfers');
  const side = page.getByRole('navigation', { name: 'API reference' });
  await page.getByRole('button', { name: 'All resources' }).click();
  await expect(side).toBeVisible();
  await page.setViewportSize({ width: 1100, height: 800 });
  await expect(side).toBeVisible();
  // An open popover would lie over the page, which it has no place in.
  const heading = page.getByRole('heading', { level: 1 });
  const right = async () => {
    const box = await side.boundingBox();
    return box ? box.x + box.width : Number.NaN;
  };
  await expect.poll(right).toBeLessThan((await heading.boundingBox())?.x ?? 0);
  await page.getByRole('link', { name: 'POST /ach_transfers', exact: true }).click();
  await expect(page).toHaveURL(/#create_ach_transfer$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each language of a request can be chosen', async ({ page }) => {
    await page.goto('/documentation/api/wire-transfers');
    const create = page.getByRole('region', { name: 'Create a wire transfer' });
    await expect(create.locator('pre:visible').first()).toContainText('curl -X POST');
    await create.locator('label', { hasText: 'Go' }).click();
    await expect(create.locator('pre:visible').first()).toContainText('http.NewRequest("POST"');
  });

  test('a fragment opens what is folded around it, and print shows everything', async ({ page }) => {
    await page.goto('/documentation/api/entities#create_entity.trust.name');
    await expect(page.locator('[id="create_entity.trust.name"]')).toBeInViewport();
    const folded = page.locator('[id="create_entity.corporation.name"]');
    await expect(folded).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(folded).toBeVisible();
    expect((await folded.boundingBox())?.height).toBeGreaterThan(10);
  });

  test('on a phone a button shows all resources', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/documentation/api/ach-transfers');
    const link = page.getByRole('link', { name: 'Inbound ACH transfers', exact: true });
    await expect(link).toBeHidden();
    await page.getByRole('button', { name: 'All resources' }).click();
    await expect(link).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
  });
});
