import { codeLanguages } from '../../code-languages';
import { fixFor, fixForLanguage, fixForPicture, nearest } from './suggestions';

const many = Array.from({ length: 30 }, (_, index) => `name-number-${index}`);

test.each([
  ['bnk', ['bank', 'card', 'check'], 'did you mean "bank"?'],
  ['CARD', ['bank', 'card', 'check'], 'did you mean "card"?'],
  ['xyz', ['bank', 'card', 'check'], 'use one of: bank, card, check'],
  ['xyz', ['bank'], 'write "bank"'],
  ['\u0430uthor', ['author', 'title'], 'retype it: one of its characters only looks like "a"'],
  [
    '{fact:rtp\u2011ceiling}',
    ['{fact:rtp-ceiling}', 'x'],
    'retype it: one of its characters only looks like "-"',
  ],
  ['\u0430uthr', ['author', 'title'], 'did you mean "author"?'],
  ['activated', ['unactivated'], 'restore "activated", or write "unactivated"'],
  ['xyz', many, 'write the id of a fact'],
  ['ts', ['go', 'bash'], 'use one of: go, bash'],
])('the fix for %s among %j', (word, allowed, fix) => {
  expect(fixFor(word, allowed, 'write the id of a fact')).toBe(fix);
});

test.each([
  [many, 'use one of the 30 names, such as name-number-0'],
  [[], 'remove it'],
])('the fix for a word among many or no names', (allowed, fix) => {
  expect(fixFor('xyz', allowed)).toBe(fix);
});

test('the fix for a picture is a similar name, or to add the file', () => {
  expect(fixForPicture('wire-from.png', ['wire-form.png'])).toBe('did you mean "wire-form.png"?');
  const add = 'add the picture to updates/images/, or write the name of another one there';
  expect(fixForPicture('images/wire-form.png', ['wire-form.png'])).toBe('did you mean "wire-form.png"?');
  expect(fixForPicture('wire-form.jpg', ['wire-form.png'])).toBe('did you mean "wire-form.png"?');
  expect(fixForPicture('check.png', ['wire-form.png'])).toBe(add);
  expect(fixForPicture('check.png', [])).toBe(add);
});

test.each([
  ['wire-outgoing', ['rtp-outgoing']],
  ['wire-transfer', ['ach-transfer']],
  ['{fact:rtp-ceiling}', ['{fact:rtp-reach}']],
  ['{clock:fedwire-opens}', ['{clock:fedwire-closes}']],
  ['/products/wires', ['/products/cards', '/products/fedwire']],
  ['ach-window-1-cutoff', ['ach-window-2-cutoff']],
  ['R09', ['R08', 'R19']],
  ['activated', ['unactivated']],
  ['incoming', ['coming']],
  ['recurring', ['non-recurring']],
  ['rtp-ceiling', ['rtp-our-ceiling']],
  ['push', ['pull']],
  ['*', ['/']],
])('%s is near nothing in %j', (word, allowed) => {
  expect(nearest(word, allowed)).toBeUndefined();
});

test.each([
  ['wire-openss', 'wire-opens'],
  ['wries', 'wires'],
  ['wires-outgoing', 'wire-outgoing'],
  ['wiretransfer', 'wire-transfer'],
  ['wire_transfer', 'wire-transfer'],
  ['wiretranfer', 'wire-transfer'],
  ['wir-etransfer', 'wire-transfer'],
  ['ach-same-day-celing', 'ach-same-day-ceiling'],
  ['R92', 'R29'],
  ['Wrie-Transfer', 'wire-transfer'],
  ['simulation', 'simulate'],
])('%s is %s', (word, meant) => {
  expect(nearest(word, ['ach-transfer', 'R02', meant])).toBe(meant);
});

test('the word with the fewest typos is suggested', () => {
  expect(nearest('wire-in', ['wire-on', 'wires-in-2', 'wires-im', 'wirein'])).toBe('wirein');
  expect(nearest('limit-amout', ['limits-amounts', 'limit-amount'])).toBe('limit-amount');
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
