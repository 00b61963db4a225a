import { z } from 'zod';
import { day, href, record } from '../fields';

/** content/security-txt.yaml: the fields of /.well-known/security.txt besides the addresses in site.yaml (RFC 9116). */
export const securityTxt = record('SecurityTxtContent', 'The file for people who found a vulnerability.', {
  expires: day('The last day on which it is valid, less than a year ahead.'),
  languages: z
    .array(z.string().regex(/^[a-z]{2}(-[A-Z]{2})?$/, 'is not a language; write one like en or en-US'))
    .min(1)
    .meta({ description: 'Languages in which we read reports.' }),
  policy: href.meta({ description: 'The page with the rules for reports.' }),
});
