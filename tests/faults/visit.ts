/** Does what a fault says, and asks what is left of the page. */
import { expect } from '@playwright/test';
import { answers, takenOver } from '../engines/ask';
import type { FaultServer } from '../engines/fault-server';
import type { Visitor } from '../engines/visitor';
import { readSiteFile } from '../support/site-dir';
import type { Change, Fault, Step } from './faults';

const pricing = 'header nav[aria-label="Main"] a[href="/fees"]';
const menu = '[data-menu="products"]';

const builtHtml = (path: string): string =>
  readSiteFile(`${path === '/' ? '' : path}/index.html`).toString('utf8');

const count = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** What the built page of a path says: its title, and how many words its main part has. */
export function builtPage(path: string): { title: string; words: number } {
  const html = builtHtml(path);
  const title = (/<title[^>]*>([^<]*)</.exec(html)?.[1] ?? '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'");
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  return { title, words: count(main.replace(/<(script|style)[\s\S]*?<\/\1>/g, '').replace(/<[^>]*>/g, ' ')) };
}

/** What the visitor has before them. */
export const pageNow = () => {
  const main = document.querySelector('main');
  const texts: string[] = [];
  const walker = document.createTreeWalker(main ?? document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode())
    if (!walker.currentNode.parentElement?.closest('script,style'))
      texts.push(walker.currentNode.nodeValue ?? '');
  return {
    path: location.pathname.replace(/(.)\/$/, '$1'),
    address: location.pathname.replace(/(.)\/$/, '$1') + location.search,
    title: document.title,
    words: main ? texts.join(' ').split(/\s+/).filter(Boolean).length : 0,
    text: document.body.textContent ?? '',
    focused: document.activeElement !== null && document.contains(document.activeElement),
    shift: Number(document.documentElement.dataset.shift ?? 0),
    tooWide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  };
};

function change(site: FaultServer, { rules, secondBuild }: Change): void {
  if (rules) site.rules = rules;
  if (secondBuild !== undefined) site.secondBuild = secondBuild;
}

async function setOnline(visitor: Visitor, online: boolean): Promise<void> {
  await visitor.run((isOnline) => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
    dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  }, online);
}

/** Scrolls by most of a screen, and lets the browser draw it: what comes near is noticed then. Gives whether that's the end. */
const scrollOn = async () => {
  scrollBy(0, innerHeight * 0.8);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
};

const isHydrated = () => document.querySelector('nav[data-enhanced]') !== null;

/** Waits until the page asks for nothing more. */
export async function quiet(site: FaultServer): Promise<void> {
  let before = -1;
  const isQuiet = () => {
    const same = site.asked.length === before;
    before = site.asked.length;
    return same;
  };
  await expect.poll(isQuiet, { intervals: [400] }).toBe(true);
}

async function scrollToEnd(visitor: Visitor): Promise<void> {
  for (let screens = 0; screens < 60; screens += 1) if (await visitor.run(scrollOn, null)) return;
}

const steps: Record<Step, (visitor: Visitor, fault: Fault) => Promise<void>> = {
  click: (visitor) => visitor.click(pricing),
  hover: (visitor) => visitor.point(pricing),
  back: (visitor) => visitor.back(),
  reload: (visitor) => visitor.reload(),
  scroll: scrollToEnd,
  menu: async (visitor) => {
    await visitor.run(() => scrollTo(0, 0), null);
    // Before React it opens under the pointer; after it, too.
    await visitor.point(`${menu} > button`);
    const inSight = (panel: string) =>
      document.querySelector(panel)?.checkVisibility({ visibilityProperty: true }) ?? false;
    await answers(visitor, inSight, `${menu} > [data-panel]`, true);
    await visitor.point({ x: 640, y: 780 });
    await answers(visitor, inSight, `${menu} > [data-panel]`, false);
  },
  search: async (visitor) => {
    const open = () => document.querySelector('dialog[open]') !== null;
    if (!(await visitor.run(open, null))) await visitor.press('/');
    await answers(visitor, () => document.activeElement?.tagName, null, 'INPUT');
    await visitor.run(() => (document.activeElement as HTMLInputElement).select(), null);
    await visitor.type('R03');
    const settled = () => {
      const words = document.querySelector('dialog [role="status"]')?.textContent ?? '';
      return /page|couldn|Nothing/.test(words) ? words : undefined;
    };
    await expect.poll(() => visitor.run(settled, null)).toBeTruthy();
    expect(await visitor.run(settled, null)).not.toContain('Nothing');
  },
  'leave and come back': async (visitor) => {
    await visitor.run(() => {
      location.href = '/contact';
    }, null);
    await answers(visitor, () => location.pathname.replace(/\/$/, ''), null, '/contact');
    await visitor.back();
    await answers(visitor, () => location.pathname, null, '/');
  },
};

/** Opens the first page with what fails from the beginning. */
export async function begin(visitor: Visitor, site: FaultServer, fault: Fault): Promise<void> {
  const { start = '/', first = {} } = fault;
  site.inject = first.inject ?? '';
  change(site, first);
  if (first.doubleText) await visitor.resize(first.doubleText, 800);
  await visitor.open(start);
  if (first.doubleText)
    await visitor.run(() => {
      document.documentElement.style.fontSize = '200%';
    }, null);
  const blocked = fault.name.includes('blocked');
  if (blocked || first.doubleText) await visitor.point({ x: 5, y: 300 });
  else await takenOver(visitor);
}

/** Does what comes after. */
export async function goOn(visitor: Visitor, site: FaultServer, fault: Fault): Promise<void> {
  for (const step of fault.steps ?? []) {
    if (typeof step === 'string') {
      if (step !== 'scroll' && !fault.name.includes('blocked'))
        await answers(visitor, isHydrated, null, true);
      await steps[step](visitor, fault);
      await quiet(site);
    } else {
      change(site, step);
      if (step.online !== undefined) await setOnline(visitor, step.online);
    }
  }
}
