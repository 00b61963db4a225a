/** The RSS feed of the updates. The link to it is part of the page head (src/layout/head). */

type FeedData = {
  brand: { name: string; url: string };
  updates: { title: string; description: string };
  allUpdate: {
    nodes: { title: string; summary: string; date: string; path: string; html: string; kind: string }[];
  };
};

const query = `{
  brand { name url }
  updates { title description }
  allUpdate(sort: { date: DESC }) { nodes { title summary date path html kind } }
}`;

/** Addresses in the text of a page become full ones: readers show it away from this site. */
const withFullAddresses = (html: string, origin: string, path: string): string =>
  html.replace(/(href|src)="\/(?!\/)/g, `$1="${origin}/`).replaceAll('href="#', `href="${origin}${path}#`);

export const feedOptions = {
  query,
  setup: ({ query: data }: { query: FeedData }) => ({
    title: `${data.updates.title} — ${data.brand.name}`,
    description: data.updates.description,
    site_url: `${data.brand.url}/updates`,
    feed_url: `${data.brand.url}/updates.xml`,
    language: 'en-us',
    generator: data.brand.name,
  }),
  feeds: [
    {
      // The plugin's own link tag is left out: it would stand beside the one of the page head.
      match: '^$',
      title: 'Updates',
      output: '/updates.xml',
      query,
      serialize: ({ query: data }: { query: FeedData }) =>
        data.allUpdate.nodes.map((update) => ({
          title: update.title,
          description: update.summary,
          url: `${data.brand.url}${update.path}`,
          guid: `${data.brand.url}${update.path}`,
          date: `${update.date}T12:00:00Z`,
          categories: [update.kind],
          custom_elements: [
            { 'content:encoded': { _cdata: withFullAddresses(update.html, data.brand.url, update.path) } },
          ],
        })),
    },
  ],
};
