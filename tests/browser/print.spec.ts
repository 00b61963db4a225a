/** Printed pages: parts for the screen are left out, all text is dark on white, and breaks are where they should be. */
import { expect, type Page, test } from '../support/test';

test.use({ javaScriptEnabled: false, viewport: { width: 720, height: 960 } });

async function openPrinted(page: Page, address: string): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.goto(address);
}

/** Text with less than 4.5:1 to white, which browsers print behind it unless the page insists on its background. */
const paleText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const luminance = (value: string) => {
      const [red = 0, green = 0, blue = 0] = (value.match(/[\d.]+/g) ?? []).map((part) => {
        const share = Number(part) / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const insists = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).getPropertyValue('print-color-adjust') === 'exact' ||
        insists(element.parentElement));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const pale: string[] = [];
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      const words = walker.currentNode.textContent?.trim();
      if (!words || !element?.checkVisibility() || element.closest('script, style, svg') || insists(element))
        continue;
      if (
        element.getBoundingClientRect().width > 2 &&
        1.05 / (luminance(getComputedStyle(element).color) + 0.05) < 4.5
      )
        pale.push(words.slice(0, 40));
    }
    return pale;
  });

test('pages have their text, dark on white, without parts for the screen', async ({ page }) => {
  for (const address of [
    '/',
    '/products/cards',
    '/documentation/fedach',
    '/fees',
    '/updates/verify-a-webhook',
    '/terms',
  ]) {
    await openPrinted(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.locator('header')).toBeHidden();
    await expect(page.locator('footer section[aria-label="Disclosures"]')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden();
    expect(await paleText(page), address).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      address,
    ).toBeLessThanOrEqual(0);
  }
});

test('figures, folded fields and every language are printed, the response below the examples', async ({
  page,
}) => {
  await openPrinted(page, '/products/ach');
  await expect(page.locator('#figure-ach-same-day-ceiling')).toBeVisible();
  await page.goto('/documentation/api/entities');
  expect((await page.locator('[id="create_entity.corporation.name"]').boundingBox())?.height).toBeGreaterThan(
    10,
  );
  await page.goto('/documentation/api');
  const group = page.getByRole('group', { name: 'Language of the example' });
  for (const sample of await group.locator('pre').all()) await expect(sample).toBeVisible();
  const edges = await group.evaluate((languages) =>
    [
      ...languages.querySelectorAll('label, pre'),
      ...(languages.parentElement?.querySelectorAll(':scope > div pre') ?? []),
    ].flatMap((part) => {
      const { top, bottom } = part.getBoundingClientRect();
      return [top, bottom];
    }),
  );
  expect(edges.length).toBeGreaterThan(10);
  expect(edges).toEqual(edges.toSorted((a, b) => a - b));
});

// Firefox leaves a page blank before such a part, and cuts lines in half at the ends of its pages. Chromium can print it.
test('no part of a grid or of a flexible box is higher than a printed page', async ({ page }) => {
  for (const address of ['/documentation/api/ach-transfers', '/fees']) {
    await openPrinted(page, address);
    const high = await page.locator('body *').evaluateAll((elements) =>
      elements
        .filter((element) => /flex|grid/.test(getComputedStyle(element.parentElement ?? element).display))
        .filter((element) => element.getBoundingClientRect().height > 960)
        .map((element) => `${element.tagName}: ${element.textContent?.slice(0, 40)}`),
    );
    expect(high, address).toEqual([]);
  }
});

/** Headings in a PDF, from its outline: title, page, and points from the lower edge. */
const outlineOf = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/\/Title \(([^)]*)\)\n\/Dest \[(\d+) 0 R \/XYZ \S+ (\S+) /g)].map(
    ([, title = '', sheet = '', place]) => ({ title, sheet, fromFoot: Number(place) }),
  );

const margin = { top: '48px', bottom: '48px', left: '48px', right: '48px' };

for (const address of ['/fees', '/documentation/api/ach-transfers', '/documentation/webhooks'])
  test(`as a PDF, no heading of ${address} is alone at the end of a page, and code leaves none half empty`, async ({
    page,
  }) => {
    await openPrinted(page, address);
    const length = await page.evaluate(() => document.documentElement.scrollHeight);
    const pdf = await page.pdf({ width: '816px', height: '1056px', margin, outline: true, tagged: true });
    const sheets = pdf.toString('latin1').match(/\/Type \/Page\b/g) ?? [];
    const hasCode = (await page.locator('pre').count()) > 0;
    if (hasCode) expect(sheets.length).toBeLessThan((length / 960) * 1.15 + 1);
    const headings = outlineOf(pdf);
    expect(headings.length).toBeGreaterThan(2);
    // 96 pixels are 72 points. A heading needs its own line and another one above the margin.
    expect(
      headings.filter(({ fromFoot }) => (fromFoot * 96) / 72 - 48 < 44).map(({ title }) => title),
    ).toEqual([]);
  });

test('as a PDF, the first page of a product has its figures and its timetable', async ({ page }) => {
  await openPrinted(page, '/products/ach');
  const headings = outlineOf(await page.pdf({ format: 'A4', margin, outline: true, tagged: true }));
  expect(headings.find(({ title }) => title === 'Cutoffs and settlement')?.sheet).toBe(headings[0]?.sheet);
});
