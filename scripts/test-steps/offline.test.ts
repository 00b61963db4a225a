import { runNotingNetwork } from './offline.mjs';

const connect = (host: string) => `require('node:net').connect(9, '${host}').on('error', () => {}).destroy()`;

test('a connection to another machine is noted once, also by a process that was started', async () => {
  // An address that leads nowhere.
  const code = connect('192.0.2.1');
  const started = `${code}; require('node:child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(code)}])`;
  expect(await runNotingNetwork(process.execPath, ['-e', started])).toEqual({
    code: 0,
    contacted: ['192.0.2.1:9'],
  });
});

test('a connection within this machine is not noted; the exit code is the command’s', async () => {
  const code = `${connect('127.0.0.1')}; process.exitCode = 3`;
  expect(await runNotingNetwork(process.execPath, ['-e', code])).toEqual({ code: 3, contacted: [] });
});
