/** Records that are not content but that pages show: the day on which each Markdown file was last changed. */
import { readdirSync } from 'node:fs';
import type { GatsbyNode } from 'gatsby';
import { editedFolder } from './checked-content';
import { lastChange } from './last-change';
import type { ResolverContext } from './resolver-context';

const idOf = (file: string): string => `last change of ${file}`;

/** Its GraphQL type. `day` is empty where the history does not know the file. */
export const lastChangeSdl = `
  "The day on which a file of content was last changed, by the history of the site."
  type LastChange implements Node @dontInfer { day: String! }
`;

const markdownFiles = (): string[] =>
  readdirSync(editedFolder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${editedFolder}/${name}`);

/** The days are records, so that a commit, which changes no file, changes the pages that show its day. */
export const sourceNodes: GatsbyNode['sourceNodes'] = async ({ actions, createContentDigest }) => {
  for (const file of markdownFiles()) {
    const day = (await lastChange(file)) ?? '';
    actions.createNode({
      id: idOf(file),
      day,
      internal: { type: 'LastChange', contentDigest: createContentDigest(day) },
    });
  }
};

/** The day of a file's last change, such as "2026-11-20"; null where the history does not know it. @param file from the folder of the site */
export async function dayOfLastChange(file: string, { nodeModel }: ResolverContext): Promise<string | null> {
  const record = await nodeModel.findOne({
    type: 'LastChange',
    query: { filter: { id: { eq: idOf(file) } } },
  });
  return (record as { day: string } | null)?.day || null;
}
