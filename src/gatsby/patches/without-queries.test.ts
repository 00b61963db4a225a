import withoutQueries from './without-queries.cjs';

const pageWith = (query: string) =>
  `import { graphql } from 'gatsby';\nexport const query = graphql\`${query}\`;\n`;

test('a page query becomes its hash, is no longer exported, and takes as many lines', () => {
  const code = withoutQueries(pageWith('\n  query {\n    site { id }\n  }\n'));
  expect(code).toMatch(/^const query = "\d+"\n\n\n\n;$/m);
});

test('the hash ignores spacing and comments, as the one that Gatsby stores the query by does', () => {
  const hash = (query: string) => /"(\d+)"/.exec(withoutQueries(pageWith(query)))?.[1];
  expect(hash('{ site { id } }')).toBe(hash('{\n  # comment\n  site {id}\n}'));
  expect(hash('{ site { id } }')).not.toBe(hash('{ site { name } }'));
});

test('a static query stays where it is, as its hash', () => {
  expect(withoutQueries('const data = useStaticQuery(graphql`{ site { id } }`);')).toMatch(
    /^const data = useStaticQuery\("\d+"\);$/,
  );
});

test('a module without a query stays as it is', () => {
  const code = "export const text = 'graphql is a language';\n";
  expect(withoutQueries(code)).toBe(code);
});

test.each(['graphql`{ a(b: "\\n") }`', 'graphql `{ a }`', 'graphql(text)'])(
  'a query in another form fails the build: %s',
  (query) => {
    expect(() => withoutQueries(`export const query = ${query};`)).toThrow('Write each query as graphql`…`');
  },
);
