/** GraphQL types in SDL, derived from the content types. */
import { type ContentType, contentTypes } from './content-types';
import { derivedTypes } from './graphql-derived-types';
import { recordShape, type Shape } from './shape';

/** Derived fields of every record in a folder, by format. */
const derivedFields: Record<ContentType['format'], string[]> = {
  yaml: [],
  markdown: [
    '"The body as HTML, without its requests and diagrams."\n  html: String!',
    '"The body in parts, in order."\n  parts: [BodyPart!]!',
    '"The file, relative to the root of the site."\n  file: String!',
    '"The day of its last change in the Git history, if known."\n  changed: String',
    '"The second-level headings, in order."\n  headings: [ArticleHeading!]!',
  ],
};

const pageFieldsOf = (type: ContentType): string[] =>
  type.route === undefined
    ? []
    : [
        '"The address of the page."\n  fields: PageAddress!',
        '"The file name without its extension."\n  slug: String! @proxy(from: "fields.slug")',
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
  if (!shape.id)
    throw new Error(
      `An object or enum of a content type has no id. Add one to its .meta(): ${JSON.stringify(shape)}`,
    );
  types.set(shape.id, shape);
  return { type: shape.id, directives: [] };
}

/** The type without its final "!", with its directives. */
function typeOf(shape: Shape, types: Map<string, Shape>): FieldType {
  if (shape.items) return listType(shape.items, shape.default !== undefined, types);
  if (shape.references === 'Fact') return { type: 'Fact', directives: ['@link(by: "yamlId")'] };
  if (shape.references) return { type: shape.references, directives: ['@link(by: "fields.slug")'] };
  if (shape.properties || shape.enum) return namedType(shape, types);
  const scalars: Record<string, string> = { integer: 'Int', boolean: 'Boolean', string: 'String' };
  const type = shape.anyOf ? 'String' : scalars[shape.type ?? ''];
  if (!type) throw new Error(`A field of a content type has no GraphQL type: ${JSON.stringify(shape)}`);
  return {
    type,
    directives: [
      ...(shape.words ? ['@words'] : []),
      ...(shape.inherits ? [`@inherited(from: "${shape.inherits}")`] : []),
      ...(shape.format === 'date' ? ['@day'] : []),
      ...(shape.default === false ? ['@orFalse'] : []),
    ],
  };
}

/** Texts have an argument to mark figures; see variables.ts. Addresses don't, because they're never split into parts. */
const argumentsOf = ({ words, link, items }: Shape): string =>
  (words || items?.words) && !link ? '("Marks each figure with the ID of its fact." marked: Boolean)' : '';

const docstring = (text: string | undefined): string => (text ? `"${text.replaceAll('"', "'")}"\n  ` : '');

function fieldsOf(shape: Shape, types: Map<string, Shape>): string[] {
  return Object.entries(shape.properties ?? {})
    .filter(([name]) => name !== 'id' || shape.id !== 'Fact')
    .map(([name, property]) => {
      const { type, directives } = typeOf(property, types);
      const required = shape.required?.includes(name) || property.inherits ? '!' : '';
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
          '"The ID by which pages refer to it."\n  yamlId: String!',
          '"The value, formatted for readers."\n  words: String!',
          '"The confidence in its source, formatted for readers."\n  confidenceWords: String',
          '"The pages that show it."\n  pages: [FactPage!]!',
        ]
      : []),
    ...pageFieldsOf(type),
    ...fieldsOf(shape, types),
    ...derivedFields[type.format],
  ];
  return `"""${shape.description ?? type.name}"""\ntype ${type.name} implements Node${type.route === undefined ? '' : ' & PageContent'} @dontInfer {\n  ${fields.join('\n  ')}\n}`;
}

/** All type definitions in SDL: every content type and its objects and enums, described, and non-null if required. */
export function contentSdl(): string {
  const types = new Map<string, Shape>();
  const nodes = contentTypes
    .filter(({ standard }) => !standard)
    .map((type) => nodeSdl(type, recordShape(type, 'output'), types));
  const parts: string[] = [];
  // Objects add the types of their fields to the map while it's walked.
  for (const [name, shape] of types)
    parts.push(shape.enum ? enumSdl(name, shape) : objectSdl(name, shape, types));
  return [...nodes, ...parts, derivedTypes].join('\n\n');
}
