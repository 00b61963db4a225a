import createCache from '@emotion/cache';
import { css } from '@emotion/react';
import { globalStyles } from './global-styles';

/**
 * Serialises the global styles with Emotion's own serialiser and prefixer, so the build and development agree.
 * On the server `insert` returns the rules instead of putting them into a sheet; in a browser it returns nothing.
 */
function serialise(): string {
  const cache = createCache({ key: 'global' });
  const rules = cache.insert('', css(globalStyles), cache.sheet, false);
  if (typeof rules !== 'string') throw new Error('The global styles can be serialised at build time only.');
  return rules;
}

/** The global styles as minified CSS, for the one `<style>` in the head. Build time only: a browser uses `<Global>`. */
export const globalCss: string = serialise();
