import { EventEmitter } from 'node:events';
import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

test('a change that the watcher misses is checked, also beside a link to nothing', async () => {
  const folder = smallContent();
  // Emacs marks a file with unsaved changes by such a link.
  symlinkSync('editor@host.1234', join(folder, '.#home.yaml'));
  const stop = new AbortController();
  const printed: string[] = [];
  const print = (text: string) => {
    printed.push(text);
    if (text.startsWith('Watching content/.')) writeFileSync(join(folder, 'added.yaml'), '');
    if (text.includes('added.yaml')) stop.abort();
  };
  await watchContent(folder, {}, { print, signal: stop.signal });
  rmSync(folder, { recursive: true });
  expect(printed.at(-1)).toContain('content/added.yaml');
});
