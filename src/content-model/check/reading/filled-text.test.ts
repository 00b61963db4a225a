import { filledText } from './filled-text';

const variables = new Map([
  ['brand', 'Acme  Works'],
  ['empty', ''],
]);

test.each([
  ['', ''],
  [' At\n {brand},\tall  is well. \n', 'At Acme Works, all is well.'],
  ['{empty} {unknown}{empty} {brand}', '{unknown} Acme Works'],
  ['{brand}', 'Acme Works'],
])('%j is shown as %j', (written, text) => {
  expect(filledText(written, variables).text).toBe(text);
});

test('each character has its offset in the text as written, and one of a value that of its variable', () => {
  const written = ' \n{empty} Pay  {brand}\nor her now ';
  const { text, originOf } = filledText(written, variables);
  expect(text).toBe('Pay Acme Works or her now');
  const start = text.indexOf('Acme');
  const value = 'Acme Works'.length;
  [...text].forEach((character, index) => {
    const origin = originOf(index);
    if (index >= start && index < start + value) expect(origin).toBe(written.indexOf('{brand}'));
    else expect(written[origin]?.replace(/\s/, ' ')).toBe(character);
  });
});
