/** Numbers what the visitor asks for, so that an answer that comes after a later request is dropped. */
let latest = 0;

/** Starts a new turn: everything that was under way before no longer counts. */
export function takeTurn(): number {
  latest += 1;
  return latest;
}

/** The turn that counts. */
export const currentTurn = (): number => latest;

/** Whether nothing was asked for since. */
export const isCurrent = (turn: number): boolean => turn === latest;
