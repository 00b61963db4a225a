/** Replaces matchMedia, which jsdom lacks, with a narrow screen that a test can widen. */
export function matchMediaStub(): { becomeWide: () => void } {
  const listeners = new Set<() => void>();
  const query = {
    matches: false,
    addEventListener: (_name: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_name: string, listener: () => void) => listeners.delete(listener),
  };
  Object.defineProperty(window, 'matchMedia', { value: () => query, configurable: true });
  const becomeWide = () => {
    for (const listener of listeners) listener();
  };
  return { becomeWide };
}
