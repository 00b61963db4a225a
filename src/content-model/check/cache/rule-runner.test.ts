import { contentTypes } from '../../content-types';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { type ContentFile, readContent } from '../reading/content-file';
import { openCache } from './check-cache';
import { ruleRunner } from './rule-runner';

const type = contentTypes.find(({ name }) => name === 'Product');
if (!type) throw new Error('There are no products.');

const cache = openCache();
const files = ['content/products/a.yaml', 'content/products/b.yaml'];
const contents = files.map((file) => readContent(file, type, 'name: A').content as ContentFile);
const entries = new Map(contents.map((content) => [content, cache.entryOf(content.file, 'name: A')]));
const { run } = ruleRunner({ contents, entries }, cache);

const found: Diagnostic = { file: 'content/products/b.yaml', line: 1, column: 1, message: 'm', fix: 'f' };

const failing = ({ file }: ContentFile): Diagnostic[] => {
  if (file === files[0]) throw new TypeError('x is undefined');
  return [found];
};

test('a rule that fails in one file names itself and the file, and checks the others', () => {
  expect(run('links', '', failing)).toEqual([
    {
      file: files[0],
      line: 1,
      column: 1,
      message: 'the rule "links" could not check this: "x is undefined"',
      fix: expect.stringContaining('report this as a bug'),
    },
    found,
  ]);
});

test('a rule that fails in a file with errors leaves them to be fixed first', () => {
  expect(run('style', '', failing, new Set(files.slice(0, 1)))).toEqual([found]);
});
