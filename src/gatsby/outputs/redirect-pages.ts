/** A page at each former address, for hosts that can't redirect. Hosts that can don't serve them. */
import { isFile } from '../../lib/routing/links';
import { output } from './output';

type Data = {
  brand: { url: string };
  redirects: { items: readonly { from: string; to: string }[] };
};

const query = `query RedirectPages {
  brand { url }
  redirects { items { from to } }
}`;

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** The HTML of a page that forwards visitors immediately. */
const redirectPage = (to: string, origin: string): string =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Moved</title>` +
  `<link rel="canonical" href="${escaped(new URL(to, origin).href)}">` +
  `<meta http-equiv="refresh" content="0; url=${escaped(to)}">` +
  `<meta name="viewport" content="width=device-width,initial-scale=1"></head>` +
  `<body><h1>Moved</h1><p>This page has moved to <a href="${escaped(to)}">${escaped(to)}</a>.</p></body></html>\n`;

/** The pages. A former address with an ending, such as /rss.xml, has none: a browser wouldn't show it. */
export const redirectPages = output<Data>(query, ({ brand, redirects }) =>
  Object.fromEntries(
    redirects.items
      .filter(({ from }) => !isFile(from))
      .map(({ from, to }) => [`${from.slice(1)}/index.html`, redirectPage(to, brand.url)]),
  ),
);
