/** Turns the files of content into records, and adds the addresses of their pages. */
import type { GatsbyNode, Node, NodePluginArgs } from 'gatsby';
import { type ContentType, contentTypeOf } from '../../content-model/content-types';
import { type ContentFile, readContentFile } from '../../content-model/read/content-file';
import { recordFaults } from '../../content-model/read/record-faults';
import { isDevelop } from '../data/checked-content';
import { dataChanged } from '../data/data-version-cache';

type FileNode = Node & { relativePath: string };

type Args = NodePluginArgs & { loadNodeContent: (node: Node) => Promise<string> };

/** Something wrong at a place of a file. */
type ContentFault = { file: string; line: number; column: number; reason: string };

/** What is wrong with files now, for the page in development. */
const faultsByFile = new Map<string, ContentFault[]>();

/** The last valid state of each file, which pages show in development until an error is fixed. */
const valid = new Map<string, ContentFile>();

const faultsOf = (content: ContentFile): ContentFault[] =>
  [...content.faults, ...recordFaults(content)].map(({ reason, place }) => {
    const { line, column } = 'start' in place ? place.start : place;
    return { file: content.path, line, column, reason };
  });

/** A file's content; undefined while it has an error and no earlier state is known. Errors stop a build. */
function validContent(path: string, type: ContentType, text: string, { reporter }: Args) {
  const content = readContentFile(path, type, text);
  const faults = faultsOf(content);
  faultsByFile.set(path, faults);
  // Terminals link to the place.
  const lines = faults.map(({ file, line, column, reason }) => `${file}:${line}:${column} ${reason}`);
  if (faults.length === 0) valid.set(path, content);
  else if (isDevelop()) reporter.error(lines.join('\n'));
  else reporter.panic(lines.join('\n'));
  return valid.get(path);
}

/** The fields of each record in a file. The ID in a list is `yamlId`, because Gatsby's nodes have an `id` already. */
function recordsIn({ type, value, body, path, slug }: ContentFile): object[] {
  const records = type.kind === 'list' ? (value as Record<string, unknown>[]) : [value as object];
  const address = type.route === undefined ? {} : { path: type.route(slug) };
  const isPage = type.route !== undefined || type.pagesOf !== undefined;
  return records.map((record) => ({
    ...record,
    ...(type.kind === 'list' ? { yamlId: (record as { id?: unknown }).id } : {}),
    ...(type.format === 'markdown' ? { body, file: path } : {}),
    ...(isPage ? { fields: { slug, ...address } } : {}),
  }));
}

async function createRecords(file: FileNode, type: ContentType, args: Args): Promise<void> {
  const { actions, createNodeId, createContentDigest, loadNodeContent } = args;
  const content = validContent(`content/${file.relativePath}`, type, await loadNodeContent(file), args);
  for (const [index, record] of content ? recordsIn(content).entries() : []) {
    const { fields, ...own } = record as { fields?: object };
    const node = {
      ...own,
      id: createNodeId(`${file.id} ${type.name} ${index}`),
      parent: file.id,
      children: [],
      internal: { type: type.name, contentDigest: createContentDigest(record) },
    };
    await actions.createNode(node);
    actions.createParentChildLink({ parent: file, child: node as unknown as Node });
    for (const [name, value] of Object.entries(fields ?? {}))
      actions.createNodeField({ node: node as unknown as Node, name, value });
  }
}

export const onCreateNode: GatsbyNode['onCreateNode'] = async (args) => {
  const { node } = args;
  dataChanged();
  if (node.internal.type !== 'File') return;
  const file = node as FileNode;
  const type = contentTypeOf(file.relativePath);
  if (type) await createRecords(file, type, args as unknown as Args);
};

/** Serves the errors in content to the development page (src/develop). */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app }) => {
  app.get('/___content-diagnostics', (_request: unknown, response: { json: (data: object) => void }) => {
    response.json([...faultsByFile.values()].flat());
  });
};
