/** /site.webmanifest: the site's name and icons for operating systems. */
import { light } from '../../theme/schemes';
import { output, prettyFile } from './output';

type Data = { brand: { name: string; default_description: string } };

const query = 'query WebManifest { brand { name default_description } }';

/** The icons in static/. A system may cut a `maskable` one to any shape. */
const icons = [
  { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** The manifest. The site isn't an app, so it opens in the browser. */
export const manifestFile = output<Data>(query, ({ brand }) => ({
  'site.webmanifest': prettyFile({
    id: '/',
    name: brand.name,
    short_name: brand.name,
    description: brand.default_description,
    lang: 'en-US',
    start_url: '/',
    display: 'browser',
    theme_color: light.paper,
    background_color: light.paper,
    icons,
  }),
}));
