/** Content files, for tests that compare the site with them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { lazy } from '../../src/lib/loading/lazy';

const folder = join(__dirname, '..', '..', 'content');

/** Parses a file of content/, or the front matter of a Markdown file, in the shape that the caller gives. */
export function readContent<T>(file: string): T {
  const text = readFileSync(join(folder, file), 'utf8');
  return parse(file.endsWith('.md') ? (text.split(/^---$/m)[1] ?? '') : text) as T;
}

/** The record files in a folder of content/, each as "products/ach.yaml". */
export const contentFiles = (under: string): string[] =>
  readdirSync(join(folder, under))
    .filter((file) => /\.(yaml|md)$/.test(file))
    .map((file) => `${under}/${file}`);

/** The name of a record, from its file. */
export const slugOf = (file: string): string => file.replace(/^.*\/|\.(?:yaml|md)$/g, '');

/** The content file of a page, if it has one: "/products/ach" has "products/ach.yaml". */
export function fileOfPage(route: string): string | undefined {
  const name = route.slice(1).replace(/^documentation\/api$/, 'api') || 'home';
  const paths = [`${name}-page`, name, `company/${name}`].flatMap((path) => [`${path}.yaml`, `${path}.md`]);
  return paths.find((path) => existsSync(join(folder, path)));
}

type Brand = {
  name: string;
  legal_name: string;
  url: string;
  default_title: string;
  default_description: string;
  structured_description: string;
  urls: Record<'sign_in' | 'sign_up' | 'status' | 'documentation', string>;
  emails: { support: string };
};

/** content/site.yaml. */
export const brand = lazy(() => readContent<Brand>('site.yaml'));

type UpdateFields = {
  title: string;
  date: string;
  kind: string;
  products?: string[];
  sample?: boolean;
  breaking?: boolean;
  action_by?: string;
};

/** The fields of an update, and the path of its page. */
export type Update = UpdateFields & { path: string; products: string[] };

/** All updates in the site's order: newest first, those of one day by title. */
export const updates = lazy((): readonly Update[] =>
  contentFiles('updates')
    .map((file) => ({
      products: [],
      ...readContent<UpdateFields>(file),
      path: `/updates/${slugOf(file)}`,
    }))
    .sort((a, b) => b.date.localeCompare(a.date) || a.title.localeCompare(b.title, 'en')),
);

/** A link of the navigation. */
export type NamedLink = { name: string; href: string };
type Menu = {
  id: string;
  name: string;
  items: (NamedLink & { description: string })[];
  quick_links?: { title: string; items: NamedLink[] };
};
type Navigation = { menus: Menu[] } & Record<'links', NamedLink[]> &
  Record<'sign_in' | 'sign_up' | 'get_started', NamedLink>;

/** content/navigation.yaml, with its addresses filled in. */
export const navigation = lazy(
  (): Navigation =>
    JSON.parse(
      JSON.stringify(readContent('navigation.yaml')).replace(
        /\{urls\.(\w+)\}/g,
        (token, name: keyof Brand['urls']) => brand().urls[name] ?? token,
      ),
    ),
);

/** Every link of a menu, in the order of its panel. */
export const linksOf = ({ items, quick_links }: Menu): NamedLink[] => [
  ...items,
  ...(quick_links?.items ?? []),
];
