/** Which build the visible page is from: its header, heading, footer and code have words of one build only. */
import type { BrowserContext, Page } from '@playwright/test';
import { marks, words } from '../../scripts/deploy-builds/edits';

/** A visible page. */
export interface Shown {
  /** Empty while the address and the page differ. */
  readonly path: string;
  /** "mixed" for one with parts of two builds. */
  readonly build: 'first' | 'content' | 'code' | 'mixed';
  /** What it shows, in words. */
  readonly parts: string;
  readonly inSight: boolean;
  /** The title has words, and isn't that of a missing page unless the page says so. */
  readonly title: boolean;
}

declare global {
  interface Window {
    shownNow: () => Shown | undefined;
  }
}

/** Runs in every document. Undefined while the document is being parsed. */
function watch({ texts, codes }: { texts: typeof words; codes: typeof marks }): void {
  const versions = ['first', 'second'] as const;
  const text = (selector: string): string => document.querySelector(selector)?.textContent?.trim() ?? '';
  const which = (of: (version: 'first' | 'second') => boolean): string =>
    versions.find((version) => of(version)) ?? 'neither';
  window.shownNow = () => {
    const footer = [...document.querySelectorAll('footer h2')].map((title) => title.textContent ?? '');
    if (document.readyState === 'loading' || !document.querySelector('h1') || footer.length === 0)
      return undefined;
    const path = location.pathname;
    const headings = (version: 'first' | 'second'): string[] =>
      Object.entries(texts[version]).flatMap(([key, words]) => (key.startsWith('/') ? words : []));
    const menus = [...document.querySelectorAll('header a')].map((link) => link.textContent ?? '');
    const heading = text('h1');
    const content = new Set([
      which((version) => menus.some((menu) => menu.startsWith(texts[version].menu))),
      which((version) => footer.some((title) => title.startsWith(texts[version].footer))),
    ]);
    if (heading === '' || versions.some((version) => headings(version).includes(heading)))
      content.add(which((version) => headings(version).includes(heading)));
    const code = new Set([
      which((version) => footer.every((title) => title.endsWith('›') === (codes[version].arrow !== ''))),
    ]);
    if (versions.some((version) => heading === texts[version]['/fees']))
      code.add(which((version) => text('main p').startsWith(codes[version].eyebrow)));
    const key = `${[...content].join('+')} ${[...code].join('+')}`;
    const builds = { 'first first': 'first', 'second first': 'content', 'second second': 'code' } as const;
    const build = key in builds ? builds[key as keyof typeof builds] : 'mixed';
    const h1 = document.querySelector('h1');
    const known = path as keyof typeof texts.first;
    return {
      path: !(path in texts.first) || versions.some((v) => heading === texts[v][known]) ? path : '',
      build,
      parts: `${key}: ${heading} / ${footer.join(', ')} / ${text('main p')}`,
      inSight: h1?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ?? false,
      title: document.title.length > 10 && /not found/i.test(document.title) === /not found/i.test(heading),
    };
  };
  // Every frame, so that nothing that is visible only for a moment is missed.
  const note = (): void => {
    const shown = window.shownNow();
    if (shown) {
      const seen: { parts: string; path: string }[] = JSON.parse(sessionStorage.getItem('shown') ?? '[]');
      // The address changes a moment before the page.
      const known = seen.some(({ parts }) => parts === shown.parts);
      if (!known) sessionStorage.setItem('shown', JSON.stringify([...seen, shown]));
    }
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}

/** Notes every page that the tabs of a context show. */
export const watchShown = (context: BrowserContext) =>
  context.addInitScript(watch, { texts: words, codes: marks });

/** The visible page; undefined while it's being replaced. */
export const shownNow = (page: Page): Promise<Shown | undefined> =>
  page.evaluate(() => window.shownNow()).catch(() => undefined);
