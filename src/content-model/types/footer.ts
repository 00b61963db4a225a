import { z } from 'zod';
import { link, record, text } from '../fields';

/** content/footer.yaml: the columns at the end of every page, and the choice of a color scheme. */
export const footer = record('FooterContent', 'The columns of the footer.', {
  columns: z
    .array(
      record('FooterColumn', 'A column of links in the footer.', {
        title: text('Heading of the column.'),
        links: z.array(link).min(1),
      }),
    )
    .min(1)
    .max(5, 'must be five columns at most; remove one'),
  color_scheme: record(
    'ColorSchemeWords',
    'The choice of a color scheme, in the footer and the phone menu.',
    {
      title: text('Name of the choice.'),
      system: text('The color scheme that the system sets.'),
      light: text('The light color scheme.'),
      dark: text('The dark color scheme.'),
    },
  ),
});
