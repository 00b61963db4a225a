/** Which pictures of changed pages the summary shows. */
import type { Changes } from './compare';
import type { Screenshot } from './html';

/** A phone's and a desktop's, in pixels. */
const widths = [390, 1440];

/** The most pages in the summary with pictures. */
export const mostPages = 10;

/** The pictures to take, each with the name of its file. */
export function plannedScreenshots({ pages }: Changes): Screenshot[] {
  return pages.slice(0, mostPages).flatMap(({ before, after }, index) =>
    widths.flatMap((width) =>
      (['before', 'after'] as const).flatMap((side) => {
        const page = side === 'before' ? before : after;
        if (!page) return [];
        const name = page.path.slice(1).replaceAll('/', '-') || 'home';
        return [{ path: page.path, side, width, file: `${index + 1}-${name}-${width}-${side}.png` }];
      }),
    ),
  );
}
