/** What a check of a served site needs, and what it finds. */
import type { BuiltSite } from '../built-site';
import type { SiteRules } from '../site-rules';
import type { Ask } from './ask';

/** A site that is served somewhere, with what is to be expected of it. */
export interface Subject {
  readonly ask: Ask;
  readonly site: BuiltSite;
  readonly rules: SiteRules;
  /** True for a server that sends its own Cache-Control: Netlify's simulator does. */
  readonly ownCaching?: boolean;
}

/** One thing to check: it returns what's wrong, a sentence each. */
export type Check = (subject: Subject) => Promise<readonly string[]>;

/** Requests on their way at the same time. */
const atOnce = 8;

/** Checks items a few at a time, and joins what's wrong with each, after its name. */
export async function checkEach<T extends { readonly path: string }>(
  items: readonly T[],
  check: (item: T) => Promise<readonly (string | false)[]>,
): Promise<readonly string[]> {
  const waiting = [...items];
  const found: string[] = [];
  const work = async () => {
    for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) {
      const { path } = item;
      for (const problem of await check(item)) if (problem !== false) found.push(`${path}: ${problem}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return found.sort();
}

/** False when the values are equal, otherwise a sentence. */
export const differs = (what: string, actual: unknown, expected: unknown): string | false =>
  actual !== expected && `${what} is ${JSON.stringify(actual ?? null)}, not ${JSON.stringify(expected)}`;
