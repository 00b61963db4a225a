/** What the server puts round a page: fonts, styles, the inline script. */
import type { GatsbySSR } from 'gatsby';
import { fonts } from '../theme/fonts';
import { renderPage } from './emotion';
import { orderHead } from './head-order';
import { inlineScript } from './inline-script';

/** The page's HTML, with its styles in the head. */
export const replaceRenderer: NonNullable<GatsbySSR['replaceRenderer']> = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const { html, style } = renderPage(bodyComponent as never);
  replaceBodyHTMLString(html);
  setHeadComponents([style]);
};

/** The four fonts are asked for first; the script runs before the first paint. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents, setPreBodyComponents }) => {
  setHeadComponents(
    fonts.map(({ href }) => (
      <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
    )),
  );
  setPreBodyComponents([<script key="start" dangerouslySetInnerHTML={{ __html: inlineScript }} />]);
};

/** Title and fonts first, then the style, then what only machines read. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  replaceHeadComponents(orderHead(getHeadComponents()));
};
