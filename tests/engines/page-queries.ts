/** Queries and expectations on a page, in any engine. */
import { expect } from '@playwright/test';
import type { Visitor } from './visitor';

/** Waits until a function that runs in the page returns the expected value. */
export async function expectInPage<Argument, Result>(
  visitor: Visitor,
  question: (argument: Argument) => Result,
  argument: Argument,
  expected: unknown,
): Promise<void> {
  // A page can't run anything while it's being left.
  const ask = () => visitor.run(question, argument).catch(() => undefined);
  await expect.poll(ask, { timeout: 60_000 }).toEqual(expected);
}

/** The address from the root, with query and fragment. */
export const address = () => location.pathname.replace(/(.)\/$/, '$1') + location.search + location.hash;

/** The text of the main heading, "" without one. */
export const heading = () => document.querySelector('h1')?.textContent ?? '';

/** The text of the first matching element, "" if nothing matches. */
export const textOf = (selector: string) => document.querySelector(selector)?.textContent?.trim() ?? '';

/** Whether an element exists and is visible. */
export const isShown = (selector: string) =>
  document.querySelector(selector)?.checkVisibility({ visibilityProperty: true }) ?? false;

/** Triggers loading of the scripts, and waits for hydration. */
export async function waitForHydration(visitor: Visitor): Promise<void> {
  await visitor.point({ x: 3, y: 400 });
  await visitor.point({ x: 5, y: 402 });
  await expectInPage(visitor, () => document.querySelector('nav[data-enhanced]') !== null, null, true);
}

/** Opens a page and waits for hydration. */
export async function openReady(visitor: Visitor, path: string): Promise<void> {
  await visitor.open(path);
  await waitForHydration(visitor);
}
