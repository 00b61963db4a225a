/** Which pictures of changed pages the summary shows. */
import type { Changes } from './compare';
import type { Screenshot } from './html';
import { sectionsOf } from './sections';

/** A phone's and a desktop's, in pixels. */
const widths = [390, 1440];

/** The most pages in the summary with pictures. */
const mostPages = 10;

/** The pictures to take, each with its file: of the first page of each section, and of one page whose header or footer differs. */
export function plannedScreenshots({ pages, frame }: Changes): Screenshot[] {
  const examples = sectionsOf(pages).map(({ example }) => example);
  const isShown = examples.some(({ after }) => after !== undefined && after === frame.example?.after);
  return [...(frame.example && !isShown ? [frame.example] : []), ...examples]
    .slice(0, mostPages)
    .flatMap(({ before, after }, index) =>
      widths.flatMap((width) =>
        (['before', 'after'] as const).flatMap((side) => {
          const page = side === 'before' ? before : after;
          if (!page) return [];
          const name = page.path.slice(1).replaceAll('/', '-') || 'home';
          const file = `screenshots/${index + 1}-${name}-${width}-${side}.png`;
          return [{ path: page.path, side, width, file }];
        }),
      ),
    );
}
