/** `npm run test:nightly`: the clients that three well-known generators make of the API description compile. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const description = resolve('public/openapi.json');
const folder = mkdtempSync(join(tmpdir(), 'clients-'));
const run = (command, ...args) => execFileSync(command, args, { cwd: folder, stdio: 'inherit' });

writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
writeFileSync(
  join(folder, 'orval.config.cjs'),
  `module.exports = { api: { input: ${JSON.stringify(description)}, output: { target: 'orval.ts', client: 'fetch' } } };`,
);
const packages = [
  'typescript@5.9.3',
  'openapi-typescript@7.13.0',
  '@hey-api/openapi-ts@0.99.0',
  'orval@8.38.0',
];
run('npm', 'install', '--no-audit', '--no-fund', '--ignore-scripts', ...packages);
run('npx', 'openapi-typescript', description, '-o', 'types.ts');
run('npx', 'openapi-ts', '-i', description, '-o', 'client');
run('npx', 'orval', '--config', 'orval.config.cjs');
const options = [
  '--strict',
  '--noEmit',
  '--skipLibCheck',
  '--target',
  'es2022',
  '--lib',
  'es2023,dom,dom.iterable',
];
const modules = ['--module', 'esnext', '--moduleResolution', 'bundler'];
run('npx', 'tsc', ...options, ...modules, 'types.ts', 'client/index.ts', 'orval.ts');
