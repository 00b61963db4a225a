import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CreateDevServerArgs, ParentSpanPluginArgs } from 'gatsby';
import type { CheckData } from '../../content-model/check';
import { isDevelop, updateCopy } from '../data/checked-content';
import { onCreateDevServer, onPostBootstrap, onPreBootstrap } from './content-check';

const mockFolder = mkdtempSync(join(tmpdir(), 'content-check-'));
jest.mock('../data/checked-content', () => ({
  get editedFolder() {
    return mockFolder;
  },
  isDevelop: jest.fn(),
  updateCopy: jest.fn(),
}));

/** Notifies the hook of a saved file, as the file system does. */
let mockSave: () => void = () => {};
/** Notifies the hook that a folder can't be watched. */
let mockWatchError: (error: Error) => void = () => {};
jest.mock('chokidar', () => ({
  watch: () => {
    const watcher = {
      on: (event: string, listener: (error?: Error) => void) => {
        if (event === 'error') mockWatchError = listener;
        else mockSave = listener;
        return watcher;
      },
    };
    return watcher;
  },
}));

const reporter = { panic: jest.fn(), error: jest.fn(), warn: jest.fn(), success: jest.fn() };
const args = { reporter } as unknown as ParentSpanPluginArgs;
const options = { plugins: [] };
const done = () => {};

/** The text of the one report of a kind. */
const reported = (kind: keyof typeof reporter): string => {
  expect(reporter[kind]).toHaveBeenCalledTimes(1);
  return String(reporter[kind].mock.calls[0]?.[0]);
};

const edit = (file: string, from: string, to: string): void => {
  const path = join(mockFolder, file);
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
};
const breakTwice = (): void => {
  edit('navigation.yaml', 'icon: wire', 'icon: wirre');
  edit('footer.yaml', 'href: /fees', 'href: /fee');
};
const fixContent = (): void => {
  edit('navigation.yaml', 'icon: wirre', 'icon: wire');
  edit('footer.yaml', 'href: /fee ', 'href: /fees ');
};

beforeEach(() => {
  jest.clearAllMocks();
  jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 20, 12));
  cpSync(join(__dirname, '../../../content'), mockFolder, { recursive: true });
});
afterAll(() => rmSync(mockFolder, { recursive: true, force: true }));

const factDueOn = (day: string): void => edit('facts.yaml', 'review_by: 2027-05-20', `review_by: ${day}`);

describe('a build', () => {
  beforeEach(() => jest.mocked(isDevelop).mockReturnValue(false));

  test('warns of a fact whose review was due yesterday, and continues', async () => {
    factDueOn('2026-11-19');
    await onPreBootstrap?.(args, options, done);
    expect(reported('warn')).toMatch(/Warning: the fact .* 1 day ago[\s\S]*One warning in content\/\.$/);
    expect(reporter.panic).not.toHaveBeenCalled();
  });

  test('stops at a fact whose review is years overdue', async () => {
    factDueOn('2020-01-01');
    await onPreBootstrap?.(args, options, done);
    expect(reported('panic')).toMatch(/the fact .* days ago, by 2020-01-01/);
    expect(reporter.warn).not.toHaveBeenCalled();
  });

  test('reports nothing if content is valid', async () => {
    await onPreBootstrap?.(args, options, done);
    for (const kind of Object.values(reporter)) expect(kind).not.toHaveBeenCalled();
  });

  test('stops with all errors at once, as text without a stack trace', async () => {
    breakTwice();
    await onPreBootstrap?.(args, options, done);
    const words = reported('panic');
    expect(words).toMatch(
      /content\/footer\.yaml:\d+:\d+ {2}"\/fee" is not a page[\s\S]*did you mean "\/fees"\?/,
    );
    expect(words).toMatch(
      /content\/navigation\.yaml:\d+:\d+ {2}icon: "wirre" is not known[\s\S]*did you mean "wire"\?/,
    );
    expect(words).toMatch(/2 errors in content\/\.$/);
    expect(words).not.toMatch(/^\s+at /m);
    expect(reporter.panic.mock.calls[0]).toHaveLength(1);
    expect(reporter.error).not.toHaveBeenCalled();
  });

  test('uses the singular for one error', async () => {
    edit('navigation.yaml', 'icon: wire', 'icon: wirre');
    await onPreBootstrap?.(args, options, done);
    expect(reported('panic')).toMatch(/One error in content\/\.$/);
  });

  test("doesn't watch files", async () => {
    mockSave = done;
    await onPostBootstrap?.(args, options, done);
    expect(mockSave).toBe(done);
  });
});

