import { z } from 'zod';
import { heroFields, link, text } from '../fields';

const way = {
  title: text('Whom you reach.'),
  text: text('For what, and how soon we reply.'),
  link: link.meta({ description: 'What to read first.' }).optional(),
};

/** content/contact.yaml: how to reach us. */
export const contact = z
  .strictObject({
    ...heroFields,
    emergency: z
      .strictObject(way)
      .meta({ id: 'EmergencyLine', description: 'What the emergency line in site.yaml is for.' }),
    ways: z
      .array(
        z
          .strictObject({
            ...way,
            email: z
              .enum(['support', 'sales', 'security', 'press', 'privacy'])
              .meta({ id: 'EmailName', description: 'Which email address in site.yaml.' }),
          })
          .meta({ id: 'ContactWay', description: 'A way to reach us.' }),
      )
      .min(1),
    tips: z.array(text('A sentence.')).min(1).meta({ description: 'What to include in a message.' }),
  })
  .meta({ id: 'ContactContent', description: 'The contact page.' });
