import { type ChildProcess, spawn } from 'node:child_process';
import { addDocuments, indexFiles } from './index-documents';

let pagefind: ChildProcess;

/** As the package does: starts a process and waits for its responses. This one never responds. */
const mockCreateIndex = jest.fn((): Promise<unknown> => {
  pagefind = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)']);
  return new Promise(() => {});
});
const mockClose = jest.fn();
jest.mock('./pagefind-package', () => ({
  pagefindPackage: () => ({ createIndex: () => mockCreateIndex(), close: () => mockClose() }),
}));

afterEach(() => {
  pagefind.kill('SIGKILL');
});

const documents = () => [{ url: '/returns', content: '<html><body><h1>Returns</h1></body></html>' }];

const message =
  "can't create the search index: Pagefind's process ended (SIGKILL). Build on a machine with more memory.";

test("if Pagefind's process is killed, as when memory runs out, it says so instead of waiting", async () => {
  const result = addDocuments(documents());
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
  await expect(addDocuments(documents())).rejects.toThrow(message);
});

test('if it ends by itself, its exit code is reported', async () => {
  mockCreateIndex.mockImplementationOnce(() => {
    pagefind = spawn(process.execPath, ['--eval', 'process.exit(101)']);
    return new Promise(() => {});
  });
  await expect(addDocuments(documents())).rejects.toThrow(/process ended \(exit code 101\)\.$/);
});

test("Pagefind's own errors are reported while its process runs", async () => {
  mockCreateIndex.mockImplementationOnce(() => {
    pagefind = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)']);
    return Promise.resolve({ errors: ['no language'] });
  });
  await expect(addDocuments(documents())).rejects.toThrow("can't create the search index: no language");
});

test("an index that Pagefind doesn't return is an error, not an empty index", async () => {
  mockCreateIndex.mockImplementationOnce(() => {
    pagefind = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)']);
    return Promise.resolve({ errors: [] });
  });
  await expect(addDocuments(documents())).rejects.toThrow('Pagefind returned none');
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
  await addDocuments(documents());
  expect(await indexFiles()).toEqual({ 'a.pf_index': 'eA==' });
});

test('Pagefind gets all documents in order, and makes the files only when they are wanted', async () => {
  const urls: string[] = [];
  const getFiles = jest.fn(async () => ({ errors: [], files: [] }));
  const addHTMLFile = async ({ url }: { url: string }) => {
    urls.push(url);
    return { errors: [] };
  };
  mockCreateIndex.mockImplementationOnce(() => {
    pagefind = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)']);
    return Promise.resolve({ index: { addHTMLFile, getFiles }, errors: [] });
  });
  const all = Array.from({ length: 200 }, (_, number) => ({ url: `/updates/${number}`, content: '' }));
  const expected = all.map(({ url }) => url);
  await addDocuments(all);
  expect(urls).toEqual(expected);
  expect(getFiles).not.toHaveBeenCalled();
  await indexFiles();
  expect(getFiles).toHaveBeenCalledTimes(1);
});

test('if its process is killed before the files are wanted, asking for them says so', async () => {
  // The package would start another process.
  const getFiles = jest.fn(() => new Promise(() => {}));
  mockCreateIndex.mockImplementationOnce(() => {
    pagefind = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)']);
    return Promise.resolve({ index: { addHTMLFile: async () => ({ errors: [] }), getFiles }, errors: [] });
  });
  await addDocuments(documents());
  const ended = new Promise((resolve) => pagefind.once('exit', resolve));
  pagefind.kill('SIGKILL');
  await ended;
  await expect(indexFiles()).rejects.toThrow(message);
  expect(getFiles).not.toHaveBeenCalled();
});
