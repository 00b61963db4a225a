/** GraphQL types in SDL, derived from the content types. */
import { type ContentType, contentTypes } from './content-types';
import { recordShape, type Shape } from './shape';

/** Fields that every record of a folder has beside those that editors write. */
const derivedFields: Record<ContentType['format'], string[]> = {
  yaml: [],
  markdown: [
    '"The body as HTML, without its requests and diagrams."\n  html: String!',
    '"The body in parts, in order."\n  parts: [BodyPart!]!',
    '"The file, from the folder of the site."\n  file: String!',
    '"The day of its last change in the history of the site, where that is known."\n  changed: String',
    '"The headings of the second level, in order."\n  headings: [ArticleHeading!]!',
  ],
};

const pageFieldsOf = (type: ContentType): string[] =>
  type.route === undefined
    ? []
    : [
        '"Where the page is."\n  fields: PageAddress!',
        '"The file name without its ending."\n  slug: String! @proxy(from: "fields.slug")',
        '"The address on this site."\n  path: String! @proxy(from: "fields.path")',
        '"The facts that the page shows, in the order of facts.yaml."\n  figures: [Fact!]!',
      ];

type FieldType = { type: string; directives: string[] };

function listType(items: Shape, hasDefault: boolean, types: Map<string, Shape>): FieldType {
  const item = typeOf(items, types);
  return {
    type: `[${item.type}!]`,
    directives: hasDefault ? [...item.directives, '@orEmpty'] : item.directives,
  };
}

function namedType(shape: Shape, types: Map<string, Shape>): FieldType {
  if (!shape.id) throw new Error(`An object or enum of a content type has no id: ${JSON.stringify(shape)}`);
  types.set(shape.id, shape);
  return { type: shape.id, directives: [] };
}

/** The type without its final "!", with the directives that go with it. */
function typeOf(shape: Shape, types: Map<string, Shape>): FieldType {
  if (shape.items) return listType(shape.items, shape.default !== undefined, types);
  if (shape.references === 'Fact') return { type: 'Fact', directives: ['@link(by: "yamlId")'] };
  if (shape.references) return { type: shape.references, directives: ['@link(by: "fields.slug")'] };
  if (shape.properties || shape.enum) return namedType(shape, types);
  const scalars: Record<string, string> = { integer: 'Int', boolean: 'Boolean', string: 'String' };
  const type = shape.anyOf ? 'String' : scalars[shape.type ?? ''];
  if (!type) throw new Error(`A field of a content type cannot be said in GraphQL: ${JSON.stringify(shape)}`);
  return {
    type,
    directives: [
      ...(shape.words ? ['@words'] : []),
      ...(shape.format === 'date' ? ['@day'] : []),
      ...(shape.default === false ? ['@orFalse'] : []),
    ],
  };
}

/** Texts tell, where a query asks, which of their figures are facts; see words.ts. Addresses are never shown in parts. */
const argumentsOf = ({ words, link, items }: Shape): string =>
  (words || items?.words) && !link ? '("Keeps with each figure which fact it is." marked: Boolean)' : '';

const docstring = (text: string | undefined): string => (text ? `"${text.replaceAll('"', "'")}"\n  ` : '');

function fieldsOf(shape: Shape, types: Map<string, Shape>): string[] {
  return Object.entries(shape.properties ?? {})
    .filter(([name]) => name !== 'id' || shape.id !== 'Fact')
    .map(([name, property]) => {
      const { type, directives } = typeOf(property, types);
      const required = shape.required?.includes(name) ? '!' : '';
      return `${docstring(property.description ?? property.items?.description)}${name}${argumentsOf(property)}: ${[`${type}${required}`, ...directives].join(' ')}`;
    });
}

const enumSdl = (name: string, shape: Shape): string =>
  `"""${shape.description ?? name}"""\nenum ${name} {\n  ${shape.enum?.join('\n  ')}\n}`;

function objectSdl(name: string, shape: Shape, types: Map<string, Shape>): string {
  const fields = fieldsOf(shape, types);
  return `"""${shape.description ?? name}"""\ntype ${name} {\n  ${fields.join('\n  ')}\n}`;
}

