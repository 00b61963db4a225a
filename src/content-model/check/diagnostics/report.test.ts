import { dataOf } from './data';
import type { Diagnostic } from './diagnostic';
import { report } from './report';

const text = [
  'groups:',
  '  - name: Networks',
  '    icon: bacth',
  '',
  `    lede: ${'many words '.repeat(30)}end`,
  '\tquoted: "two words"',
].join('\r\n');
const sources = (file: string) => (file === 'content/navigation.yaml' ? text : undefined);

const found = (
  line: number,
  column: number,
  message: string,
  more: Partial<Diagnostic> = {},
): Diagnostic => ({
  file: 'content/navigation.yaml',
  line,
  column,
  message,
  fix: 'did you mean "batch"?',
  ...more,
});
const icon = found(3, 11, 'icon: "bacth" is not known');

test('a diagnostic shows its place, the line and the one before it, carets and the fix', () => {
  expect(report([icon], { sources })).toBe(
    [
      'content/navigation.yaml:3:11  icon: "bacth" is not known',
      '  2 |   - name: Networks',
      '  3 |     icon: bacth',
      '    |           ^^^^^',
      '  → did you mean "batch"?',
      '',
      'One error in content/.',
    ].join('\n'),
  );
});

test('an empty line before it is left out, and a long line is cut around the words', () => {
  const column = text.split('\r\n')[4]?.indexOf('end') ?? 0;
  const lines = report([found(5, column + 1, '"end" is a word')], { sources }).split('\n');
  expect(lines[1]).toMatch(/^ {2}5 \| ….*many words end$/);
  expect(lines[1]?.length).toBeLessThan(110);
  expect(lines[2]?.indexOf('^^^')).toBe(lines[1]?.indexOf('end'));
});

test('the caret is below words in quotes and after a tab', () => {
  const last = found(6, 10, 'quoted: "two words" is not known');
  const [, , line, carets] = report([last], { sources }).split('\n');
  expect(line).toBe('  6 |  quoted: "two words"');
  expect(carets).toBe('    |          ^^^^^^^^^^^');
});

test('a diagnostic at the end of a line has one caret', () => {
  const [, , , carets] = report([found(3, 16, 'the value is missing')], { sources }).split('\n');
  expect(carets).toBe('    |                ^');
});

test('a file that is missing and a line that it lacks have no excerpt', () => {
  const other = found(1, 1, 'the file is missing', { file: 'content/site.yaml' });
  expect(report([other], { sources }).split('\n')).toHaveLength(4);
  expect(report([found(70, 1, 'x')], { sources }).split('\n')).toHaveLength(4);
});

test('errors are red and warnings yellow where colors are allowed', () => {
  const paint = (style: string, piece: string) => `<${style}>${piece}</${style}>`;
  const painted = report([icon, found(3, 11, 'old', { severity: 'warning' })], { sources, paint });
  expect(painted).toContain('<red>^^^^^</red>');
  expect(painted).toContain('<yellow>Warning: old</yellow>');
  expect(painted).toContain('<green>→</green>');
});

test('the same as data', () => {
  expect(dataOf([icon, found(2, 5, 'old', { severity: 'warning' })], sources)).toEqual({
    errors: 1,
    warnings: 1,
    diagnostics: [
      expect.objectContaining({ message: 'old', severity: 'warning' }),
      {
        ...icon,
        severity: 'error',
        excerpt: [
          { number: 2, text: '  - name: Networks' },
          { number: 3, text: '    icon: bacth', mark: { start: 10, length: 5 } },
        ],
      },
    ],
  });
});
