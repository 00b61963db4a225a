/**
 * Errors are reported once, at their line and column with their fix, and harmless edits pass. `npm test` makes a sample of
 * the edits, `npm run test:mutations` all of them.
 */
import {
  type EditedContent,
  editedContent,
  type Place,
  placeOf,
} from '../../../../tests/unit/edited-content';
import { isWarning } from '../diagnostics/diagnostic';
import { accuracyMutations } from './accuracy';
import { apiDescriptionMutations } from './api-description';
import { filesMutations } from './files';
import { harmlessAccuracy } from './harmless-accuracy';
import { everydayEdits } from './harmless-edits';
import { harmlessFiles } from './harmless-files';
import { harmlessLinks } from './harmless-links';
import { harmlessMarkdown } from './harmless-markdown';
import { harmlessYaml } from './harmless-yaml';
import { linksMutations } from './links';
import { markdownMutations } from './markdown';
import { mistakesInBraces } from './mistakes-braces';
import { mistakesInFigures } from './mistakes-figures';
import { mistakesInApi } from './mistakes-in-api';
import { mistakesInLayout } from './mistakes-layout';
import { leftovers } from './mistakes-leftovers';
import { mistakesInNotations } from './mistakes-notations';
import { pastedMistakes } from './mistakes-pasted';
import { mistakesInRequests } from './mistakes-requests';
import { mistakesInStructure } from './mistakes-structure';
import { mistakesInTexts } from './mistakes-texts';
import { mistakesInYaml } from './mistakes-yaml';
import type { ContentEdit, Mutation } from './mutation';
import { newRates, stopwatch } from './rates';
import { requestMutations } from './requests';
import { editsOf } from './sample';
import { yamlMutations } from './yaml';

const mutations: Readonly<Record<string, readonly Mutation[]>> = {
  Markdown: markdownMutations,
  links: linksMutations,
  YAML: yamlMutations,
  files: filesMutations,
  accuracy: accuracyMutations,
  requests: requestMutations,
  'API description': apiDescriptionMutations,
  'mistakes in YAML': mistakesInYaml,
  'mistakes in texts': mistakesInTexts,
  'pasted mistakes': pastedMistakes,
  'mistakes in dates and amounts': mistakesInFigures,
  'mistakes of leftovers': leftovers,
  'mistakes in notations': mistakesInNotations,
  'mistakes in requests': mistakesInRequests,
  'mistakes between braces': mistakesInBraces,
  'mistakes in the layout': mistakesInLayout,
  'mistakes in the structure': mistakesInStructure,
  'mistakes in the API': mistakesInApi,
};

const harmless: Readonly<Record<string, readonly ContentEdit[]>> = {
  Markdown: harmlessMarkdown,
  links: harmlessLinks,
  YAML: harmlessYaml,
  files: harmlessFiles,
  accuracy: harmlessAccuracy,
  'everyday edits': everydayEdits,
};

const rates = { errors: newRates(), harmless: newRates() };

let content: EditedContent;

beforeAll(async () => {
  content = await editedContent();
});

afterAll(() => {
  content.remove();
  rates.errors.print('errors');
  rates.harmless.print('harmless edits');
});

/** Matches a text that has this part. */
const withPart = (part: string | RegExp): string =>
  (typeof part === 'string'
    ? expect.stringContaining(part)
    : expect.stringMatching(part)) as unknown as string;

test('the content is valid before the edits', async () => {
  const { diagnostics } = await content.check({
    name: 'none',
    file: 'facts.yaml',
    edit: (text) => `${text}\n`,
  });
  expect(diagnostics.filter((one) => !isWarning(one))).toEqual([]);
});

/** Whether a diagnostic has the same place as another. */
const isAt = (place: Place, { file, line, column }: Place): boolean =>
  file === place.file && line === place.line && column === place.column;

test.each(editsOf(mutations, 40))('%s', async (name, mutation) => {
  const time = stopwatch();
  const { diagnostics, place: ofMark } = await content.check(mutation);
  const { message, fix, at } = mutation;
  const { file = mutation.file, text, ...position } = at ?? {};
  const found = text === undefined ? {} : placeOf(file, content.textOf(file), text);
  const place = { ...ofMark, ...found, ...position, file: `content/${file}` };
  rates.errors.add(name, time(), {
    caught: diagnostics.length > 0,
    'at the right line and column': diagnostics.some((one) => isAt(place, one)),
  });
  expect(diagnostics).toEqual([
    {
      ...place,
      message: withPart(message),
      fix: withPart(fix),
      ...(mutation.isWarning ? { severity: 'warning' } : {}),
    },
  ]);
});

test.each(editsOf(harmless, 20))('%s is fine', async (name, edit) => {
  const time = stopwatch();
  const { diagnostics } = await content.check(edit);
  rates.harmless.add(name, time(), { 'with a false alarm': diagnostics.length > 0 });
  expect(diagnostics).toEqual([]);
});
