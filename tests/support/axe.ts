import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds on the page as it is shown, by all of its default rules: "rule: what is wrong (where)". */
export async function axeFaults(page: Page): Promise<string[]> {
  // The site has no frames, so axe needs no second page to gather from them.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.flatMap((n) => n.target).join(', ')})`,
  );
}
