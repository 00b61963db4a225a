import { retrySignal } from './retry-signal';

/** Code that comes from the network: `get` is undefined until `load` has succeeded once. */
export type Loadable<T> = {
  readonly get: () => T | undefined;
  /** One request at a time. Rejects when the request fails, and asks again when called again. */
  readonly load: () => Promise<T>;
};

/**
 * Memoizes success but not failure, which `React.lazy` keeps for good.
 * @param request such as `() => import('./Part')`
 */
export function loadable<T>(request: () => Promise<T>): Loadable<T> {
  let value: T | undefined;
  let pending: Promise<T> | undefined;
  return {
    get: () => value,
    load: () => {
      pending ??= request().then(
        (result) => {
          value = result;
          return result;
        },
        (error: unknown) => {
          pending = undefined;
          throw error;
        },
      );
      return pending;
    },
  };
}

/**
 * Loads, and after a failure tries again at each chance. Never rejects, and leaves whatever is shown alone meanwhile.
 * @param element gives what the code is for, so that scrolling back to it counts as a chance
 */
export async function loadPatiently<T>(
  load: () => Promise<T>,
  element?: () => Element | null | undefined,
): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      await retrySignal(element?.() ?? undefined);
    }
  }
}
