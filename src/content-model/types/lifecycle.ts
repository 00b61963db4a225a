import { z } from 'zod';
import { fixFor } from '../check/diagnostics/suggestions';
import { text } from '../fields';

/** In the place of a state before: every state that is not final. */
export const anyState = 'any';

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
    from: text('The state before, or "any".'),
    to: text('The state after.'),
    when: text('What brings it about.'),
  })
  .meta({ id: 'Transition', description: 'A step from one state to another.' });

const fields = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'cannot be an id; write lower-case words joined by hyphens')
    .meta({ description: 'Name of the lifecycle in addresses, such as "ach-transfer".' }),
  object: text('Name of the object in the API, such as "ach_transfer".'),
  name: text('What the object is called in prose, such as "ACH transfer".'),
  sentence: text('The whole lifecycle in a sentence or two, for those who do not see the picture.'),
  states: z.array(state).min(2),
  transitions: z.array(transition).min(1),
});

type Lifecycle = z.infer<typeof fields>;
type Fault = { path: (string | number)[]; message: string };

function unknownStates({ states, transitions }: Lifecycle): Fault[] {
  const names = states.map(({ name }) => name);
  return transitions.flatMap(({ from, to }, index) =>
    (['from', 'to'] as const).flatMap((end): Fault[] => {
      const known = end === 'from' ? [...names, anyState] : names;
      const name = end === 'from' ? from : to;
      const message = `is no state of this lifecycle; ${fixFor(name, known)}`;
      return known.includes(name) ? [] : [{ path: ['transitions', index, end], message }];
    }),
  );
}

function faultsOfStates({ states, transitions }: Lifecycle): Fault[] {
  return states.flatMap(({ name, final }, index): Fault[] => {
    const path = ['states', index, 'name'];
    const arrivals = transitions.filter(({ to }) => to === name);
    const leaves = transitions.some(({ from }) => from === name);
    const aside = arrivals.some(({ from }) => from === anyState);
    if (states.findIndex((other) => other.name === name) < index)
      return [{ path, message: 'is there twice; remove one of the two' }];
    if (index > 0 && arrivals.length === 0)
      return [{ path, message: 'is reached by no transition; add one that leads to it' }];
    if (final && leaves)
      return [{ path, message: 'is final, but a transition leaves it; remove one of the two' }];
    if (!final && !leaves && !aside)
      return [{ path, message: 'is left by no transition; add one, or write "final: true"' }];
    return [];
  });
}

function gapsInLine({ states, transitions }: Lifecycle): Fault[] {
  const line = states.filter(({ kind }) => kind === 'line');
  return line.slice(1).flatMap(({ name }, index): Fault[] => {
    const before = line[index]?.name;
    if (transitions.some(({ from, to }) => from === before && to === name)) return [];
    const path = ['states', states.findIndex((other) => other.name === name), 'name'];
    return [
      {
        path,
        message: `follows "${before}" on the line, but no transition joins them; add it, or change their order`,
      },
    ];
  });
}

/** The states of an object of the API and the steps between them, which must agree with each other. */
export const lifecycle = fields
  .superRefine((value, context) => {
    for (const { path, message } of [
      ...unknownStates(value),
      ...faultsOfStates(value),
      ...gapsInLine(value),
    ]) {
      context.addIssue({ code: 'custom', path, message, input: value });
    }
  })
  .meta({ id: 'Lifecycle', description: 'The states of an object and the steps between them.' });
