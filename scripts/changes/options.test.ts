import { readOptions } from './options';

test('a commit, or the folder of a built site', () => {
  expect(readOptions(['main'], '/site')).toEqual({
    base: { commit: 'main' },
    out: '/site/changes',
    screenshots: false,
  });
  expect(readOptions(['--base-folder', 'public', '--out', '/tmp/out', '--screenshots'], '/site')).toEqual({
    base: { folder: 'public' },
    out: '/tmp/out',
    screenshots: true,
  });
});

test.each([[[]], [['a', 'b']], [['a', '--base-folder', 'public']]])('%j names no base, or two', (args) => {
  expect(() => readOptions(args, '/site')).toThrow('Name one commit to compare with');
});
