import { z } from 'zod';
import { day, href } from '../fields';

/** content/security-txt.yaml: what /.well-known/security.txt says beside the addresses of site.yaml (RFC 9116). */
export const securityTxt = z
  .strictObject({
    expires: day('The last day on which it holds; less than a year ahead.'),
    languages: z
      .array(z.string().regex(/^[a-z]{2}(-[A-Z]{2})?$/, 'is no language; write one like en or en-US'))
      .min(1)
      .meta({ description: 'Languages in which we read reports.' }),
    policy: href.meta({ description: 'Where the rules for reports stand.' }),
  })
  .meta({ id: 'SecurityTxtContent', description: 'The file for people who found a vulnerability.' });
