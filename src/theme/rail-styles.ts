import type { CSSObject } from '@emotion/react';
import { railIds, rails } from './rails';

/** `data-rail` on an element sets the color of that rail, as `--rail`, for the element and its children. */
export const railStyles: CSSObject = Object.fromEntries(
  railIds.map((id) => [`[data-rail="${id}"]`, { '--rail': rails[id].color }]),
);
