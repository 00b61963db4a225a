import { z } from 'zod';
import { choice, heroFields, link, record, text } from '../fields';

const way = {
  title: text('Whom you reach.'),
  text: text('For what, and how soon we reply.'),
  link: link.meta({ description: 'What to read first.' }).optional(),
};

/** content/contact.yaml: how to reach us. */
export const contact = record('ContactContent', 'The contact page.', {
  ...heroFields,
  emergency: record('EmergencyLine', 'What the emergency line in site.yaml is for.', way),
  ways: z
    .array(
      record('ContactWay', 'A way to reach us.', {
        ...way,
        email: choice('EmailName', 'Which email address in site.yaml.', [
          'support',
          'sales',
          'security',
          'press',
          'privacy',
        ]),
      }),
    )
    .min(1),
  tips: z.array(text('A sentence.')).min(1).meta({ description: 'What to include in a message.' }),
});
