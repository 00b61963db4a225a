import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether a component is part of built HTML, which it hydrates, rather than rendered for the first time by the browser. It stays so.
 * Only React knows: it asks for the server's snapshot on the server and while it hydrates. Afterward the snapshot stays the same;
 * otherwise React would render every component that asked again, in one task.
 */
export function useBuilt(): boolean {
  const [first] = useState({ built: false });
  return useSyncExternalStore(
    never,
    () => first.built,
    () => {
      first.built = true;
      return true;
    },
  );
}

/**
 * Returns false on the server and in the first render of built HTML, and true soon after that, and always in what the browser renders
 * itself. The change is a transition, so that it doesn't block a tap.
 */
export function useHydrated(): boolean {
  const built = useBuilt();
  const [changed, setChanged] = useState(false);
  useEffect(() => {
    if (built) startTransition(() => setChanged(true));
  }, [built]);
  return changed || !built;
}
