/** Pictures of changed pages before and after. */
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { chromiumArgs } from '../../tests/support/chromium-args';
import { findBrowser } from '../machine/browser.mjs';
import { serveSite } from '../serve/site-server.mjs';
import type { Changes } from './compare';
import type { Screenshot } from './html';
import { plannedScreenshots } from './planned-screenshots';

async function take(browser: Browser, origin: string, shot: Screenshot, out: string): Promise<void> {
  const page = await browser.newPage({
    viewport: { width: shot.width, height: 900 },
    reducedMotion: 'reduce',
  });
  try {
    await page.goto(origin + shot.path, { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join(out, shot.file), fullPage: true, animations: 'disabled' });
  } finally {
    await page.close();
  }
}

/**
 * Takes the pictures. Throws if there's no browser.
 * @param folders the built sites, and where the files go; absolute
 */
export async function takeScreenshots(
  changes: Changes,
  folders: { readonly before: string; readonly after: string; readonly out: string },
): Promise<Screenshot[]> {
  const executablePath = findBrowser();
  if (executablePath === undefined)
    throw new Error('Screenshots need Chromium or Chrome. Install one, or set CHROMIUM_PATH.');
  const shots = plannedScreenshots(changes);
  const [before, after] = await Promise.all([serveSite(folders.before), serveSite(folders.after)]);
  const origins = { before: before.origin, after: after.origin };
  try {
    const browser = await chromium.launch({ executablePath, args: chromiumArgs });
    try {
      for (const shot of shots) await take(browser, origins[shot.side], shot, folders.out);
    } finally {
      await browser.close();
    }
  } finally {
    await Promise.all([before.stop(), after.stop()]);
  }
  return shots;
}
