import { globalCss } from './global-css';
import { railIds, rails } from './rails';

test.each(railIds)('an element with data-rail="%s" has the color of that rail', (id) => {
  expect(globalCss).toContain(`[data-rail="${id}"]{--rail:${rails[id].color};}`);
});
