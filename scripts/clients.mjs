/**
 * `npm run test:nightly`: Spectral accepts the API description, the clients that three well-known generators make of it compile, and one
 * of them calls a server that validates its requests. The build itself runs a fourth generator, openapi-to-postmanv2.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { addressFor, seen, server } from './mock-api.mjs';

const description = resolve('public/openapi.json');
const folder = mkdtempSync(join(tmpdir(), 'clients-'));
const write = (file, text) => writeFileSync(join(folder, file), text);

/** Runs a command in the folder. Prints what it says if it fails. */
const run = (command, ...args) =>
  promisify(execFile)(command, args, { cwd: folder }).catch(({ stdout, stderr }) => {
    throw new Error(`${command} ${args[0]} failed:\n${stdout}${stderr}`);
  });

/** Ten calls, with types. */
const calls = `
import * as api from './client';
import { client } from './client/client.gen';

client.setConfig({ baseUrl: process.argv[2], auth: 'key' });
const safe = { throwOnError: true } as const;
const once = (key: string) => ({ ...safe, headers: { 'Idempotency-Key': key } });

const { data: account } = await api.createAccount({ ...once('1'), body: { name: 'Operating', entity_id: 'entity_1' } });
const path = { id: account.id };
await api.retrieveAccount({ ...safe, path });
await api.retrieveAccountBalance({ ...safe, path });
await api.updateAccount({ ...safe, path, body: { name: 'Payroll' } });
await api.listAccounts({ ...safe, query: { limit: 10 } });
const { data: transfer } = await api.createAchTransfer({
  ...once('2'),
  body: {
    account_id: account.id,
    amount: 3_000_000_000,
    statement_descriptor: 'PAYROLL',
    company_name: 'Orchard Example',
    individual_name: 'Ada Example',
    external_account_id: 'external_account_1',
  },
});
await api.retrieveAchTransfer({ ...safe, path: { id: transfer.id } });
await api.approveAchTransfer({ ...safe, path: { id: transfer.id } });
const { data: transactions } = await api.listTransactions({ ...safe, query: { account_id: account.id } });
for (const { source } of transactions.data)
  if (source.category === 'ach_transfer_intention') source.ach_transfer_intention.transfer_id satisfies string;
await api.listEvents({ ...safe, query: { limit: 1 } });
`;

write('package.json', '{ "type": "module" }');
write('calls.ts', calls);
write(
  'orval.config.cjs',
  `module.exports = { api: { input: ${JSON.stringify(description)}, output: { target: 'orval.ts', client: 'fetch' } } };`,
);
write('spectral.yaml', 'extends: [[spectral:oas, all]]');
const packages = [
  '@stoplight/spectral-cli@6.16.3',
  'typescript@5.9.3',
  '@types/node@20.19.25',
  'openapi-typescript@7.13.0',
  '@hey-api/openapi-ts@0.99.0',
  'orval@8.38.0',
];
await run('npm', 'install', '--no-audit', '--no-fund', '--ignore-scripts', ...packages);
await run('npx', 'spectral', 'lint', '--ruleset', 'spectral.yaml', '--fail-severity', 'hint', description);
await run('npx', 'openapi-typescript', description, '-o', 'types.ts');
await run('npx', 'openapi-ts', '-i', description, '-o', 'client');
await run('npx', 'orval', '--config', 'orval.config.cjs');
const options = ['--strict', '--noEmit', '--skipLibCheck', '--target', 'es2022'];
const modules = ['--lib', 'es2023,dom,dom.iterable', '--module', 'esnext', '--moduleResolution', 'bundler'];
await run('npx', 'tsc', ...options, ...modules, 'types.ts', 'orval.ts', 'calls.ts');
await run(process.execPath, '--import', import.meta.resolve('tsx'), 'calls.ts', addressFor(1));
server.close();

const wrong = seen.get('1').filter(Boolean);
console.log(
  `The clients compile; ${seen.get('1').length} calls, of which these failed: ${wrong.join(', ') || 'none'}`,
);
if (wrong.length > 0) process.exitCode = 1;