function nodeSdl(type: ContentType, shape: Shape, types: Map<string, Shape>): string {
  const fields = [
    ...(type.kind === 'list'
      ? [
          '"The name by which pages refer to it."\n  yamlId: String!',
          '"The value as readers see it."\n  words: String!',
          '"How sure its source is, as readers see it."\n  confidenceWords: String',
          '"The pages that show it."\n  pages: [FactPage!]!',
        ]
      : []),
    ...pageFieldsOf(type),
    ...fieldsOf(shape, types),
    ...derivedFields[type.format],
  ];
  return `"""${shape.description ?? type.name}"""\ntype ${type.name} implements Node @dontInfer {\n  ${fields.join('\n  ')}\n}`;
}

/** All type definitions in SDL: every content type and the objects and enums in it, described and non-null where required. */
export function contentSdl(): string {
  const types = new Map<string, Shape>();
  const nodes = contentTypes
    .filter(({ standard }) => !standard)
    .map((type) => nodeSdl(type, recordShape(type, 'output'), types));
  const parts: string[] = [];
  const done = new Set<string>();
  for (let name = nextName(types, done); name !== undefined; name = nextName(types, done)) {
    const shape = types.get(name) ?? {};
    done.add(name);
    parts.push(shape.enum ? enumSdl(name, shape) : objectSdl(name, shape, types));
  }
  return [...nodes, ...parts, helperSdl].join('\n\n');
}

const nextName = (types: Map<string, Shape>, done: Set<string>): string | undefined =>
  [...types.keys()].find((name) => !done.has(name));

const helperSdl = `"""Where the page of a record is, derived from its file name."""
type PageAddress {
  "The file name without its ending."
  slug: String!
  "The address on this site."
  path: String!
}

"""A page that shows a fact."""
type FactPage {
  "The address on this site."
  path: String!
  "The title of the page."
  title: String! @words
}

"""A page in the index of the site."""
type ListedPage {
  "The address on this site."
  path: String!
  "What it is called."
  name: String!
  "What it is about, in a sentence or two."
  description: String!
  "The id of its kind."
  section: SiteSectionId!
}

"""Disclosures that a footer shows together."""
type DisclosureBlock {
  "general, or the id of one that pages switch on."
  id: String!
  "In order."
  paragraphs: [String!]! @words
}

"""A picture in several sizes, made at build."""
type Picture {
  "Path of the one that every browser can show."
  src: String!
  "Its width in pixels."
  width: Int!
  "Its height in pixels."
  height: Int!
  "The others in WebP, by their widths, for the attribute srcset."
  webp: String!
}

"""The instant of a build."""
type SiteBuildTime implements Node @dontInfer {
  "In ISO 8601."
  at: String!
}

"""When a file of content last changed."""
type FileChange implements Node @dontInfer {
  "From the folder of the site."
  file: String!
  "The day of its last commit."
  day: String
}

"""The words that stand for tokens in texts."""
type SiteWords implements Node @dontInfer {
  "Pairs of a token and its word."
  words: JSON!
}

"""What a page shows of records other than its own."""
type DerivedPage implements Node @dontInfer {
  "The address on this site."
  path: String!
}

"""When a page last changed."""
type PageChange {
  "The address on this site."
  path: String!
  "A day."
  changed: String!
}

"""A page in the way to another."""
type Crumb {
  "What it is called, in a word or two where it has such a name."
  name: String!
  "The address on this site."
  path: String!
}

"""A page of a list of updates."""
type UpdateList {
  "Those on the page, newest first."
  updates: [Update!]!
  "How many there are on all pages."
  total: Int!
  "How many pages there are."
  pages: Int!
}

"""A snippet as a page shows it, made at build."""
type CodeSnippet {
  "The name of the language."
  name: String!
  "The code, highlighted."
  html: String!
}

"""A part of a Markdown body: one of these."""
type BodyPart {
  "Prose."
  html: String
  "A request in several languages; empty where the part is another."
  snippets: [CodeSnippet!]!
  "States to draw."
  lifecycle: Lifecycle
}

"""A heading in a Markdown body."""
type ArticleHeading {
  "The fragment that leads to it."
  id: String!
  "Its words."
  text: String!
}`;
