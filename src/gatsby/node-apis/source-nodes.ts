/**
 * Nodes for what pages show besides content: the time of the build, and the last change of each Markdown file. Pages that
 * show them are rebuilt when they change, even if no content file has.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { buildId, changeId, now } from '../data/build-nodes';
import { sourceFolder } from '../data/checked-content';
import { lastChange } from '../data/last-change';
import { keepDerivedNodes } from './derived-nodes';

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
  // Uncommitted files have a node too, so that their pages depend on their first commit.
  for (const file of markdownFiles())
    await create('FileChange', changeId(file), { file, day: await lastChange(file) });
};
