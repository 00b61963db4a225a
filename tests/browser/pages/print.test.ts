/** Printed pages: parts for the screen are left out, and all text is dark on white. */
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';

test.use({ javaScriptEnabled: false });

/** Opens a page in print media, at the width of Letter with its margins. */
async function openPrinted(page: Page, address: string): Promise<void> {
  await page.setViewportSize({ width: 720, height: 960 });
  await page.emulateMedia({ media: 'print' });
  await page.goto(address);
}

/**
 * Text with too little contrast to what is behind it, or to white, because browsers print no backgrounds unless the page
 * insists. Ratios by WCAG 2.2, "contrast ratio".
 */
const paleText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    type Color = [red: number, green: number, blue: number, alpha: number];
    const white: Color = [255, 255, 255, 1];
    const parse = (value: string): Color => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (value.match(/[\d.]+/g) ?? []).map(Number);
      return [red, green, blue, alpha];
    };
    const luminance = (color: Color) => {
      const [red = 0, green = 0, blue = 0] = color.slice(0, 3).map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const ratio = (one: Color, other: Color) => {
      const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
      return (light + 0.05) / (dark + 0.05);
    };
    const behind = (element: Element | null): { color: Color; printed: boolean } => {
      if (!element) return { color: white, printed: true };
      const style = getComputedStyle(element);
      const color = parse(style.backgroundColor);
      const printed = style.getPropertyValue('print-color-adjust') === 'exact';
      return color[3] > 0.5 ? { color, printed } : behind(element.parentElement);
    };
    /** The disc or capsule behind a text in a picture. Browsers print fills of SVG. */
    const shapeUnder = (element: Element): Color | undefined => {
      const text = element.closest('text');
      const box = text?.getBoundingClientRect();
      const shape = [...(text?.parentElement?.children ?? [])].find((candidate) => {
        if (!box || !candidate.matches('circle, rect')) return false;
        const { left, right, top, bottom } = candidate.getBoundingClientRect();
        return left <= box.left && right >= box.right && top <= box.bottom && bottom >= box.top;
      });
      return shape && parse(getComputedStyle(shape).fill);
    };
    const isSeen = (element: Element) =>
      element.checkVisibility() &&
      !element.matches('script, style') &&
      element.getBoundingClientRect().width > 2;
    const contrastOf = (element: Element) => {
      const style = getComputedStyle(element);
      const color = parse(element instanceof SVGElement ? style.fill : style.color);
      const shape = shapeUnder(element);
      const { color: surface, printed } = shape ? { color: shape, printed: true } : behind(element);
      return Math.min(ratio(color, surface), printed ? 21 : ratio(color, white));
    };
    const pale: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const words = walker.currentNode.textContent?.trim();
      const element = walker.currentNode.parentElement;
      if (!words || !element || !isSeen(element)) continue;
      const contrast = contrastOf(element);
      if (contrast < 4.5) pale.push(`${words.slice(0, 40)}: ${contrast.toFixed(1)}`);
    }
    return pale;
  });

for (const address of [
  '/',
  '/products/cards',
  '/solutions/fund-administration',
  '/documentation',
  '/documentation/api',
  '/documentation/fedach',
  '/fees',
  '/updates',
  '/updates/verify-a-webhook',
  '/contact',
  '/terms',
]) {
  test(`${address} in print`, async ({ page }) => {
    await openPrinted(page, address);
    await expect(page.locator('[data-header]')).toBeHidden();
    await expect(page.getByRole('region', { name: 'Disclosures', exact: true })).toBeHidden();
    await expect(page.locator('[data-print="none"]:visible')).toHaveCount(0);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('footer')).toBeVisible();
    expect(await paleText(page)).toEqual([]);
    // Nothing is wider than the printed page.
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

/**
 * The headings of the main part, in pixels: the height of each, that of a picture above it in the same card, and the place and height
 * of a table's first row or of the first five lines of code that follow at once.
 */
const headingsOf = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const parts = [
      ...main.querySelectorAll(
        'h1, h2, h3, h4, p:not([data-print="plain"] p), tbody > tr:first-of-type, pre',
      ),
    ];
    const heightOf = (part: Element): number => {
      const { height } = part.getBoundingClientRect();
      const { paddingTop, lineHeight } = getComputedStyle(part);
      const lines = Number.parseFloat(paddingTop) + 5 * Number.parseFloat(lineHeight);
      return part.matches('pre') ? Math.min(lines, height) : height;
    };
    return parts.flatMap((heading, index) => {
      if (!heading.matches('h1, h2, h3, h4')) return [];
      const { top, bottom, height } = heading.getBoundingClientRect();
      const above = heading.closest('li')
        ? heading.previousElementSibling?.getBoundingClientRect()
        : undefined;
      const next = parts[index + 1]?.matches('tr, pre')
        ? parts[index + 1]?.getBoundingClientRect()
        : undefined;
      const followsAtOnce = next && next.top - bottom < 80;
      return {
        title: heading.textContent ?? '',
        height,
        picture: above ? top - above.top : 0,
        ...(followsAtOnce && {
          next: { from: next.top - top, height: heightOf(parts[index + 1] as Element) },
        }),
      };
    });
  });

