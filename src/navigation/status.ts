/** What is said about a navigation that takes long or fails, as a store that React can subscribe to. */

/** Milliseconds until a navigation shows that it is under way, and until it offers another way. */
export const progressDelay = 300;
export const offerDelay = 10_000;

export type Notice = {
  readonly kind: 'slow' | 'offline' | 'unreachable';
  /** Where the visitor wants to go. */
  readonly address: string;
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

/** Ends whatever is said. */
export function clearStatus(): void {
  for (const timer of timers) clearTimeout(timer);
  timers = [];
  listening?.abort();
  if (status !== idle) set(idle);
}

/**
 * A navigation has begun. Nothing is said unless it takes a while.
 * @param loadInFull is offered when it takes very long
 */
export function showLoading(address: string, loadInFull: () => void): void {
  clearStatus();
  const notice = { kind: 'slow', address, retry: loadInFull } as const;
  timers = [
    window.setTimeout(() => set({ loading: true, notice: undefined }), progressDelay),
    window.setTimeout(() => set({ loading: true, notice }), offerDelay),
  ];
}

/** A navigation has failed, and the page that was there stays. It is tried again when the network returns. */
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
