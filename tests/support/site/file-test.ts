/**
 * Playwright's test for checks of built files, without a browser, and Jest's `expect`. Playwright's own records a step with its
 * place in the code for each call, which takes longer than the check itself if there are thousands.
 */
import { expect as jestExpect } from 'expect';

export { test } from '@playwright/test';
export { notFoundRoute, routes } from '../content/routes';

/** The same matchers, whose errors begin with a text. */
function withMessage<M extends object>(matchers: M, message: string): M {
  return new Proxy(matchers, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return withMessage(value as object, message);
      return (...args: unknown[]) => {
        try {
          return value(...args);
        } catch (error) {
          throw new Error(`${message}\n\n${error instanceof Error ? error.message : String(error)}`);
        }
      };
    },
  });
}

/** Jest's `expect` for immediate values, with the message of Playwright's. */
export const expect = Object.assign(
  <T>(actual: T, message?: string) =>
    message === undefined ? jestExpect(actual) : withMessage(jestExpect(actual), message),
  {
    any: jestExpect.any,
    anything: jestExpect.anything,
    arrayContaining: jestExpect.arrayContaining,
    objectContaining: jestExpect.objectContaining,
    stringMatching: jestExpect.stringMatching,
  },
);
