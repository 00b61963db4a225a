import { z } from 'zod';
import { link, text } from '../fields';

/** content/footer.yaml: the four columns at the end of every page. */
export const footer = z
  .strictObject({
    columns: z
      .array(
        z
          .strictObject({ title: text('Heading of the column.'), links: z.array(link).min(1) })
          .meta({ id: 'FooterColumn', description: 'A column of links in the footer.' }),
      )
      .length(4, 'must be four columns; add one or remove one'),
  })
  .meta({ id: 'FooterContent', description: 'The columns of the footer.' });
