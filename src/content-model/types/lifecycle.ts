import { z } from 'zod';
import { text } from '../fields';

const state = z
  .strictObject({
    name: text('The state as the API writes it.'),
    kind: z.enum(['line', 'branch']).meta({
      id: 'StateKind',
      description: 'line: on the ordinary way, in order. branch: where the ordinary way is left.',
    }),
    final: z.boolean().default(false).meta({ description: 'Nothing follows this state.' }),
    text: text('What it means, in one sentence.'),
  })
  .meta({ id: 'LifecycleState', description: 'A state of an object.' });

const transition = z
  .strictObject({
    from: text('The state before.'),
    to: text('The state after.'),
    when: text('What brings it about.'),
  })
  .meta({ id: 'Transition', description: 'A step from one state to another.' });

/** The states of an object of the API and the steps between them. */
export const lifecycle = z
  .strictObject({
    id: z
      .string()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'cannot be an id; write lower-case words joined by hyphens')
      .meta({ description: 'Name of the lifecycle in addresses, such as "ach-transfer".' }),
    object: text('Name of the object in the API, such as "ach_transfer".'),
    name: text('What the object is called in prose, such as "ACH transfer".'),
    sentence: text('The whole lifecycle in a sentence or two, for those who do not see the picture.'),
    states: z.array(state).min(2),
    transitions: z.array(transition).min(1),
  })
  .meta({ id: 'Lifecycle', description: 'The states of an object and the steps between them.' });