/** Positions of headings in a PDF, from its outline: title and points from the lower edge. */
function outlineOf(pdf: Buffer): { title: string; fromFoot: number }[] {
  const entries = pdf.toString('latin1').matchAll(/\/Title \(([^)]*)\)\n\/Dest \[\d+ 0 R \/XYZ \S+ (\S+) /g);
  return [...entries].map(([, title = '', place]) => ({ title, fromFoot: Number(place) }));
}

for (const address of [
  '/',
  '/fees',
  '/products',
  '/products/ach',
  '/documentation/api',
  '/documentation/api/ach-transfers',
  '/documentation/webhooks',
  '/solutions/payroll',
])
  test(`no heading is apart from what it belongs to on a printed page: ${address}`, async ({ page }) => {
    await openPrinted(page, address);
    const headings = await headingsOf(page);
    const apart: string[] = [];
    // Different page heights break the text in many places.
    for (const height of [700, 780, 860, 940, 1020, 1056]) {
      const margin = 48;
      const size = { width: `${720 + 2 * margin}px`, height: `${height}px` };
      const sides = { top: `${margin}px`, bottom: `${margin}px`, left: `${margin}px`, right: `${margin}px` };
      const outline = outlineOf(await page.pdf({ ...size, margin: sides, outline: true, tagged: true }));
      const found = outline.flatMap((entry) => {
        const heading = headings.find((candidate) => candidate.title === entry.title);
        return heading ? [{ ...entry, ...heading }] : [];
      });
      expect(found.length).toBeGreaterThan(2);
      const paper = height - 2 * margin;
      for (const { title, fromFoot, height: own, picture, next } of found) {
        // 96 pixels are 72 points.
        const below = (fromFoot * 96) / 72 - margin;
        // A line of text follows it, or the whole row if that fits on a page, or the start of the code.
        const whole = next && next.from + next.height < paper ? next.from + next.height : 0;
        if (below < Math.max(own + 16, whole - 1)) apart.push(`${title}, below (${height} px)`);
        if (paper - below < picture - 1) apart.push(`${title}, above (${height} px)`);
      }
    }
    expect(apart).toEqual([]);
  });

for (const address of ['/documentation/api/ach-transfers', '/documentation/webhooks'])
  test(`code leaves no page half empty in print: ${address}`, async ({ page }) => {
    await openPrinted(page, address);
    const length = await page.evaluate(() => document.documentElement.scrollHeight);
    const pdf = await page.pdf({ width: '720px', height: '960px' });
    const pages = pdf.toString('latin1').match(/\/Type \/Page\b/g) ?? [];
    expect(pages.length).toBeGreaterThan(length / 960);
    expect(pages.length).toBeLessThan((length / 960) * 1.15);
  });

