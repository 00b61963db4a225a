/** Adds page paths to records, and turns Markdown files into records. */
import type { GatsbyNode, Node, NodePluginArgs } from 'gatsby';
import { readContent } from '../../content-model/check/reading/content-file';
import { contentTypeOf, pageTypes, slugOf } from '../../content-model/content-types';
import { dataChanged } from '../data/data-version-cache';

type FileNode = Node & { relativePath: string; absolutePath: string };

const isMarkdownFile = (node: Node): node is FileNode =>
  node.internal.type === 'File' && String(node.relativePath).endsWith('.md');

/** Front matter becomes the record's fields; the body stays Markdown until a query requests HTML. */
async function createMarkdownRecord(
  file: FileNode,
  {
    actions,
    createNodeId,
    createContentDigest,
    loadNodeContent,
  }: NodePluginArgs & { loadNodeContent: (node: Node) => Promise<string> },
) {
  const type = contentTypeOf(file.relativePath);
  if (!type) return;
  const { content } = readContent(`content/${file.relativePath}`, type, await loadNodeContent(file));
  if (!content) return;
  const record = { ...(content.value as object), body: content.body?.text ?? '', file: content.file };
  const node = {
    ...record,
    id: createNodeId(`${file.id} >>> ${type.name}`),
    parent: file.id,
    children: [],
    internal: { type: type.name, contentDigest: createContentDigest(record) },
  };
  await actions.createNode(node);
  actions.createParentChildLink({ parent: file, child: node as unknown as Node });
}

export const onCreateNode: GatsbyNode['onCreateNode'] = async (args) => {
  const { node, actions, getNode } = args;
  dataChanged();
  if (isMarkdownFile(node)) return createMarkdownRecord(node, args as never);
  const type = pageTypes.find(({ name }) => name === node.internal.type);
  const file = getNode(node.parent ?? '') as FileNode | undefined;
  if (!type || !file) return;
  const slug = slugOf(file.relativePath);
  actions.createNodeField({ node, name: 'slug', value: slug });
  if (type.route) actions.createNodeField({ node, name: 'path', value: type.route(slug) });
};
