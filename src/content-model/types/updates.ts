import { z } from 'zod';
import { heroFields, identifier, pageDescription, record, text } from '../fields';

const id = (of: string) => identifier(`Name by which updates refer to the ${of}.`);

/** content/updates.yaml: the list of updates, its kinds and authors. */
export const updates = record('UpdatesContent', 'The list of updates.', {
  ...heroFields,
  sample_notice: text('The notice on a fictional story.'),
  kinds: z
    .array(
      record('UpdateKind', 'A kind of update.', {
        id: id('kind').meta({
          description: 'Name by which updates refer to the kind, and the last segment of its page’s address.',
        }),
        filter: text('Name of the filter, as in the address and on the button.'),
        title: text('Heading and title of the page that lists the kind.'),
        name: text('Name of one update of this kind.'),
        description: pageDescription,
      }),
    )
    .min(1),
  authors: z
    .array(
      record('UpdateAuthor', 'An author of updates.', {
        id: id('author'),
        name: text('Name of the author, a person or a team.'),
      }),
    )
    .min(1),
});
