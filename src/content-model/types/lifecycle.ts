import { z } from 'zod';
import { fixFor, nearest } from '../check/diagnostics/suggestions';
import { text } from '../fields';

/** Instead of a state: every state that isn't final. */
export const anyState = 'any';

const state = z
  .strictObject({
    name: text('The state as the API writes it.'),
    kind: z.enum(['line', 'branch']).meta({
      id: 'StateKind',
      description: 'line: on the normal path, in order. branch: off the normal path.',
    }),
    final: z.boolean().default(false).meta({ description: 'Nothing follows this state.' }),
    text: text('What it means, in one sentence.'),
  })
  .meta({ id: 'LifecycleState', description: 'A state of an object.' });

const transition = z
  .strictObject({
    from: text('The state before, or "any".'),
    to: text('The state after.'),
    when: text('What causes it.'),
  })
  .meta({ id: 'Transition', description: 'A transition from one state to another.' });

const fields = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'cannot be an id; write lowercase words joined by hyphens')
    .meta({ description: 'Name of the lifecycle in addresses, such as "ach-transfer".' }),
  object: text('Name of the object in the API, such as "ach_transfer".'),
  name: text('The name of the object in prose, such as "ACH transfer".'),
  sentence: text('The whole lifecycle in a sentence or two, as the alternative text of the diagram.'),
  states: z.array(state).min(2),
  transitions: z.array(transition).min(1),
});

type Lifecycle = z.infer<typeof fields>;
type Issue = { path: (string | number)[]; message: string };

/** A state that no transition has, with the name that transitions have instead. */
function misspelledStates({ states, transitions }: Lifecycle): { index: number; meant: string }[] {
  const used = transitions.flatMap(({ from, to }) => [from, to]);
  const known = states.map(({ name }) => name);
  // If only one transition has another name, that transition is misspelled.
  const unknown = used.filter(
    (name, index) => name !== anyState && !known.includes(name) && used.indexOf(name) < index,
  );
  return states.flatMap(({ name }, index) => {
    const meant = used.includes(name) ? undefined : nearest(name, unknown);
    return meant === undefined ? [] : [{ index, meant }];
  });
}

/** A lifecycle without consequences of its misspelled states: those have the names that transitions have. */
function corrected(lifecycle: Lifecycle): Lifecycle {
  const typos = misspelledStates(lifecycle);
  const states = lifecycle.states.map((one, at) => ({
    ...one,
    name: typos.find(({ index }) => index === at)?.meant ?? one.name,
  }));
  return { ...lifecycle, states };
}

const typoIssues = (lifecycle: Lifecycle): Issue[] =>
  misspelledStates(lifecycle).map(({ index, meant }) => ({
    path: ['states', index, 'name'],
    message: `is in no transition; did you mean "${meant}"?`,
  }));

function unknownStates({ states, transitions }: Lifecycle): Issue[] {
  const names = states.map(({ name }) => name);
  return transitions.flatMap(({ from, to }, index) =>
    (['from', 'to'] as const).flatMap((end): Issue[] => {
      const known = end === 'from' ? [...names, anyState] : names;
      const name = end === 'from' ? from : to;
      const message = `is not a state of this lifecycle; ${fixFor(name, known)}`;
      return known.includes(name) ? [] : [{ path: ['transitions', index, end], message }];
    }),
  );
}

const repeatedStates = ({ states }: Lifecycle): Issue[] =>
  states.flatMap(({ name }, index) =>
    states.findIndex((other) => other.name === name) < index
      ? [{ path: ['states', index, 'name'], message: 'is a duplicate; remove one of the two' }]
      : [],
  );

/** Transitions that appear twice, perhaps with different causes. Lists show each once. */
const repeatedTransitions = ({ transitions }: Lifecycle): Issue[] =>
  transitions.flatMap(({ from, to }, index) =>
    transitions.findIndex((other) => other.from === from && other.to === to) < index
      ? [
          {
            path: ['transitions', index, 'to'],
            message: `already follows "${from}" above; remove one of the two, or write both causes in one`,
          },
        ]
      : [],
  );

function stateIssues({ states, transitions }: Lifecycle): Issue[] {
  const isBranch = (from: string) => states.some(({ name, kind }) => name === from && kind === 'branch');
  return states.flatMap(({ name, kind, final }, index): Issue[] => {
    const path = ['states', index, 'name'];
    const arrivals = transitions.filter(({ to }) => to === name);
    const leaves = transitions.some(({ from }) => from === name);
    const aside = arrivals.some(({ from }) => from === anyState);
    if (index > 0 && arrivals.length === 0)
      return [{ path, message: 'is not reached by any transition; add one to it' }];
    if (final && leaves)
      return [{ path, message: 'is final, but a transition leaves it; remove one of the two' }];
    if (!final && !leaves && !aside)
      return [{ path, message: 'has no transition from it; add one, or write "final: true"' }];
    if (kind === 'line' && aside)
      return [{ path, message: 'is on the line, but follows "any" state; write "kind: branch"' }];
    // The diagram draws a branch from the stations of the line that lead to it.
    if (kind === 'branch' && arrivals.every(({ from }) => isBranch(from)))
      return [
        {
          path,
          message:
            'is a branch that no state on the line leads to; add a transition from one, or write "kind: line"',
        },
      ];
    return [];
  });
}

function gapsInLine({ states, transitions }: Lifecycle): Issue[] {
  const line = states.filter(({ kind }) => kind === 'line');
  return line.slice(1).flatMap(({ name }, index): Issue[] => {
    const before = line[index]?.name;
    if (transitions.some(({ from, to }) => from === before && to === name)) return [];
    const path = ['states', states.findIndex((other) => other.name === name), 'name'];
    return [
      {
        path,
        message: `follows "${before}" on the line, but no transition connects them; add it, or change their order`,
      },
    ];
  });
}

/** The issues of states, without those that follow from a misspelled name in a transition. */
function otherIssues(value: Lifecycle, unknown: readonly Issue[]): Issue[] {
  const meant = unknown.flatMap(({ message }) => /did you mean "(.+)"/.exec(message)?.[1] ?? []);
  return [...stateIssues(value), ...gapsInLine(value)].filter(
    ({ path: [, index] }) => !meant.includes(value.states[Number(index)]?.name ?? ''),
  );
}

/** The states of an API object and the transitions between them, which must be consistent. */
export const lifecycle = fields
  .superRefine((written, context) => {
    const typos = typoIssues(written);
    const value = corrected(written);
    // The other errors of states usually follow from a duplicate.
    const repeated = repeatedStates(value);
    const unknown = unknownStates(value);
    const issues =
      repeated.length > 0 ? [...repeated, ...unknown] : [...unknown, ...otherIssues(value, unknown)];
    for (const { path, message } of [...typos, ...issues, ...repeatedTransitions(value)]) {
      context.addIssue({ code: 'custom', path, message, input: written });
    }
  })
  .meta({ id: 'Lifecycle', description: 'The states of an object and the transitions between them.' });
