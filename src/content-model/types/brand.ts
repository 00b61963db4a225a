import { z } from 'zod';
import { boundedText, email, record, text, url } from '../fields';

/** content/site.yaml: who we are. A rebrand changes only this file. */
export const brand = record('BrandContent', 'Who we are: names, addresses and head defaults.', {
  name: text('The brand.'),
  legal_name: text('The legal name of the company.'),
  url: url('Address of this site, without a trailing slash.').refine((address) => !address.endsWith('/'), {
    error: 'ends with a slash; remove the slash',
  }),
  default_title: boundedText('Default title of a page.', 3, 52),
  default_description: boundedText('Default description of a page, 50 to 160 characters.', 50, 160),
  structured_description: text('What the company does, for search engines.'),
  social_card: record('SocialCardWords', 'Texts on the picture shown when a page is shared.', {
    headline: boundedText('The large text on the card.', 3, 90),
    caption: boundedText('The small text on the card.', 3, 60),
  }),
  urls: record('BrandUrls', 'Addresses outside this site.', {
    sign_in: url('Dashboard: sign in.'),
    sign_up: url('Dashboard: sign up.'),
    status: url('Status page.'),
    documentation: url('Public documentation, reachable when this site fails.'),
    api: url('The API in production.'),
    sandbox_api: url('The API in the sandbox.'),
    edit: url('Where the files of this site are edited, without a trailing slash.').optional(),
  }),
  emails: record('BrandEmails', 'Email addresses.', {
    support: email('Help with the product.'),
    sales: email('New customers.'),
    security: email('Reports of vulnerabilities.'),
    press: email('Journalists.'),
    privacy: email('Questions about personal data.'),
  }),
  emergency_phone: z
    .string()
    .regex(/^\+1(?:-\d+){3}$/, 'is not a phone number; write one such as +1-212-555-0142')
    .meta({ description: 'The line for emergencies, answered at any hour, such as +1-212-555-0142.' }),
});
