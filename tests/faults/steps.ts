/** The visitor's steps, by name. */
import { expect } from '@playwright/test';
import { expectInPage, isShown } from '../engines/page-queries';
import type { Visitor } from '../engines/visitor';
import type { Step } from './fault';

const pricing = 'header nav[aria-label="Main"] a[href="/fees"]';
const menu = '[data-menu="products"]';
const panel = `${menu} > [data-panel]`;

/** Scrolls by most of a screen, and waits until the browser has painted, so that observers run. Returns whether that's the end. */
const scrollOn = async () => {
  scrollBy(0, innerHeight * 0.8);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
};

async function scrollToEnd(visitor: Visitor): Promise<void> {
  for (let screens = 0; screens < 60; screens += 1) if (await visitor.run(scrollOn, null)) return;
}

/** Opens a menu with the mouse, which works without React too. */
async function openMenu(visitor: Visitor): Promise<void> {
  await visitor.run(() => scrollTo(0, 0), null);
  await visitor.point(`${menu} > button`);
  await expectInPage(visitor, isShown, panel, true);
}

async function closeMenu(visitor: Visitor): Promise<void> {
  await visitor.point({ x: 640, y: 780 });
  await expectInPage(visitor, isShown, panel, false);
}

async function askSearch(visitor: Visitor): Promise<void> {
  const open = () => document.querySelector('dialog[open]') !== null;
  if (!(await visitor.run(open, null))) await visitor.press('/');
  await expectInPage(visitor, () => document.activeElement?.tagName, null, 'INPUT');
  await visitor.run(() => (document.activeElement as HTMLInputElement).select(), null);
  await visitor.type('R03');
}

/** Searches, and waits for a result or an error; no results would be wrong. */
async function search(visitor: Visitor): Promise<void> {
  await askSearch(visitor);
  const settled = () => {
    const words = document.querySelector('dialog [role="status"]')?.textContent ?? '';
    return /page|couldn|No results/.test(words) ? words : '';
  };
  // The first announcement counts: search retries a moment later.
  let answer = '';
  const ask = async () => {
    answer ||= await visitor.run(settled, null);
    return answer;
  };
  await expect.poll(ask).not.toBe('');
  expect(answer).not.toContain('No results');
}

async function leaveAndComeBack(visitor: Visitor): Promise<void> {
  await visitor.run(() => {
    location.href = '/contact';
  }, null);
  await expectInPage(visitor, () => location.pathname.replace(/\/$/, ''), null, '/contact');
  await visitor.back();
  await expectInPage(visitor, () => location.pathname, null, '/');
}

export const steps: Readonly<Record<Step, (visitor: Visitor) => Promise<void>>> = {
  click: (visitor) => visitor.click(pricing),
  hover: (visitor) => visitor.point(pricing),
  back: (visitor) => visitor.back(),
  scroll: scrollToEnd,
  'open menu': openMenu,
  'close menu': closeMenu,
  menu: async (visitor) => {
    await openMenu(visitor);
    await closeMenu(visitor);
  },
  'ask search': askSearch,
  search,
  'leave and return': leaveAndComeBack,
};
