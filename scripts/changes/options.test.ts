import { readOptions } from './options';

test('a commit, or the folder of a built site', () => {
  expect(readOptions(['main'], '/site')).toEqual({
    base: { commit: 'main' },
    out: '/site/changes',
    screenshots: false,
  });
  const args = ['--base-folder', 'public', '--out', '../out', '--screenshots'];
  expect(readOptions(args, '/site', '/old/site')).toEqual({
    base: { folder: '/old/site/public' },
    out: '/old/out',
    screenshots: true,
  });
});

test.each([[[]], [['a', 'b']], [['a', '--base-folder', 'public']]])('%j names no base, or two', (args) => {
  expect(() => readOptions(args, '/site')).toThrow('Name one commit to compare with');
});
