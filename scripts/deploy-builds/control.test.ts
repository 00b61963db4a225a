import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startControl } from './control';

const openServers = () => process.getActiveResourcesInfo().filter((name) => name === 'TCPServerWrap');

test('without builds it fails and leaves no server, which would keep the process alive', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'no-builds-'));
  const before = openServers();
  await expect(startControl(folder)).rejects.toThrow('ENOENT');
  // A closed server is in the list for a moment longer.
  for (let turn = 0; turn < 100 && openServers().length > before.length; turn += 1) await sleep(10);
  expect(openServers()).toEqual(before);
  rmSync(folder, { recursive: true });
});
