/**
 * `npm run schemas`: writes the editors' JSON Schemas to content/.schemas, the settings with which editors find them, and the table
 * of rules in docs/editing.md. Run it after a change of a content type or of a rule.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withRulesList } from '../src/content-model/check/rules-list';
import { editorSchemas, vsCodeSchemas } from '../src/content-model/editor-schemas';

const root = join(__dirname, '..');

const folder = join(root, 'content', '.schemas');
const schemas = editorSchemas();
const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

mkdirSync(folder, { recursive: true });
for (const name of readdirSync(folder)) if (!schemas.has(name)) rmSync(join(folder, name));
for (const [name, schema] of schemas) writeFileSync(join(folder, name), json(schema));

const settings = join(root, '.vscode', 'settings.json');
const others = JSON.parse(readFileSync(settings, 'utf8')) as object;
writeFileSync(settings, json({ ...others, 'yaml.schemas': vsCodeSchemas() }));

const guide = join(root, 'docs', 'editing.md');
writeFileSync(guide, withRulesList(readFileSync(guide, 'utf8')));

console.log(`${schemas.size} schemas are in content/.schemas; .vscode/settings.json names them.`);
