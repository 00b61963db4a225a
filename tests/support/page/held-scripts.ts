import type { Page } from '@playwright/test';

/**
 * Holds back the page's scripts. `requested` returns how many were requested so far; `release` lets them and later ones through.
 * @param address of the scripts; by default all
 */
export async function holdScripts(
  page: Page,
  address: string | RegExp = '**/*.js',
): Promise<{ requested: () => number; release: () => Promise<void> }> {
  const held: (() => Promise<void>)[] = [];
  let count = 0;
  let free = false;
  await page.route(address, async (route) => {
    count += 1;
    if (free) await route.continue();
    else held.push(() => route.continue());
  });
  return {
    requested: () => count,
    release: async () => {
      free = true;
      await Promise.all(held.map((proceed) => proceed()));
    },
  };
}
