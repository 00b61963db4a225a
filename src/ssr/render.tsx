/** What the server adds around a page: fonts, styles, the inline script. */
import type { GatsbySSR } from 'gatsby';
import { isValidElement, type ReactElement } from 'react';
import { IconSprite } from '../components/icon/IconSprite';
import { loadPrerendered } from '../islands/prerender';
import { fonts } from '../theme/fonts';
import { schemeNames, schemes } from '../theme/schemes';
import { renderPage } from './emotion';
import { orderHead } from './head-order';
import { inlineScript } from './inline-script';
import { speculationRules } from './speculation-rules';

/** Ends the turn of the page at a path. */
const turns = new Map<string, () => void>();
let lastTurn: Promise<void> = Promise.resolve();

/**
 * Gatsby renders two pages at a time, but react-helmet only keeps the head of the page rendered last. So a page keeps its
 * turn from its rendering until gatsby-plugin-react-helmet has read its head.
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

/**
 * The page's HTML, with its styles in the head. The comments keep Cloudflare from rewriting email addresses; React's hydration passes
 * over comments: https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/
 */
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
    replaceBodyHTMLString(`<!--email_off-->${html}<!--/email_off-->`);
    setHeadComponents([style]);
  } catch (error) {
    endTurn(pathname);
    throw error;
  }
};

/** The color of the browser's own bars, which the inline script changes with the visitor's choice. */
const themeColors = schemeNames.map((name) => (
  <meta
    key={name}
    name="theme-color"
    media={`(prefers-color-scheme: ${name})`}
    content={schemes[name].paper}
  />
));

/** Fonts are requested first; the script runs before the first paint; each icon is drawn once per page; the browser prerenders links. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  pathname,
  setHeadComponents,
  setPreBodyComponents,
  setPostBodyComponents,
}) => {
  endTurn(pathname);
  setHeadComponents([
    ...fonts.map(({ href }) => (
      <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
    )),
    ...themeColors,
  ]);
  setPreBodyComponents([
    <script key="start" dangerouslySetInnerHTML={{ __html: inlineScript }} />,
    <IconSprite key="icons" />,
  ]);
  setPostBodyComponents([
    <script
      key="speculation"
      type="speculationrules"
      dangerouslySetInnerHTML={{ __html: speculationRules }}
    />,
  ]);
};

/**
 * Title and fonts first, then the style, then machine-readable tags. Without Gatsby's script with the path of the page: the app needs
 * none, and so all pages have the same inline scripts.
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  replaceHeadComponents(orderHead(getHeadComponents()));
  replacePostBodyComponents(
    getPostBodyComponents().filter((node) => !(isValidElement(node) && node.key === 'script-loader')),
  );
};
