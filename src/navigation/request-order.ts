/** Numbers navigation requests, so that a response that arrives after a later request is dropped. */
let latest = 0;

/** Starts a new request: earlier ones no longer count. */
export function startRequest(): number {
  latest += 1;
  return latest;
}

/** The latest request. */
export const latestRequest = (): number => latest;

/** Whether there was no later request. */
export const isCurrent = (turn: number): boolean => turn === latest;
