/** Lints the API description with Redocly's rules: what OpenAPI asks for, and what is recommended besides. */
import type { RawUniversalConfig } from '@redocly/openapi-core';
import { keysOf, valueAt } from '../../api/pointer';
import { keyFor, stored } from '../cache/result-store';
import { type Diagnostic, quote } from '../diagnostics/diagnostic';
import { fixFor } from '../diagnostics/suggestions';
import type { Api } from './sources';

/** The rules. Those that are switched off say why. */
const config: RawUniversalConfig = {
  extends: ['recommended-strict'],
  rules: {
    // The check of examples (api-examples.ts) finds the field in which a wrong value is written.
    'no-invalid-media-type-examples': 'off',
    'no-invalid-schema-examples': 'off',
    // Clients of the API need no license for its description.
    'info-license': 'off',
    'operation-description': 'error',
    'operation-tag-defined': 'error',
    'parameter-description': 'error',
    'rule/path-parameter-required': {
      subject: { type: 'Parameter', property: 'required' },
      where: [{ subject: { type: 'Parameter', property: 'in' }, assertions: { const: 'path' } }],
      assertions: { defined: true, const: true },
      message: 'A path parameter must have `required: true`',
      severity: 'error',
    },
    'rule/parameter-schema-or-content': {
      subject: { type: 'Parameter' },
      assertions: { mutuallyExclusive: ['schema', 'content'] },
      message: 'A parameter has either `schema` or `content`, not both',
      severity: 'error',
    },
  },
};

/** What a rule has found. */
type Finding = {
  readonly rule: string;
  readonly message: string;
  /** A JSON pointer into the description. */
  readonly pointer: string;
  readonly onKey: boolean;
  readonly suggestions: readonly string[];
};

async function lint(served: object): Promise<Finding[]> {
  const { BaseResolver, createConfig, lintDocument, Source } = await import('@redocly/openapi-core');
  const document = { source: new Source('openapi.json', ''), parsed: served };
  const found = await lintDocument({
    document,
    config: await createConfig(config),
    externalRefResolver: new BaseResolver(),
  });
  return found.map(({ ruleId, message, location: [place], suggest }) => ({
    rule: ruleId,
    message,
    pointer: place?.pointer ?? '#/',
    onKey: place?.reportOnKey ?? false,
    suggestions: suggest,
  }));
}

/** What to do about a finding, by its rule. */
const fixes: Readonly<Record<string, string>> = {
  'operation-operationId': 'add "operationId: …" to it',
  'operation-summary': 'add "summary: …" to it',
  'operation-description': 'add "description: …" to it',
  'parameter-description': 'add "description: …" to it',
  'operation-operationId-unique': 'give one of them another operationId',
  'operation-parameters-unique': 'remove one of them',
  'path-parameters-defined': 'add it to "parameters", or correct the path',
  'no-unused-components': 'remove it, or refer to it with $ref',
  'no-required-schema-properties-undefined': 'add the field, or take its name out of "required"',
  'no-identical-paths': 'put the operations under one path',
  'no-ambiguous-paths': 'give one of them another path',
  'no-enum-type-mismatch': 'correct the value, or "type"',
  'security-defined': 'correct the name, or add it to components.securitySchemes',
  'rule/path-parameter-required': 'write "required: true"',
  'rule/parameter-schema-or-content': 'remove one of the two',
};

/** Redocly's sentence in the style of the other diagnostics: in lower case, on one line, in quotation marks. */
const sentence = (message: string): string =>
  message
    .trim()
    .replace(/\s*\n\s*/g, ' ')
    .replace(/\.$/, '')
    .replaceAll('`', '"')
    .replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase());

type Words = { readonly message: string; readonly fix: string };

function wordsFor(finding: Finding, { description, served }: Pick<Api, 'description' | 'served'>): Words {
  const { rule, message, pointer, suggestions } = finding;
  if (rule === 'operation-tag-defined') {
    // Redocly does not say which tag.
    const tag = String(valueAt(served, keysOf(pointer)));
    const names = description.tags.map(({ name }) => name);
    return { message: `there is no tag named ${quote(tag)}`, fix: fixFor(tag, names) };
  }
  const [suggestion] = suggestions;
  const general = fixes[rule] ?? 'see https://spec.openapis.org/oas/v3.1 for what is allowed here';
  return {
    message: sentence(message),
    fix: suggestion === undefined ? general : `did you mean "${suggestion}"?`,
  };
}

/** Examples are made for the served description, where one that nothing refers to does no harm. */
const isGenerated = ({ pointer }: Finding): boolean => pointer.startsWith('#/components/examples/');

/** What the linter finds. It runs only on a description that it has no stored result for. */
export async function lintDiagnostics(api: Api): Promise<Diagnostic[]> {
  const { served, locate, store } = api;
  const key = keyFor('lint', JSON.stringify(config), JSON.stringify(served));
  const findings = await stored(store, key, () => lint(served));
  return findings
    .filter((finding) => !isGenerated(finding))
    .map((finding) => ({
      ...locate(keysOf(finding.pointer), finding.onKey ? 'key' : 'value'),
      ...wordsFor(finding, api),
    }));
}
