import { z } from 'zod';
import { heroFields, pageDescription, text } from '../fields';

const id = (of: string) =>
  z
    .string()
    .regex(/^[a-z]+(-[a-z]+)*$/, 'cannot be an id; write lowercase words joined by hyphens')
    .meta({ description: `Name by which updates refer to the ${of}.` });

/** content/updates.yaml: the list of updates, its kinds and authors. */
export const updates = z
  .strictObject({
    ...heroFields,
    sample_notice: text('The notice on a fictional story.'),
    kinds: z
      .array(
        z
          .strictObject({
            id: id('kind').meta({
              description:
                'Name by which updates refer to the kind, and the last segment of its page’s address.',
            }),
            filter: text('Name of the filter, as in the address and on the button.'),
            title: text('Heading and title of the page that lists the kind.'),
            name: text('Name of one update of this kind.'),
            description: pageDescription,
          })
          .meta({ id: 'UpdateKind', description: 'A kind of update.' }),
      )
      .min(1),
    authors: z
      .array(
        z
          .strictObject({ id: id('author'), name: text('Name of the author, a person or a team.') })
          .meta({ id: 'UpdateAuthor', description: 'An author of updates.' }),
      )
      .min(1),
  })
  .meta({ id: 'UpdatesContent', description: 'The list of updates.' });
