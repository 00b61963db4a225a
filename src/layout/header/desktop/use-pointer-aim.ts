import { type PointerEvent, type RefObject, useEffect, useMemo, useRef } from 'react';
import { duration } from '../../../theme/tokens';
import { openPanelEdge } from './panel-dom';
import { headsForPanel, type Point, startOfMove } from './safe-triangle';

export type PointerAim = {
  /** Runs an action at once, or, while the pointer heads for the open panel, when it turns away or rests. */
  act: (event: PointerEvent, action: () => void) => void;
  /** Call it on every move over the navigation. */
  follow: (event: PointerEvent) => void;
  /** Cancels a pending action, for example because the pointer has arrived. */
  cancel: () => void;
  /** Cancels, and forgets where the pointer was. */
  leave: () => void;
};

const placeOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });

/** How many places of the pointer to remember. */
const trailLength = 32;

/** Lets the pointer cross a trigger on its way to the open panel. Nothing waits for a pointer that goes elsewhere. */
export function usePointerAim(nav: RefObject<HTMLElement>): PointerAim {
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  return useMemo(() => {
    let trail: Point[] = [];
    let pending: (() => void) | undefined;

    const cancel = () => {
      clearTimeout(timer.current);
      pending = undefined;
    };
    const run = () => {
      const action = pending;
      cancel();
      action?.();
    };
    const heads = (to: Point): boolean => {
      const from = startOfMove(trail, to);
      const edge = nav.current ? openPanelEdge(nav.current) : undefined;
      return from !== undefined && edge !== undefined && headsForPanel(from, to, edge);
    };
    const decide = (to: Point) => {
      clearTimeout(timer.current);
      if (heads(to)) timer.current = setTimeout(run, duration.pointerRest);
      else run();
    };

    return {
      act: (event, action) => {
        pending = action;
        decide(placeOf(event));
      },
      follow: (event) => {
        const place = placeOf(event);
        if (pending) decide(place);
        trail = [...trail.slice(1 - trailLength), place];
      },
      cancel,
      leave: () => {
        cancel();
        trail = [];
      },
    };
  }, [nav]);
}
