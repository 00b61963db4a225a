/** The state of a slow or failed navigation, as a store that React can subscribe to. */

/** Milliseconds until a navigation shows progress, and until it offers a full load. */
export const progressDelay = 300;
export const offerDelay = 10_000;

export type Notice = {
  readonly kind: 'slow' | 'offline' | 'unreachable';
  readonly retry: () => void;
};

export type Status = { readonly loading: boolean; readonly notice: Notice | undefined };

const idle: Status = { loading: false, notice: undefined };
let status = idle;
let timers: number[] = [];
let listening: AbortController | undefined;
const subscribers = new Set<() => void>();

function set(next: Status): void {
  status = next;
  for (const notify of [...subscribers]) notify();
}

/** Ends progress and notice. */
export function clearStatus(): void {
  for (const timer of timers) clearTimeout(timer);
  timers = [];
  listening?.abort();
  if (status !== idle) set(idle);
}

/**
 * A navigation has started. Nothing is shown unless it takes a while.
 * @param loadInFull offered when it takes very long
 */
export function showLoading(loadInFull: () => void): void {
  clearStatus();
  const notice = { kind: 'slow', retry: loadInFull } as const;
  timers = [
    window.setTimeout(() => set({ loading: true, notice: undefined }), progressDelay),
    window.setTimeout(() => set({ loading: true, notice }), offerDelay),
  ];
}

/** A navigation has failed, and the current page stays. It's retried when the network returns. */
export function showFailure(notice: Notice): void {
  clearStatus();
  listening = new AbortController();
  window.addEventListener('online', notice.retry, { signal: listening.signal });
  set({ loading: false, notice });
}

/** The store, in the shape of React's `useSyncExternalStore`. */
export const statusStore = {
  subscribe: (notify: () => void): (() => void) => {
    subscribers.add(notify);
    return () => subscribers.delete(notify);
  },
  getSnapshot: (): Status => status,
  getServerSnapshot: (): Status => idle,
};
