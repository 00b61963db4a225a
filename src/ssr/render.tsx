/** What the server puts round a page: fonts, styles, the inline script. */
import type { GatsbySSR } from 'gatsby';
import type { ReactElement } from 'react';
import { IconSprite } from '../components/icon/IconSprite';
import { loadPrerendered } from '../islands/prerender';
import { fonts } from '../theme/fonts';
import { renderPage } from './emotion';
import { orderHead } from './head-order';
import { inlineScript } from './inline-script';

/** Ends a page's turn, by path. */
const turns = new Map<string, () => void>();
let lastTurn: Promise<void> = Promise.resolve();

/**
 * Gatsby renders two pages at a time, and react-helmet keeps the head of whichever page was rendered last. So a page
 * keeps its turn from its rendering until gatsby-plugin-react-helmet has read its head.
 */
async function takeTurn(pathname: string): Promise<void> {
  const before = lastTurn;
  lastTurn = new Promise((resolve) => turns.set(pathname, resolve));
  await before;
}

function endTurn(pathname: string): void {
  turns.get(pathname)?.();
  turns.delete(pathname);
}

/** The page's HTML, with its styles in the head. */
export const replaceRenderer: NonNullable<GatsbySSR['replaceRenderer']> = async ({
  bodyComponent,
  pathname = '',
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  await takeTurn(pathname);
  try {
    await loadPrerendered();
    const { html, style } = renderPage(bodyComponent as ReactElement);
    replaceBodyHTMLString(html);
    setHeadComponents([style]);
  } catch (error) {
    endTurn(pathname);
    throw error;
  }
};

/** The four fonts are asked for first; the script runs before the first paint; the icons' drawings come once. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  pathname,
  setHeadComponents,
  setPreBodyComponents,
}) => {
  endTurn(pathname);
  setHeadComponents(
    fonts.map(({ href }) => (
      <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
    )),
  );
  setPreBodyComponents([
    <script key="start" dangerouslySetInnerHTML={{ __html: inlineScript }} />,
    <IconSprite key="icons" />,
  ]);
};

/** Title and fonts first, then the style, then what only machines read. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  replaceHeadComponents(orderHead(getHeadComponents()));
};
