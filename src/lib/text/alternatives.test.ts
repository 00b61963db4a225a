import { alternatives } from './alternatives';

const american = new Intl.ListFormat('en', { type: 'disjunction' });

test.each([[[]], [['ACH']], [['ACH', 'checks']], [['ACH', 'checks', 'wires']], [['a', 'b', 'c', 'd']]])(
  '%p is joined as Intl does it',
  (words: string[]) => expect(alternatives(words)).toBe(american.format(words)),
);
