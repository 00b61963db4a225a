import type { Page } from '@playwright/test';

/**
 * Holds every script of the page back: `asked` says how many have been asked for so far, `letGo` lets them through, those
 * and the ones to come.
 */
export async function holdScripts(page: Page): Promise<{ asked: () => number; letGo: () => Promise<void> }> {
  const held: (() => Promise<void>)[] = [];
  let count = 0;
  let free = false;
  await page.route('**/*.js', async (route) => {
    count += 1;
    if (free) await route.continue();
    else held.push(() => route.continue());
  });
  return {
    asked: () => count,
    letGo: async () => {
      free = true;
      await Promise.all(held.map((goOn) => goOn()));
    },
  };
}
