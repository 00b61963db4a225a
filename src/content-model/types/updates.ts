import { z } from 'zod';
import { heroFields, text } from '../fields';

/** content/updates.yaml: the list of updates and its kinds. */
export const updates = z
  .strictObject({
    ...heroFields,
    sample_notice: text('What a fictional story says about itself.'),
    kinds: z
      .array(
        z
          .strictObject({
            id: z
              .string()
              .regex(/^[a-z]+(-[a-z]+)*$/, 'cannot be an id; write lower-case words joined by hyphens')
              .meta({
                description: 'Name by which updates refer to the kind.',
              }),
            filter: text('Name of the filter, as in the address and on the button.'),
            name: text('Name of one update of this kind.'),
          })
          .meta({ id: 'UpdateKind', description: 'A kind of update.' }),
      )
      .min(1),
  })
  .meta({ id: 'UpdatesContent', description: 'The list of updates.' });
