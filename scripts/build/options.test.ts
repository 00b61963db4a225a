import { requireKnownOptions } from './options.mjs';

test.each([
  ['build', []],
  ['build', ['--clean', '--verbose', '--no-uglify']],
  ['develop', ['-p', '8001', '--host', '0.0.0.0', '--inspect']],
  ['develop', ['--port=8001', '--inspect-brk=9300']],
] as const)('npm run %s takes %j', (command, args) => {
  expect(() => requireKnownOptions(command, [...args])).not.toThrow();
});

test.each([
  ['build', ['--claen'], "Unknown option '--claen'"],
  ['build', ['clean'], "Unexpected argument 'clean'"],
  ['build', ['--prefix-paths'], "Unknown option '--prefix-paths'"],
  ['develop', ['--port'], "Option '-p, --port <value>' argument missing"],
] as const)('npm run %s refuses %j, before it removes the last build', (command, args, what) => {
  expect(() => requireKnownOptions(command, [...args])).toThrow(what);
});
