/** Every error of the lists is reported once, at its line and column with its fix, and every harmless edit passes. */
import { type EditedContent, editedContent, placeOf } from '../../../../tests/unit/edited-content';
import { isWarning } from '../diagnostics/diagnostic';
import { accuracyMutations } from './accuracy';
import { apiDescriptionMutations } from './api-description';
import { filesMutations } from './files';
import { harmlessAccuracy } from './harmless-accuracy';
import { harmlessFiles } from './harmless-files';
import { harmlessLinks } from './harmless-links';
import { harmlessMarkdown } from './harmless-markdown';
import { harmlessYaml } from './harmless-yaml';
import { linksMutations } from './links';
import { markdownMutations } from './markdown';
import type { ContentEdit, Mutation } from './mutation';
import { requestMutations } from './requests';
import { yamlMutations } from './yaml';

const mutations: Readonly<Record<string, readonly Mutation[]>> = {
  Markdown: markdownMutations,
  links: linksMutations,
  YAML: yamlMutations,
  files: filesMutations,
  accuracy: accuracyMutations,
  requests: requestMutations,
  'API description': apiDescriptionMutations,
};

const harmless: Readonly<Record<string, readonly ContentEdit[]>> = {
  Markdown: harmlessMarkdown,
  links: harmlessLinks,
  YAML: harmlessYaml,
  files: harmlessFiles,
  accuracy: harmlessAccuracy,
};

let content: EditedContent;

beforeAll(async () => {
  content = await editedContent();
});

afterAll(() => content.remove());

/** Matches a text that has this part. */
const withPart = (part: string | RegExp): string =>
  (typeof part === 'string'
    ? expect.stringContaining(part)
    : expect.stringMatching(part)) as unknown as string;

const inGroups = <T extends { name: string }>(groups: Readonly<Record<string, readonly T[]>>) =>
  Object.entries(groups).flatMap(([group, edits]) =>
    edits.map((edit) => [`${group}: ${edit.name}`, edit] as const),
  );

test('the content is valid before the edits', async () => {
  const { diagnostics } = await content.check({
    name: 'none',
    file: 'facts.yaml',
    edit: (text) => `${text}\n`,
  });
  expect(diagnostics.filter((one) => !isWarning(one))).toEqual([]);
});

test.each(inGroups(mutations))('%s', async (_name, mutation) => {
  const { diagnostics, place } = await content.check(mutation);
  const { message, fix, at } = mutation;
  const { file = mutation.file, text, ...position } = at ?? {};
  const found = text === undefined ? {} : placeOf(file, content.textOf(file), text);
  expect(diagnostics).toEqual([
    {
      ...place,
      ...found,
      ...position,
      file: `content/${file}`,
      message: withPart(message),
      fix: withPart(fix),
      ...(mutation.isWarning ? { severity: 'warning' } : {}),
    },
  ]);
});

test.each(inGroups(harmless))('%s is fine', async (_name, edit) => {
  const { diagnostics } = await content.check(edit);
  expect(diagnostics).toEqual([]);
});
