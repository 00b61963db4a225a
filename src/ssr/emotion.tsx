/** Critical styles: what a page uses of Emotion's styles goes into the one `<style>` of its head. */
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { globalCss } from '../theme/global-css';

export type RenderedPage = { html: string; style: ReactElement };

/**
 * Renders a page with a style cache of its own.
 * `data-styles` tells src/browser.tsx where to read which styles are there already. Emotion's own mark for that would make
 * it move the element, and with it the font faces, which then load anew: all text would flash its fallback.
 */
export function renderPage(page: ReactElement): RenderedPage {
  // No vendor prefixes: of the browsers that the site is for, none needs those that Emotion adds. They were a third of the
  // CSS. The one that is needed is written by hand where it is (print-color-adjust).
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const html = renderToString(<CacheProvider value={cache}>{page}</CacheProvider>);
  const chunks = extractCriticalToChunks(html).styles;
  const css = chunks.map((chunk) => chunk.css).join('');
  return {
    html,
    style: <style key="style" data-styles="" dangerouslySetInnerHTML={{ __html: globalCss + css }} />,
  };
}
