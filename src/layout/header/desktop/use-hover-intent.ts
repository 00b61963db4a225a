import { useEffect, useMemo, useRef } from 'react';
import { duration } from '../../../theme/tokens';

export type HoverIntent = {
  /** Runs after the grace, unless something else comes first. */
  later: (act: () => void) => void;
  /** Forgets what was to run. */
  cancel: () => void;
};

/**
 * A timer of one place, for hovering: a pointer that crosses a neighbour on a diagonal way to the panel, or leaves it
 * for a moment, changes nothing if it arrives within the grace.
 * @param grace in milliseconds
 */
export function useHoverIntent(grace: number = duration.hoverGrace): HoverIntent {
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  return useMemo(
    () => ({
      later: (act) => {
        clearTimeout(timer.current);
        timer.current = setTimeout(act, grace);
      },
      cancel: () => clearTimeout(timer.current),
    }),
    [grace],
  );
}
