import { readOptions } from './options';

test('without options everything is measured once, of one page of each template', () => {
  const controls = ['menu', 'search', 'tab', 'filter'];
  expect(readOptions([])).toEqual({ only: ['tasks', 'taps', 'clicks'], runs: 1, controls, everyPair: false });
});

test('groups, runs and pages can be chosen', () => {
  const args = ['--only', 'taps', '--runs', '5', '--pages', '/,/fees', '--controls', 'tab', '--every-pair'];
  expect(readOptions(args)).toEqual({
    only: ['taps'],
    runs: 5,
    pages: ['/', '/fees'],
    controls: ['tab'],
    everyPair: true,
  });
});

test("a commit that doesn't exist is named", () => {
  expect(() => readOptions(['--against', 'no-such-commit'])).toThrow('There is no commit "no-such-commit".');
});

test('an unknown option is named', () => {
  expect(() => readOptions(['--page', '/'])).toThrow("Unknown option '--page'");
});
