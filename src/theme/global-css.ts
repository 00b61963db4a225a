import createCache from '@emotion/cache';
import { css } from '@emotion/react';
import { globalStyles } from './global-styles';

/**
 * Serializes the global styles with Emotion's own serializer and prefixer, so that build and development agree.
 * On the server `insert` returns the rules; in a browser it inserts them and returns nothing.
 */
function serialize(): string {
  const cache = createCache({ key: 'global' });
  const rules = cache.insert('', css(globalStyles), cache.sheet, false);
  if (typeof rules !== 'string') throw new Error('The global styles can be serialized at build time only.');
  return rules;
}

/** The global styles as minified CSS, for the one `<style>` in the head. Build time only: the browser uses `<Global>`. */
export const globalCss: string = serialize();