// Firefox leaves a page blank before such a part, and cuts lines in half at the ends of its pages. Chromium can print it.
for (const address of ['/documentation/api/ach-transfers', '/documentation/codes/ach-returns/r09', '/fees'])
  test(`no part of a grid or of a flexible box is higher than a printed page: ${address}`, async ({
    page,
  }) => {
    await openPrinted(page, address);
    const high = await page.locator('body *').evaluateAll((elements) =>
      elements
        .filter((element) => /flex|grid/.test(getComputedStyle(element.parentElement ?? element).display))
        .filter((element) => element.getBoundingClientRect().height > 960)
        .map((element) => `${element.tagName}: ${element.textContent?.slice(0, 40)}`),
    );
    expect(high).toEqual([]);
  });

test('print shows an example in every language', async ({ page }) => {
  await openPrinted(page, '/documentation/api');
  const samples = page.getByRole('group', { name: 'Language of the example' }).locator('pre');
  expect(await samples.count()).toBeGreaterThan(1);
  for (const sample of await samples.all()) await expect(sample).toBeVisible();
});

for (const width of [720, 1000])
  test(`print shows each example below its language, and the response below all, at ${width} px`, async ({
    page,
  }) => {
    await openPrinted(page, '/documentation/api');
    await page.setViewportSize({ width, height: 720 });
    const group = page.getByRole('group', { name: 'Language of the example' });
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

test('print shows the lines of the map of networks, without backgrounds', async ({ page }) => {
  await openPrinted(page, '/');
  const lines = page.locator('main figure li[data-rail]');
  expect(await lines.count()).toBeGreaterThan(3);
  const widths = await lines.evaluateAll((items) =>
    items.map((item) => Number.parseFloat(getComputedStyle(item, '::before').borderTopWidth)),
  );
  expect(Math.min(...widths)).toBeGreaterThan(2);
});

test('print and forced colors show the lines between stations', async ({ page }) => {
  for (const address of ['/', '/products/ach', '/solutions/payroll']) {
    await openPrinted(page, address);
    const kept = await page.locator('main ol > li:not(:last-of-type)').evaluateAll((stations) =>
      stations.map((station) => {
        const track = station.querySelector(':scope > [aria-hidden] > i');
        const style = track ? getComputedStyle(track) : getComputedStyle(station, '::after');
        return [style.getPropertyValue('print-color-adjust'), style.getPropertyValue('forced-color-adjust')];
      }),
    );
    expect(kept.length).toBeGreaterThan(1);
    for (const values of kept) expect(values).toEqual(['exact', 'none']);
  }
});

test('print underlines only the title of a card', async ({ page }) => {
  await openPrinted(page, '/products');
  const card = page.locator('main li > a', { has: page.getByRole('heading', { name: 'Cards' }) });
  await expect(card).toHaveCSS('text-decoration-line', 'none');
  await expect(card.getByRole('heading')).toHaveCSS('text-decoration-line', 'underline');
});

test('the first printed page of a product has its figures and its timetable', async ({ page }) => {
  await openPrinted(page, '/products/ach');
  const margin = { top: '45px', bottom: '45px', left: '45px', right: '45px' };
  const pdf = await page.pdf({ format: 'A4', margin, outline: true, tagged: true });
  const entries = [...pdf.toString('latin1').matchAll(/\/Title \(([^)]*)\)\n\/Dest \[(\d+) 0 R /g)];
  const timetable = entries.find(([, title]) => title === 'Cutoffs and settlement');
  expect(timetable?.[2]).toBe(entries[0]?.[2]);
});

test('a printed timetable fits on a page', async ({ page }) => {
  await openPrinted(page, '/products');
  const pictures = page.getByRole('img', { name: 'Compare all services: timetable' });
  expect(await pictures.count()).toBeGreaterThan(0);
  const heights = await pictures.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThan(960);
});

test('the name of a field is printed on the page of its meaning', async ({ page }) => {
  await openPrinted(page, '/documentation/api/ach-transfers');
  const meaning = page.locator('[id="idempotency_key"] > p').first();
  await expect(meaning).toHaveCSS('break-before', 'avoid');
  // Firefox doesn't support that, but keeps a whole field on a page.
  await expect(page.locator('[id="idempotency_key"]')).toHaveCSS('break-inside', 'avoid');
});

test('the screen shows the same parts', async ({ page }) => {
  await page.goto('/products/cards');
  await expect(page.locator('[data-header]')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Disclosures', exact: true })).toBeVisible();
});
