/** `npm run schemas`: writes the editors' JSON Schemas to content/.schemas. Run it after changing a content type. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { editorSchemas } from '../src/content-model/editor-schemas';

const folder = join(__dirname, '..', 'content', '.schemas');
const schemas = editorSchemas();

mkdirSync(folder, { recursive: true });
for (const name of readdirSync(folder)) if (!schemas.has(name)) rmSync(join(folder, name));
for (const [name, schema] of schemas) {
  writeFileSync(join(folder, name), `${JSON.stringify(schema, null, 2)}\n`);
}
console.log(`${schemas.size} schemas are in content/.schemas.`);
