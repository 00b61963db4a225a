import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import packageJson from '../../package.json';
import { root } from './root.mjs';

/** Commands whose script serves several, has its own parser, or passes its options to Jest. */
const others = ['build', 'develop', 'test:mutations', 'check', 'new'];

/** The commands of this repository that start a script, and its file. */
const commands = Object.entries(packageJson.scripts).flatMap(([name, command]) => {
  const [, file] = /^(?:node|tsx) (scripts\/\S+)$/.exec(command) ?? [];
  return file && !others.includes(name) ? [[name, file] as const] : [];
});

test.each(commands)('npm run %s asks for --help before it does anything', (_name, file) => {
  const code = readFileSync(join(root, file), 'utf8');
  const [first = ''] = code.split(/^(?=helpIfAsked\()/m);
  expect(code).not.toBe(first);
  expect(first.replace(/^(import [^;]*|\/\/.*);?$/gm, '').trim()).toBe('');
});

test('--help prints the options, and nothing starts', () => {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [join(root, 'scripts', 'serve.mjs'), '--help'],
    {
      encoding: 'utf8',
    },
  );
  expect(stdout).toMatch(/^npm run serve \[-- options\]\n/);
  expect(stdout).toContain('--port, -p 9100 ');
  expect([stderr, status]).toEqual(['', 0]);
});
