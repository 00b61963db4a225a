/**
 * The last change of each Markdown file as a node, so that a page is built again when a commit gives its file another day,
 * although the file itself is the same.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { GatsbyNode, Node } from 'gatsby';
import { sourceFolder } from './checked-content';
import { lastChange } from './last-change';

/** @param file from the folder of the site, such as "content/updates/a.md" */
const idOf = (file: string): string => `last change of ${file}`;

const markdownFiles = (): string[] =>
  readdirSync(sourceFolder(), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('content', file).replaceAll('\\', '/'));

export const sourceNodes: GatsbyNode['sourceNodes'] = async ({ actions, createContentDigest }) => {
  for (const file of markdownFiles()) {
    // Files without a commit have a node, too: one day they'll have a day, and their pages depend on it.
    const record = { file, day: await lastChange(file) };
    const internal = { type: 'FileChange', contentDigest: createContentDigest(record) };
    await actions.createNode({ ...record, id: idOf(file), internal });
  }
};

/** The part of Gatsby's resolver context that is used here. */
export type NodesById = { nodeModel: { getNodeById: (query: { id: string }) => unknown } };

/**
 * The day of a Markdown file's last commit, such as "2026-11-20"; null where there's no history. The page that asks depends on it.
 * @param file from the folder of the site
 */
export async function changeOfFile(file: string, { nodeModel }: NodesById): Promise<string | null> {
  const node = (await nodeModel.getNodeById({ id: idOf(file) })) as (Node & { day?: string | null }) | null;
  return node?.day ?? null;
}
