/** Lints the API description with Redocly's rules: OpenAPI's requirements and recommendations. */
import type { RawUniversalConfig } from '@redocly/openapi-core';
import { keysOf, pointerTo } from '../../api/pointer';
import { keyFor, stored } from '../cache/result-store';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { type Finding, messageFor } from './lint-messages';
import type { Api } from './sources';

/** The rules, with the reason for each that is off. */
const config: RawUniversalConfig = {
  extends: ['recommended-strict'],
  rules: {
    // examples.ts reports the field with the wrong value.
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

/** The rules whose findings may follow from another error: a part is unused if its reference is misspelled. */
const isFollowUp = ({ rule }: Finding): boolean =>
  ['no-unused-components', 'no-required-schema-properties-undefined'].includes(rule);

const parentOf = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf('/'));

/** Whether a finding says that a field is missing whose name is misspelled beside it, which is a finding already. */
const isMisspelling = ({ pointer, message }: Finding, all: readonly Finding[]): boolean =>
  all.some(({ pointer: other, suggestions: [meant] }) => {
    const place = parentOf(other);
    const isBeside = pointer === place || parentOf(pointer) === place || `${pointer}/` === place;
    return meant !== undefined && other !== pointer && isBeside && message.includes(`${meant}`);
  });

/** Whether a field is only refused because another, which decides what is allowed, is missing. */
const isUndecided = ({ pointer, message }: Finding, all: readonly Finding[]): boolean =>
  /not allowed here/.test(message) &&
  all.some(
    (other) => /must be present/.test(other.message) && [pointer, parentOf(pointer)].includes(other.pointer),
  );

/** The findings that aren't consequences of others. An error in the structure explains everything else. */
function causes(findings: readonly Finding[]): Finding[] {
  const structural = findings.filter(({ rule }) => rule === 'struct');
  const all = structural.length > 0 ? structural : findings;
  const own = all.filter((one) => !isMisspelling(one, findings) && !isUndecided(one, findings));
  const first = own.filter((finding) => !isFollowUp(finding));
  return withoutRepeats(first.length > 0 ? first : own);
}

/** A path whose parameters don't fit is wrong once, not for each of its operations and parameters. */
function withoutRepeats(findings: readonly Finding[]): Finding[] {
  const seen = new Set<string>();
  return findings.filter(({ rule, pointer }) => {
    if (rule !== 'path-parameters-defined') return true;
    const path = keysOf(pointer)[1] ?? '';
    const isNew = !seen.has(path);
    seen.add(path);
    return isNew;
  });
}

/** The position of a finding. The linter places some at the operation that has the value. */
function pointerOf({ rule, pointer }: Finding): { pointer: string; onKey?: boolean } {
  if (rule === 'operation-operationId-unique')
    return { pointer: `${parentOf(pointer)}/operationId`, onKey: false };
  if (rule !== 'path-parameters-defined') return { pointer };
  return { pointer: pointerTo(keysOf(pointer).slice(0, 2)), onKey: true };
}

/** Generated examples of the served description may be unused. */
const isGenerated = ({ pointer }: Finding): boolean => pointer.startsWith('#/components/examples/');

/** The linter's diagnostics. It doesn't run again on a description with a stored result. */
export async function lintDiagnostics(api: Api): Promise<Diagnostic[]> {
  const { served, locate, store } = api;
  const key = keyFor('lint', JSON.stringify(config), JSON.stringify(served));
  const findings = await stored(store, key, () => lint(served));
  return causes(findings.filter((finding) => !isGenerated(finding))).map((finding) => {
    const { pointer, onKey = finding.onKey } = pointerOf(finding);
    return { ...locate(keysOf(pointer), onKey ? 'key' : 'value'), ...messageFor(finding, api) };
  });
}
