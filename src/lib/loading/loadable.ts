import { retrySignal } from './retry-signal';

/** A lazily loaded module: `get` returns undefined until `load` has succeeded. */
export type Loadable<T> = {
  readonly get: () => T | undefined;
  /** One request at a time. Rejects if it fails; the next call retries. */
  readonly load: () => Promise<T>;
};

/**
 * Caches success but not failure, which `React.lazy` caches for good.
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
 * Loads, and after a failure retries at each signal. Never rejects.
 * @param element returns the element that needs the module; scrolling back to it counts as a signal
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
