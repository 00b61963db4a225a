/** Snippets of the editors' JSON Schemas: a record with its required fields, whose values are places to fill in. */

/** The JSON Schema keywords that decide what a snippet has. */
export type SnippetSchema = {
  type?: string;
  $ref?: string;
  allOf?: SnippetSchema[];
  anyOf?: SnippetSchema[];
  description?: string;
  format?: string;
  enum?: readonly unknown[];
  const?: unknown;
  properties?: Record<string, SnippetSchema>;
  required?: string[];
  items?: SnippetSchema;
  minItems?: number;
  $defs?: Record<string, SnippetSchema>;
  defaultSnippets?: Snippet[];
};

/** A snippet as VS Code's language servers for JSON and YAML read it. Values such as "${1:name}" are places to fill in. */
export type Snippet = { label: string; description?: string; body: unknown };

type Definitions = Readonly<Record<string, SnippetSchema>>;

/** The longest list of choices that a place to fill in offers. Completion offers longer ones. */
const longestChoice = 12;

/** The schema that a reference leads to. */
function resolved(schema: SnippetSchema, definitions: Definitions): SnippetSchema {
  const ref = schema.$ref ?? schema.allOf?.find(({ $ref }) => $ref)?.$ref;
  const target = ref?.startsWith('#/$defs/') ? definitions[ref.slice('#/$defs/'.length)] : undefined;
  return target ? resolved(target, definitions) : schema;
}

/** A value to fill in, by the name of its field. */
function placeFor(name: string, schema: SnippetSchema, stop: number): string {
  const choices = schema.enum ?? (schema.type === 'boolean' ? [true, false] : []);
  if (choices.length > 0 && choices.length <= longestChoice) return `\${${stop}|${choices.join(',')}|}`;
  if (choices.length > 0) return `\${${stop}}`;
  if (schema.format === 'date') return `\${${stop}:2026-11-20}`;
  if (schema.type === 'integer' || schema.type === 'number') return `\${${stop}:0}`;
  return `\${${stop}:${name}}`;
}

/** A value with its required fields, and as many entries as a list must have. */
function bodyOf(name: string, given: SnippetSchema, definitions: Definitions, next: () => number): unknown {
  const schema = resolved(given, definitions);
  if (schema.const !== undefined) return schema.const;
  if (schema.items) {
    const entries = Array.from({ length: Math.max(1, schema.minItems ?? 1) });
    return entries.map(() => bodyOf(name, schema.items ?? {}, definitions, next));
  }
  if (!schema.properties) return placeFor(name, schema, next());
  const { properties, required = [] } = schema;
  return Object.fromEntries(
    required.map((field) => [field, bodyOf(field, properties[field] ?? {}, definitions, next)]),
  );
}

const wordsOf = (id: string): string => id.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();

/** A snippet for an object; undefined if it has no required field. */
function snippetOf(id: string, schema: SnippetSchema, definitions: Definitions): Snippet | undefined {
  if (!schema.properties || !schema.required?.length) return undefined;
  let stop = 0;
  const next = () => {
    stop += 1;
    return stop;
  };
  const description = schema.description ? { description: schema.description } : {};
  return { label: `new ${wordsOf(id)}`, ...description, body: bodyOf(id, schema, definitions, next) };
}

/** Adds a snippet to each definition of a schema, with exceptions. */
export function addSnippets(schema: SnippetSchema, without: readonly string[]): void {
  const definitions = schema.$defs ?? {};
  for (const [id, definition] of Object.entries(definitions)) {
    const snippet = without.includes(id) ? undefined : snippetOf(id, definition, definitions);
    if (snippet) definition.defaultSnippets = [snippet];
  }
}
