/** The lists of updates with a feed: all, each kind, and each product. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { slugOf } from '../../content-model/content-types';
import { pageOfChanges, pageOfKind } from '../../content-model/update-lists';
import { changesPath, kindPath, updatesPath } from '../../lib/updates/update-addresses';

/** A list with a feed. `filter` is the GraphQL filter; name and description are absent for the list of all updates. */
export type FeedList = {
  readonly path: string;
  readonly name?: string;
  readonly description?: string | undefined;
  readonly filter: { readonly kind?: string; readonly product?: string };
};

/** The content of a YAML file; undefined if it's missing or broken, which the content check reports. */
function read(file: string): unknown {
  try {
    return parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function kindsIn(folder: string): FeedList[] {
  const { kinds } = { ...(read(join(folder, 'updates.yaml')) as { kinds?: unknown } | undefined) };
  return (Array.isArray(kinds) ? kinds : []).flatMap((entry: unknown) => {
    const { slug, name, description } = pageOfKind(entry) ?? {};
    return slug && name ? [{ path: kindPath({ id: slug }), name, description, filter: { kind: slug } }] : [];
  });
}

function productsIn(folder: string): FeedList[] {
  const products = join(folder, 'products');
  const files = existsSync(products) ? readdirSync(products).filter((file) => file.endsWith('.yaml')) : [];
  return files.sort().flatMap((file) => {
    const product = slugOf(file);
    const { name, description } = pageOfChanges(read(join(products, file)), product) ?? {};
    return name ? [{ path: changesPath(product), name, description, filter: { product } }] : [];
  });
}

/** The lists, read from the files: feeds are part of Gatsby's configuration, which is read before there is data. */
export const feedListsIn = (folder: string): FeedList[] => [
  { path: updatesPath, filter: {} },
  ...kindsIn(folder),
  ...productsIn(folder),
];
