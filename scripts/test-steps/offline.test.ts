import { runRecordingNetwork } from './offline.mjs';

const connect = (host: string) => `require('node:net').connect(9, '${host}').on('error', () => {}).destroy()`;

test('a connection to another machine is recorded once, even in a child process', async () => {
  // A reserved address that doesn't exist.
  const code = connect('192.0.2.1');
  const started = `${code}; require('node:child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(code)}])`;
  expect(await runRecordingNetwork(process.execPath, ['-e', started])).toEqual({
    code: 0,
    contacted: ['192.0.2.1:9'],
  });
});

test('a connection of a socket that a package has created is recorded too', async () => {
  const code = "new (require('node:net').Socket)().on('error', () => {}).connect(9, '192.0.2.1').destroy()";
  expect(await runRecordingNetwork(process.execPath, ['-e', code])).toEqual({
    code: 0,
    contacted: ['192.0.2.1:9'],
  });
});

test('another machine whose name starts like a local one is recorded', async () => {
  const hosts = ['localhost.invalid', '127.0.0.1.invalid'];
  const { contacted } = await runRecordingNetwork(process.execPath, ['-e', hosts.map(connect).join(';')]);
  expect(contacted).toEqual(['localhost.invalid:9', '127.0.0.1.invalid:9']);
});

test("a local connection isn't recorded; the exit code is the command's", async () => {
  const code = `${connect('127.0.0.1')}; process.exitCode = 3`;
  expect(await runRecordingNetwork(process.execPath, ['-e', code])).toEqual({ code: 3, contacted: [] });
});
