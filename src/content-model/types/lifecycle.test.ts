import { lifecycle } from './lifecycle';

const state = (name: string, kind: 'line' | 'branch' = 'line', final = false) => ({
  name,
  kind,
  final,
  text: 'T',
});
const transition = (from: string, to: string) => ({ from, to, when: 'W' });

const valid = {
  id: 'parcel',
  object: 'parcel',
  name: 'parcel',
  sentence: 'It is sent and arrives.',
  states: [state('sent'), state('arrived', 'line', true), state('lost', 'branch', true)],
  transitions: [transition('sent', 'arrived'), transition('sent', 'lost')],
};

/** What is wrong with a lifecycle: the path and the message of each error. */
const faultsOf = (change: Partial<typeof valid>): string[] =>
  (lifecycle.safeParse({ ...valid, ...change }).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );

test('a consistent lifecycle is valid', () => expect(faultsOf({})).toEqual([]));

test.each([
  [
    'an unknown state',
    [transition('sent', 'arived'), transition('sent', 'lost')],
    'transitions.0.to: "arived" is not a state',
  ],
  ['a state that nothing reaches', [transition('sent', 'arrived')], 'states.2.name: is not reached'],
  [
    'a final state with a transition',
    [...valid.transitions, transition('arrived', 'lost')],
    'states.1.name: is final',
  ],
])('%s is an error', (_what, transitions, message) => {
  const [first = ''] = faultsOf({ transitions });
  expect(first.startsWith(message)).toBe(true);
});

test('a line with a gap', () => {
  const states = [state('sent'), state('checked'), state('arrived', 'line', true)];
  const transitions = [transition('sent', 'checked'), transition('sent', 'arrived')];
  expect(faultsOf({ states, transitions })).toEqual([
    expect.stringMatching(/^states\.2\.name: follows "checked" on the line/),
  ]);
});