describe('develop', () => {
  beforeEach(async () => {
    jest.mocked(isDevelop).mockReturnValue(true);
    await onPostBootstrap?.(args, options, done);
  });

  const toldSoFar = (): number => reporter.error.mock.calls.length + reporter.success.mock.calls.length;

  /** Saves, and waits for the check's report. */
  const save = async (): Promise<void> => {
    const before = toldSoFar();
    mockSave();
    while (toldSoFar() === before) await new Promise((resolve) => setTimeout(resolve, 20));
  };

  /** What the development page receives. */
  const answer = async (): Promise<CheckData> => {
    let send: (request: unknown, response: object) => void = () => {};
    const app = { get: (_path: string, handler: typeof send) => (send = handler) };
    await onCreateDevServer?.({ app } as unknown as CreateDevServerArgs, options, done);
    const json = jest.fn();
    send({}, { json });
    return json.mock.calls[0]?.[0] as CheckData;
  };

  test('reports errors at the start and keeps running', async () => {
    breakTwice();
    await onPreBootstrap?.(args, options, done);
    expect(reported('error')).toMatch(/2 errors in content\/\.$/);
    expect(reporter.panic).not.toHaveBeenCalled();
  });

  test('reports an error in an edit, also to the page, and keeps the pages unchanged', async () => {
    breakTwice();
    await save();
    expect(reported('error')).toContain('"wirre"');
    const { errors, diagnostics } = await answer();
    expect(errors).toBe(2);
    expect(diagnostics[1]).toEqual(
      expect.objectContaining({
        file: 'content/navigation.yaml',
        message: 'icon: "wirre" is not known',
        excerpt: expect.arrayContaining([
          expect.objectContaining({ text: expect.stringContaining('wirre') }),
        ]),
      }),
    );
    expect(updateCopy).not.toHaveBeenCalled();
    expect(reporter.panic).not.toHaveBeenCalled();
  });

  test("says once that it can't watch all folders", () => {
    const limit = Object.assign(new Error('System limit for number of file watchers reached'), {
      code: 'ENOSPC',
    });
    mockWatchError(limit);
    mockWatchError(limit);
    expect(reported('error')).toContain('raise fs.inotify.max_user_watches');
    expect(reporter.error.mock.calls[0]?.[1]).toBe(limit);
  });

  test('applies an edit once content is valid, and clears the report', async () => {
    breakTwice();
    await save();
    fixContent();
    await save();
    expect(reported('success')).toBe('Content is valid.');
    expect(updateCopy).toHaveBeenCalledTimes(1);
    expect((await answer()).diagnostics).toEqual([]);
  });

  test('checks once if a file is saved in several steps', async () => {
    mockSave();
    mockSave();
    await save();
    expect(reporter.success).toHaveBeenCalledTimes(1);
  });

  test("doesn't apply an edit that was saved during the check of the one before", async () => {
    factDueOn('2026-11-01');
    reporter.warn.mockImplementationOnce(() => {
      breakTwice();
      mockSave();
    });
    await save();
    expect(reported('error')).toMatch(/2 errors in content\/\.$/);
    expect(updateCopy).not.toHaveBeenCalled();
  });

  test("keeps running if an edit can't be checked", async () => {
    rmSync(mockFolder, { recursive: true });
    await save();
    expect(reported('error')).toContain('Undo the last edit');
  });
});
