/** Nodes for what pages show besides content, so that pages are built again when it changes. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { sourceFolder } from '../data/checked-content';
import { lastChange } from '../data/last-change';
import { buildCodeVersion, buildTimeType, now, siteInputsType } from '../data/site-inputs';

const markdownFiles = (): string[] =>
  readdirSync(sourceFolder(), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('content', file).replaceAll('\\', '/'))
    .sort();

export const sourceNodes: GatsbyNode['sourceNodes'] = async ({ actions, createContentDigest }) => {
  const create = (type: string, record: object) =>
    actions.createNode({
      ...record,
      id: type,
      internal: { type, contentDigest: createContentDigest(record) },
    });
  const changes = await Promise.all(markdownFiles().map(async (file) => [file, await lastChange(file)]));
  await create(siteInputsType, { inputs: JSON.stringify([buildCodeVersion(), changes]) });
  await create(buildTimeType, { at: now().toISOString() });
};
