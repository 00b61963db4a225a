/** Resolvers for Markdown files: the body as HTML and in parts, headings, breadcrumbs, last change. */
import { lastChange } from '../data/last-change';
import { linkedNames } from '../data/linked-names';
import { type ContentNodes, field, type ResolverContext, recordsOf } from '../data/resolver-context';
import { interpolated } from '../data/variables';
import type { BodyPart } from './body-parts';
import { renderMarkdown } from './markdown';
import { highlightedSnippets } from './request-fields';

type MarkdownRecord = ContentNodes['Article' | 'CompanyPage' | 'Update'];
type Marked = { marked?: boolean };

/** Renders a body; if `marked`, its figures link to their date and source. Headings are the same in both. */
async function renderBody({ body }: MarkdownRecord, { marked }: Marked, context: ResolverContext) {
  return renderMarkdown(
    await interpolated(body, context, marked ? 'figures' : 'none'),
    await linkedNames(context),
  );
}

/** The lifecycle with an ID, which the content check has verified. */
export async function lifecycleOf(id: string, context: ResolverContext) {
  const all = (await recordsOf('Rail', context)).flatMap(({ lifecycles = [] }) => lifecycles);
  const lifecycle = all.find((candidate) => candidate.id === id);
  if (!lifecycle)
    throw new Error(
      `There is no lifecycle "${id}" in content/rails/*.yaml. Fix the ID or add the lifecycle.`,
    );
  return lifecycle;
}

async function drawn(part: BodyPart, context: ResolverContext): Promise<object> {
  switch (part.kind) {
    case 'html':
      return { html: part.html, snippets: [] };
    case 'samples':
      return { snippets: part.snippets };
    case 'request':
      return { snippets: await highlightedSnippets(part.request, context) };
    case 'lifecycle':
      return { lifecycle: await lifecycleOf(part.id, context), snippets: [] };
  }
}

const marked = { marked: 'Boolean' };

/** Resolvers of Markdown files. */
export const markdownFields = {
  html: field(
    'String!',
    async (record: MarkdownRecord, args: Marked, context) => (await renderBody(record, args, context)).html,
    marked,
  ),
  parts: field(
    '[BodyPart!]!',
    async (record: MarkdownRecord, args: Marked, context) => {
      const { parts } = await renderBody(record, args, context);
      return Promise.all(parts.map((part) => drawn(part, context)));
    },
    marked,
  ),
  headings: async (record: MarkdownRecord, _args: object, context: ResolverContext) =>
    (await renderBody(record, { marked: true }, context)).headings,
  changed: ({ file }: MarkdownRecord) => lastChange(file),
};
