/** Settings with which editors find the schemas in a fresh clone. `npm run schemas` writes them. */
import { contentTypes } from './content-types';
import { editorSchemaFile, editorSchemas, filesOf, typesWithSchema } from './editor-schemas';
import type { Snippet, SnippetSchema } from './editor-snippets';

const yamlTypes = typesWithSchema.filter(({ format }) => format === 'yaml');

const schemaPath = (file: string): string => `content/.schemas/${file}`;

/** The setting "yaml.schemas" of Visual Studio Code's YAML extension: files by schema, for files that don't name theirs. */
export const vsCodeSchemas = (): Record<string, string> =>
  Object.fromEntries(yamlTypes.map((type) => [`./${schemaPath(editorSchemaFile(type))}`, filesOf(type)]));

const option = (name: string, value: string): string => `<option name="${name}" value="${value}" />`;

/** The file .idea/jsonSchemas.xml, in which JetBrains' editors look for schemas. They match a folder with all files in it. */
export function jetBrainsSchemas(): string {
  const entries = yamlTypes.map((type) => {
    const file = editorSchemaFile(type);
    const isFolder = type.kind === 'folder';
    const path = isFolder ? `content/${type.source}` : filesOf(type);
    const item = [...(isFolder ? [option('directory', 'true')] : []), option('path', path)];
    if (isFolder) item.push(option('mappingKind', 'Directory'));
    return `        <entry key="${file}">
          <value>
            <SchemaInfo>
              ${option('name', file)}
              ${option('relativePathToSchema', schemaPath(file))}
              <option name="patterns">
                <list>
                  <Item>
                    ${item.join('\n                    ')}
                  </Item>
                </list>
              </option>
            </SchemaInfo>
          </value>
        </entry>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<project version="4">
  <component name="JsonSchemaMappingsProjectConfiguration">
    <state>
      <map>
${entries.join('\n')}
      </map>
    </state>
  </component>
</project>
`;
}

/** A snippet of Visual Studio Code. */
type CodeSnippet = { scope: string; prefix: string; description: string; body: string[] };

/** The lines of a snippet's fields. Front matter has no nested required fields. */
const linesOf = ({ body }: Snippet): string[] =>
  Object.entries(body as Record<string, string>).map(([field, value]) => `${field}: ${value}`);

/**
 * The file .vscode/content.code-snippets. The YAML extension doesn't read the front matter of Markdown files, so these
 * snippets write it: the word "update" in an empty file becomes the fields that an update needs.
 */
export function codeSnippets(): Record<string, CodeSnippet> {
  const schemas = editorSchemas();
  const markdown = contentTypes.filter(({ format }) => format === 'markdown');
  return Object.fromEntries(
    markdown.map((type): [string, CodeSnippet] => {
      const schema = schemas.get(editorSchemaFile(type)) as SnippetSchema;
      const [snippet] = schema.$defs?.[type.name]?.defaultSnippets ?? [];
      if (!snippet) throw new Error(`${type.name} has no required field.`);
      const words = snippet.label.replace(/^new /, '');
      return [
        `Front matter: ${words}`,
        {
          scope: 'markdown',
          prefix: words.split(' ')[0] ?? words,
          description: snippet.description ?? '',
          body: ['---', ...linesOf(snippet), '---', '', '$0'],
        },
      ];
    }),
  );
}
