/** Where a pointer is heading: toward an open panel, or elsewhere. In pixels of the window. */

export type Point = { readonly x: number; readonly y: number };
export type Edge = { readonly left: number; readonly right: number; readonly top: number };

/** Whether a pointer that moves from one point to another is in the triangle between the first and the panel's top edge. */
export function headsForPanel(from: Point, to: Point, panel: Edge): boolean {
  const height = panel.top - from.y;
  const down = to.y - from.y;
  if (height <= 0 || down <= 0) return false;
  const part = down / height;
  const left = from.x + part * (panel.left - from.x);
  const right = from.x + part * (panel.right - from.x);
  return to.x >= left && to.x <= right;
}

/** Long enough that the steps of a slow pointer, a pixel each, add up to a direction. */
const shortest = 16;

/** Where the pointer was when its distance to a point was last `shortest` or more; its first known place if it never was. */
export function startOfMove(trail: readonly Point[], to: Point): Point | undefined {
  return trail.findLast(({ x, y }) => Math.hypot(to.x - x, to.y - y) >= shortest) ?? trail[0];
}
