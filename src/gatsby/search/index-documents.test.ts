import { type ChildProcess, spawn } from 'node:child_process';
import { indexDocuments } from './index-documents';

let pagefind: ChildProcess;

/** As the package does: starts a process and waits for its responses. This one never responds. */
const mockCreateIndex = jest.fn((): Promise<unknown> => {
  pagefind = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)']);
  return new Promise(() => {});
});
const mockClose = jest.fn();
jest.mock('pagefind', () => ({ createIndex: () => mockCreateIndex(), close: () => mockClose() }), {
  virtual: true,
});

afterEach(() => {
  pagefind.kill('SIGKILL');
});

const documents = [{ url: '/returns', content: '<html><body><h1>Returns</h1></body></html>' }];

const message =
  "can't create the search index: Pagefind's process ended (SIGKILL). Build on a machine with more memory.";

test("if Pagefind's process is killed, as when memory runs out, it says so instead of waiting", async () => {
  const result = indexDocuments(documents);
  result.catch(() => {});
  await new Promise((resolve) => setImmediate(resolve));
  pagefind.kill('SIGKILL');
  await expect(result).rejects.toThrow(message);
});

test('it says so as well if a request fails first', async () => {
  mockCreateIndex.mockImplementationOnce(() => {
    pagefind = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)']);
    pagefind.kill('SIGKILL');
    return Promise.reject(new Error('Pagefind backend closed'));
  });
  await expect(indexDocuments(documents)).rejects.toThrow(message);
});

test('if it ends by itself, its exit code is reported', async () => {
  mockCreateIndex.mockImplementationOnce(() => {
    pagefind = spawn(process.execPath, ['--eval', 'process.exit(101)']);
    return new Promise(() => {});
  });
  await expect(indexDocuments(documents)).rejects.toThrow(/process ended \(exit code 101\)\.$/);
});

test("Pagefind's own errors are reported while its process runs", async () => {
  mockCreateIndex.mockImplementationOnce(() => {
    pagefind = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)']);
    return Promise.resolve({ errors: ['no language'] });
  });
  await expect(indexDocuments(documents)).rejects.toThrow("can't create the search index: no language");
});

test("an index that Pagefind doesn't return is an error, not an empty index", async () => {
  mockCreateIndex.mockImplementationOnce(() => {
    pagefind = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)']);
    return Promise.resolve({ errors: [] });
  });
  await expect(indexDocuments(documents)).rejects.toThrow('Pagefind returned none');
});

test("a process that ends after it has responded doesn't matter", async () => {
  const index = {
    addHTMLFile: async () => ({ errors: [] }),
    getFiles: async () => ({ errors: [], files: [{ path: 'a.pf_index', content: Buffer.from('x') }] }),
  };
  mockCreateIndex.mockImplementationOnce(() => {
    pagefind = spawn(process.execPath, ['--eval', '']);
    return Promise.resolve({ index, errors: [] });
  });
  mockClose.mockImplementationOnce(() => new Promise((resolve) => pagefind.once('exit', resolve)));
  expect(await indexDocuments(documents)).toEqual({ 'a.pf_index': 'eA==' });
});
