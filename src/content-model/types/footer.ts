import { z } from 'zod';
import { link, text } from '../fields';

/** content/footer.yaml: the columns at the end of every page, and the choice of a color scheme. */
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
    color_scheme: z
      .strictObject({
        title: text('Name of the choice.'),
        system: text('The color scheme that the system sets.'),
        light: text('The light color scheme.'),
        dark: text('The dark color scheme.'),
      })
      .meta({
        id: 'ColorSchemeWords',
        description: 'The choice of a color scheme, in the footer and the phone menu.',
      }),
  })
  .meta({ id: 'FooterContent', description: 'The columns of the footer.' });
