import { useEffect, useMemo, useRef } from 'react';
import { duration } from '../../../theme/tokens';

export type HoverIntent = {
  /** Runs an action after the grace period, unless another one replaces it. */
  schedule: (act: () => void) => void;
  /** Cancels the scheduled action. */
  cancel: () => void;
};

/**
 * A timer for one hover action: a pointer that crosses an adjacent trigger on its way to the panel, or leaves it briefly,
 * changes nothing if it arrives within the grace period.
 * @param grace in milliseconds
 */
export function useHoverIntent(grace: number = duration.hoverGrace): HoverIntent {
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  return useMemo(
    () => ({
      schedule: (act) => {
        clearTimeout(timer.current);
        timer.current = setTimeout(act, grace);
      },
      cancel: () => clearTimeout(timer.current),
    }),
    [grace],
  );
}
