import { z } from 'zod';
import { choice, identifier, record, text } from '../fields';

/** Instead of a state: every state that isn't final. */
export const anyState = 'any';

const state = record('LifecycleState', 'A state of an object.', {
  name: text('The state as the API writes it.'),
  kind: choice('StateKind', 'line: on the normal path, in order. branch: off the normal path.', [
    'line',
    'branch',
  ]),
  initial: z
    .boolean()
    .default(false)
    .meta({ description: 'An object can start here, as in the first state.' }),
  final: z.boolean().default(false).meta({ description: 'Nothing follows this state.' }),
  text: text('What it means, in one sentence.'),
});

const transition = record('Transition', 'A transition from one state to another.', {
  from: text('The state before, or "any".'),
  to: text('The state after.'),
  when: text('What causes it.'),
});

const fields = z.strictObject({
  id: identifier('Name of the lifecycle in addresses, such as "ach-transfer".'),
  object: text('Name of the object in the API, such as "ach_transfer".'),
  name: text('The name of the object in prose, such as "ACH transfer".'),
  sentence: text('The whole lifecycle in a sentence or two, as the alternative text of the diagram.'),
  states: z.array(state).min(2),
  transitions: z.array(transition).min(1),
});

type Lifecycle = z.infer<typeof fields>;

/** What is wrong with a state among the others; undefined if nothing. */
function faultOf({ states, transitions }: Lifecycle, index: number): string | undefined {
  const { name = '', kind, final } = states[index] ?? {};
  const kindOf = (other: string) => states.find((one) => one.name === other)?.kind;
  const arrivals = transitions.filter(({ to }) => to === name).map(({ from }) => from);
  const leaves = transitions.some(({ from }) => from === name);
  const before = states.slice(0, index).findLast((one) => one.kind === 'line');
  if (states.findIndex((other) => other.name === name) < index)
    return 'is a duplicate; remove one of the two';
  if (index > 0 && arrivals.length === 0) return 'is not reached by any transition; add one to it';
  if (final && leaves) return 'is final, but a transition leaves it; remove one of the two';
  // The diagram draws a branch from the stations of the line that lead to it.
  if (kind === 'branch' && arrivals.every((from) => kindOf(from) === 'branch'))
    return 'is a branch that no state on the line leads to; add a transition from one, or write "kind: line"';
  if (kind === 'line' && before && !arrivals.includes(before.name))
    return `follows "${before.name}" on the line, but no transition connects them; add it, or change their order`;
  return undefined;
}

/** The states of an API object and the transitions between them, which must be consistent. */
export const lifecycle = fields
  .superRefine((value, context) => {
    const issue = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message, input: value });
    const names = value.states.map(({ name }) => name);
    for (const [index, { from, to }] of value.transitions.entries())
      for (const [end, name] of Object.entries({ from: from === anyState ? to : from, to }))
        if (!names.includes(name))
          issue(['transitions', index, end], `"${name}" is not a state of this lifecycle`);
    for (const index of value.states.keys()) {
      const message = faultOf(value, index);
      if (message !== undefined) issue(['states', index, 'name'], message);
    }
  })
  .meta({ id: 'Lifecycle', description: 'The states of an object and the transitions between them.' });
