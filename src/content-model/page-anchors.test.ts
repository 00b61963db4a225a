/** The check's ids of headings are those that pages have. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { markdownParts } from './check/reading/markdown-body';
import { parseMarkdown } from './markdown-dialect';
import { headingIds } from './page-anchors';

const content = join(__dirname, '..', '..', 'content');

const bodyOf = (text: string): string => text.replace(/^---\n[\s\S]*?\n---\n/, '');

const idsOf = (body: string): string[] =>
  headingIds(
    markdownParts({ text: body, line: 1 }).flatMap(({ kind, label }) =>
      kind === 'heading' && label !== undefined ? [label] : [],
    ),
  );

/** As src/gatsby/markdown/markdown.ts writes them. */
function idsInHtml(body: string): string[] {
  const pipeline = unified().use(remarkRehype).use(rehypeSlug).use(rehypeStringify);
  const tree = pipeline.runSync(parseMarkdown(body) as never);
  return [...pipeline.stringify(tree as never).matchAll(/<h[1-6] id="([^"]*)"/g)].map(([, id = '']) => id);
}

const files = ['company', 'documentation', 'updates'].flatMap((folder) =>
  readdirSync(join(content, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name)),
);

test.each(files)('%s', (file) => {
  const body = bodyOf(readFileSync(join(content, file), 'utf8'));
  const ids = idsOf(body);
  expect(ids).toEqual(idsInHtml(body));
  expect(ids.length).toBeGreaterThan(0);
});

test.each([
  '## What’s *new* in `code`?',
  '## One\n\n## One\n\n### One',
  '## A [link](/fees) & more',
  '## Über 10:30',
  '> ## Quoted\n\n## After',
])('%j', (body) => {
  expect(idsOf(body)).toEqual(idsInHtml(body));
});
