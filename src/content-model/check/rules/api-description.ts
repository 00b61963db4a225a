import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keysOf, valueAt } from '../../api/pointer';
import type { Path } from '../../read/content-file';
import { apiOf } from '../api';
import type { Rule } from '../rule';

type Finding = {
  readonly pointer: string;
  readonly message: string;
  readonly isKey: boolean;
};

const known = new WeakMap<object, Promise<readonly Finding[]>>();

/** What Redocly finds in a description, with the rules of redocly.yaml. */
async function lint(description: object): Promise<readonly Finding[]> {
  const { BaseResolver, createConfig, lintDocument, Source } = await import('@redocly/openapi-core');
  const rules = readFileSync(join(__dirname, '../../../../redocly.yaml'), 'utf8');
  const found = await lintDocument({
    document: { source: new Source('openapi.json', ''), parsed: description },
    config: await createConfig(rules),
    externalRefResolver: new BaseResolver(),
  });
  // Headers are added to every response when the description is served.
  const own = found.filter(({ location: [place] }) => !place?.pointer?.startsWith('#/components/headers'));
  return own.map(({ ruleId, message, location: [place] }) => ({
    pointer: place?.pointer ?? '#/',
    isKey: place?.reportOnKey ?? false,
    message: `${message.trim()} (${ruleId})`,
  }));
}

/** What Redocly's linter says of the API description. */
export const rule: Rule = {
  id: 'api-description',
  severity: 'error',
  about: 'A rule of OpenAPI, of Redocly or of redocly.yaml that the API description breaks.',
  example: {
    file: 'api/resources/card.yaml',
    from: 'operationId: create_card',
    to: 'operationId: list_cards',
  },
  needsAllFiles: true,
  checkSite: async (site, report) => {
    const { api } = site;
    if (!api) return;
    const { description, sourceOf, faults } = api;
    for (const { part, path, kind, text, fix } of faults)
      report(
        part,
        part.placeOf(path),
        `"${text}" ${kind === 'duplicate' ? 'is defined twice' : 'leads nowhere'}; ${fix}`,
      );
    const { served } = apiOf(site) ?? {};
    if (!served) return;
    const findings = known.get(served) ?? lint(served);
    known.set(served, findings);
    const seen = new Set<string>();
    for (const { pointer, message, isKey } of await findings) {
      let path: Path = keysOf(pointer.replace(/\/$/, ''));
      // Redocly points to what is missing; the file has what is around it.
      while (path.length > 0 && valueAt(description, path) === undefined) path = path.slice(0, -1);
      const source = sourceOf(path);
      const key = `${source.part.path} ${source.path.join('/')} ${message}`;
      const place = isKey ? source.part.placeOfKey(source.path) : source.part.placeOf(source.path);
      if (!seen.has(key)) report(source.part, place, message);
      seen.add(key);
    }
  },
};
