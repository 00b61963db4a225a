/**
 * Nodes for what pages show besides content: the instant of the build, and the last change of each Markdown file. Pages that show
 * them are built again when they change, although no file of content has.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { lastChange } from '../data/last-change';
import { sourceFolder } from './checked-content';
import { keepDerivedNodes } from './derived-nodes';

const buildId = 'this build';

/** @param file from the folder of the site, such as "content/updates/a.md" */
const changeId = (file: string): string => `last change of ${file}`;

/** SOURCE_DATE_EPOCH, in seconds, replaces the present, so that two builds can be the same: https://reproducible-builds.org. */
function now(): Date {
  const seconds = process.env.SOURCE_DATE_EPOCH;
  return seconds ? new Date(Number(seconds) * 1000) : new Date();
}

const markdownFiles = (): string[] =>
  readdirSync(sourceFolder(), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('content', file).replaceAll('\\', '/'));

export const sourceNodes: GatsbyNode['sourceNodes'] = async (args) => {
  const { actions, createContentDigest } = args;
  keepDerivedNodes(args);
  const create = (type: string, id: string, record: object) =>
    actions.createNode({ ...record, id, internal: { type, contentDigest: createContentDigest(record) } });
  await create('SiteBuildTime', buildId, { at: now().toISOString() });
  // Files without a commit have a node, too: one day they'll have a day, and their pages depend on it.
  for (const file of markdownFiles())
    await create('FileChange', changeId(file), { file, day: await lastChange(file) });
};

/** The part of Gatsby's resolver context that is used here. */
export type NodesById = { nodeModel: { getNodeById: (query: { id: string }) => unknown } };

async function find<T>(id: string, { nodeModel }: NodesById): Promise<Partial<T>> {
  return { ...((await nodeModel.getNodeById({ id })) as T | null) };
}

/** The instant of the build, in ISO 8601. The page that asks is built again by every build. */
export const builtAt = async (context: NodesById): Promise<string> =>
  (await find<{ at: string }>(buildId, context)).at ?? now().toISOString();

/**
 * The day of a Markdown file's last commit, such as "2026-11-20"; null where there's no history. The page that asks depends on it.
 * @param file from the folder of the site
 */
export const changeOfFile = async (file: string, context: NodesById): Promise<string | null> =>
  (await find<{ day: string | null }>(changeId(file), context)).day ?? null;
