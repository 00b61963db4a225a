/** Emotion's cache in the browser. It knows the rules that the built page has in its head, so that it adds none of them twice. */
import createCache, { type EmotionCache } from '@emotion/cache';

/** As in src/ssr/emotion.tsx it adds no vendor prefixes, which no browser needs. */
export function styleCache(): EmotionCache {
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  const rules = document.querySelector('style[data-styles]')?.textContent ?? '';
  for (const [, id = ''] of rules.matchAll(/\.css-(\w+)/g)) cache.inserted[id] ??= true;
  return cache;
}
