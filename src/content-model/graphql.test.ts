import { buildSchema, type GraphQLField, isEnumType, isObjectType, isSpecifiedScalarType } from 'graphql';
import { contentTypes } from './content-types';
import { optionalIds } from './disclosures/blocks';
import { contentSdl } from './graphql';

/** Declarations by Gatsby and the site's plugins. */
const surroundings = `
  interface Node { id: ID! }
  interface PageContent { title: String! description: String! }
  directive @dontInfer on OBJECT
  directive @proxy(from: String!) on FIELD_DEFINITION
  directive @link(by: String!) on FIELD_DEFINITION
  directive @words on FIELD_DEFINITION
  directive @day on FIELD_DEFINITION
  directive @inherited(from: String!) on FIELD_DEFINITION
  directive @orEmpty on FIELD_DEFINITION
  directive @orFalse on FIELD_DEFINITION
  scalar JSON
  type Query { nothing: Int }
`;

// Gatsby adds a node's id; added here so that the types implement Node.
const sdl = contentSdl().replaceAll(/(implements Node( & PageContent)? @dontInfer \{)/g, '$1\n  id: ID!');
const schema = buildSchema(surroundings + sdl);
const own = Object.values(schema.getTypeMap()).filter(
  (type) =>
    !type.name.startsWith('__') &&
    !isSpecifiedScalarType(type) &&
    !['Node', 'PageContent', 'Query', 'JSON'].includes(type.name),
);

const fieldOf = (type: string, field: string): GraphQLField<unknown, unknown> | undefined => {
  const found = schema.getType(type);
  return isObjectType(found) ? found.getFields()[field] : undefined;
};

/** The field's type and directives in SDL. */
const declared = (type: string, field: string): string => {
  const found = fieldOf(type, field);
  const directives = found?.astNode?.directives?.map(({ name, arguments: args }) => {
    const [by] = (args ?? []).map((argument) =>
      argument.value.kind === 'StringValue' ? argument.value.value : '',
    );
    return by === undefined ? `@${name.value}` : `@${name.value}(${by})`;
  });
  return [String(found?.type), ...(directives ?? [])].join(' ');
};

const ownTypes = contentTypes.filter(({ standard }) => !standard);

test.each(
  ownTypes.map(({ name, route }) => [name, route === undefined ? ['Node'] : ['Node', 'PageContent']]),
)('%s is a node type, derived only from its content type', (name, interfaces) => {
  const type = schema.getType(String(name));
  expect(isObjectType(type) && type.getInterfaces().map(String)).toEqual(interfaces);
  expect(type?.astNode?.directives?.map((directive) => directive.name.value)).toEqual(['dontInfer']);
});

test.each([
  ['a required text', 'Product', 'name', 'String! @words'],
  ['an optional text', 'Product', 'notice', 'String @words'],
  ['a whole number', 'Fee', 'cents', 'Int!'],
  ['text or a number', 'Fact', 'value', 'String!'],
  ['a day', 'Update', 'date', 'String! @day'],
  ['one of some words', 'Product', 'rail', 'RailId!'],
  ['a list of groups', 'FooterContent', 'columns', '[FooterColumn!]!'],
  ['a list of texts', 'ContactContent', 'tips', '[String!]! @words'],
  ['an optional switch', 'LifecycleState', 'final', 'Boolean! @orFalse'],
  ['an inherited text', 'HomeContent', 'title', 'String! @words @inherited(default_title)'],
  ['an optional list', 'Product', 'disclosures', '[OptionalDisclosure!]! @orEmpty'],
  ['a fact', 'ProductFact', 'fact', 'Fact! @link(yamlId)'],
  ['a fact, or none', 'Service', 'limit', 'Fact @link(yamlId)'],
  ['optional records', 'Update', 'products', '[Product!]! @link(fields.slug) @orEmpty'],
  ['the body of a Markdown file', 'Article', 'html', 'String!'],
  ['the address of a page', 'HomeContent', 'path', 'String! @proxy(fields.path)'],
  ['the id of a fact', 'Fact', 'yamlId', 'String!'],
])('%s: %s.%s is %s', (_what, type, field, expected) => {
  expect(declared(type, field)).toBe(expected);
});

test.each([
  ['a text', 'Point', 'text', ['marked']],
  ['a list of texts', 'ContactContent', 'tips', ['marked']],
  ['an address', 'NavigationItem', 'href', []],
  ['a name without tokens', 'Product', 'rail', []],
])('%s has an argument to mark its figures: %s.%s %p', (_what, type, field, names) => {
  expect(fieldOf(type, field)?.args.map(({ name }) => name)).toEqual(names);
});

test.each([
  ['a file without a page has no address', 'NavigationContent', 'path'],
  ['a YAML file has no body', 'Product', 'html'],
])('%s', (_what, type, field) => {
  expect(schema.getType(type)).toBeDefined();
  expect(fieldOf(type, field)).toBeUndefined();
});

test('every list and its entries are non-null', () => {
  const lists = own.flatMap((type) =>
    isObjectType(type) ? Object.values(type.getFields()).map((field) => String(field.type)) : [],
  );
  for (const list of lists.filter((type) => type.startsWith('['))) expect(list).toMatch(/^\[\w+!\]!$/);
});

test('enum values are those of the content types', () => {
  const disclosures = schema.getType('OptionalDisclosure');
  expect(isEnumType(disclosures) && disclosures.getValues().map(({ name }) => name)).toEqual(optionalIds);
  for (const id of optionalIds) expect(fieldOf('DisclosuresContent', id)).toBeDefined();
});
