import { EventEmitter } from 'node:events';
import { rmSync } from 'node:fs';
import { smallContent } from '../../tests/unit/sample-content';
import { watchContent } from './watch';

jest.mock('chokidar', () => ({
  // As chokidar does if it can't read a folder: it's never ready.
  watch: () => {
    const watcher = Object.assign(new EventEmitter(), { close: async () => {} });
    setImmediate(() => watcher.emit('error', new Error('EMFILE: too many open files')));
    return watcher;
  },
}));

test('a folder that the watcher cannot read delays nothing', async () => {
  const folder = smallContent();
  const stop = new AbortController();
  const printed: string[] = [];
  const print = (text: string) => {
    printed.push(text);
    if (text.startsWith('Watching content/.')) stop.abort();
  };
  await watchContent(folder, {}, { print, signal: stop.signal });
  rmSync(folder, { recursive: true });
  expect(printed[0]).toMatch(/^Checking content\/\.[\s\S]*^Checked at /m);
});
