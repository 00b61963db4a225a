import { z } from 'zod';
import { href, record } from '../fields';

/** A path in the one form that hosts use: lower case, without a slash at the end. */
const path = (description: string) =>
  z
    .string()
    .regex(
      /^\/([a-z0-9._-]+(\/[a-z0-9._-]+)*)?$/,
      'is not a path of this site; write one like /products/ach, in lower case, without a slash at the end',
    )
    .meta({ description });

const redirect = record('Redirect', 'A former address, and where it leads.', {
  from: path('The former address of a page, such as /pricing.'),
  to: href.meta({ description: 'The page where its readers find the same now.' }),
});

/** content/redirects.yaml: former addresses. The build and every host redirect them to their pages, permanently. */
export const redirects = record('RedirectsContent', 'Former addresses, and where they lead.', {
  items: z.array(redirect),
});

/** content/published-pages.yaml: every address that a page has ever had, which `npm run published` keeps. */
export const publishedPages = record(
  'PublishedPagesContent',
  'Addresses of published pages. Each keeps its page, or gets a redirect.',
  { paths: z.array(path('The address of a published page.')) },
);
