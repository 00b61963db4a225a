import { useSyncExternalStore } from 'react';
import { hashStore } from '../routing/hash-store';

/** The text after the `#`, not decoded; empty on the server and in the first render, so that hydration matches. */
export function useHash(): string {
  return useSyncExternalStore(hashStore.subscribe, hashStore.getSnapshot, hashStore.getServerSnapshot);
}
