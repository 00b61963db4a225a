/** Critical CSS: the Emotion styles that a page uses go in one `<style>` in its head. */
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { globalCss } from '../theme/global-css';

export type RenderedPage = { html: string; style: ReactElement };

/**
 * No vendor prefixes: the supported browsers need none of those that Emotion adds, which were a third of the CSS. The one that's needed
 * is written by hand (print-color-adjust). One list for all pages, because Emotion keeps the rules that it has compiled by this list.
 */
const stylisPlugins: [] = [];

/**
 * Renders a page with its own style cache. In the browser, src/theme/built-styles.ts finds the element by `data-styles`. With Emotion's own
 * attribute, Emotion would move it, and the fonts would load again: all text would flash in its fallback font.
 */
export function renderPage(page: ReactElement): RenderedPage {
  const cache = createCache({ key: 'css', stylisPlugins });
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const html = renderToString(<CacheProvider value={cache}>{page}</CacheProvider>);
  const chunks = extractCriticalToChunks(html).styles;
  const css = chunks.map((chunk) => chunk.css).join('');
  return {
    html,
    style: <style key="style" data-styles="" dangerouslySetInnerHTML={{ __html: globalCss + css }} />,
  };
}
