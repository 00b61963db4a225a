import { codeLanguages } from '../../code-languages';
import { fixFor, fixForLanguage } from './suggestions';

const many = Array.from({ length: 30 }, (_, index) => `name-number-${index}`);

test.each([
  ['bnk', ['bank', 'card', 'check'], 'did you mean "bank"?'],
  ['CARD', ['bank', 'card', 'check'], 'did you mean "card"?'],
  ['xyz', ['bank', 'card', 'check'], 'use one of: bank, card, check'],
  ['xyz', ['bank'], 'write "bank"'],
  ['xyz', many, 'write the id of a fact'],
  ['ts', ['go', 'bash'], 'use one of: go, bash'],
])('the fix for %s among %j', (word, allowed, fix) => {
  expect(fixFor(word, allowed, 'write the id of a fact')).toBe(fix);
});

test.each([
  ['ts', 'write "typescript"'],
  ['JS', 'write "typescript"'],
  ['sh', 'write "bash"'],
  ['py', 'write "python"'],
  ['yml', 'write "yaml"'],
  ['golang', 'write "go"'],
  ['pyton', 'did you mean "python"?'],
  ['cobol', expect.stringMatching(/^use one of: bash, typescript, /)],
])('the fix for the code language %s', (word, fix) => {
  expect(fixForLanguage(word, codeLanguages)).toEqual(fix);
});
