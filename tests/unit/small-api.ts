/** The small API of tests, and edits of it. */
import { type Api, apiOf } from '../../src/content-model/check/api/sources';
import type { ResultStore } from '../../src/content-model/check/cache/result-store';
import { type ContentFile, readContent } from '../../src/content-model/check/reading/content-file';
import { contentTypes } from '../../src/content-model/content-types';
import { smallApiFiles } from './sample-api-files';

/** The variables of texts. */
export const words = new Map([['brand', 'Quayside']]);

/** A content file of a type. */
export function contentOf(name: string, file: string, text: string): ContentFile {
  const type = contentTypes.find((candidate) => candidate.name === name);
  const content = type && readContent(file, type, text).content;
  if (!content) throw new Error(`${file} cannot be read`);
  return content;
}

/** An article with a body, which starts on line 5, and a description, on line 3. */
export const articleOf = (body: string, description = 'D'): ContentFile =>
  contentOf(
    'Article',
    'content/documentation/a.md',
    `---\nname: A\ndescription: ${description}\n---\n${body}\n`,
  );

const typeOf = (file: string): string => {
  if (file === 'openapi.yaml') return 'ApiDescription';
  return file.startsWith('shared/') ? 'ApiSharedFile' : 'ApiResourceFile';
};

/** A text of a file of the small API, and what replaces it. */
export type Edit = readonly [file: string, from: string, to: string];

/** The text of a file of the small API after an edit. A "¦" marks where a diagnostic is expected, and is removed. */
function textOf(file: string, edits: readonly Edit[]): string {
  return edits
    .filter(([edited]) => edited === file)
    .reduce((text, [, from, to]) => {
      expect(text).toContain(from);
      return text.replace(from, to);
    }, smallApiFiles.get(file) ?? '');
}

/** The position of an edit's mark. */
export function markIn(edit: Edit): { file: string; line: number; column: number } {
  const [file] = edit;
  const before = textOf(file, [edit]).split('¦')[0]?.split('\n') ?? [];
  return {
    file: `content/api/${file}`,
    line: before.length,
    column: (before.at(-1)?.length ?? 0) + 1,
  };
}

/** The files of the small API after edits. */
export const contentsWith = (edits: readonly Edit[]): ContentFile[] =>
  [...smallApiFiles.keys()].map((file) =>
    contentOf(typeOf(file), `content/api/${file}`, textOf(file, edits).replace('¦', '')),
  );

/** A new store for each test. */
export const emptyStore = (): ResultStore => new Map<string, unknown>();

/** The small API after edits. */
export function apiWith(edits: readonly Edit[] = [], store: ResultStore = emptyStore()): Api {
  const { api, diagnostics } = apiOf(contentsWith(edits), new Set(), words, store);
  if (!api) throw new Error(`no api: ${JSON.stringify(diagnostics)}`);
  return api;
}
