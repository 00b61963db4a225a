import { z } from 'zod';
import { link, text } from '../fields';

/** content/footer.yaml: the columns at the end of every page. */
export const footer = z
  .strictObject({
    columns: z
      .array(
        z
          .strictObject({ title: text('Heading of the column.'), links: z.array(link).min(1) })
          .meta({ id: 'FooterColumn', description: 'A column of links in the footer.' }),
      )
      .min(1)
      .max(5, 'must be five columns at most; remove one'),
  })
  .meta({ id: 'FooterContent', description: 'The columns of the footer.' });
