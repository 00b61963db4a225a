/**
 * The checks of the API. Their packages are only loaded, and they only run, if the description, a request, or a variable in
 * one of them has changed.
 */

import { lazy } from '../../../lib/loading/lazy';
import { isApiPart } from '../../api/parts';
import { type CheckCache, hashOf } from '../cache/check-cache';
import type { RuleRunner } from '../cache/rule-runner';
import type { UsedVariables } from '../cache/used-variables';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { failureOf, guardedLater } from '../diagnostics/guarded';
import type { ContentFile } from '../reading/content-file';
import type { Foundations } from '../reading/foundations';
import { apiStore } from './api-results';
import { checkDescription } from './description';
import { requestDiagnostics, usesApi } from './requests';
import { apiOf } from './sources';

export { apiResults } from './api-results';

/** All content, with the files that have errors. */
type CheckedContent = {
  readonly contents: readonly ContentFile[];
  readonly broken: ReadonlySet<string>;
  readonly foundations: Foundations;
  readonly used: UsedVariables;
};

/** Whether a file is below content/api. */
export const isInApi = (file: string): boolean => file.startsWith('content/api/');

/** The result of checking the description. */
type OfDescription = {
  readonly diagnostics: Diagnostic[];
  /** Whether the files form a description, so that requests can be checked. */
  readonly isWhole: boolean;
};

/**
 * Diagnostics of the API description, and of the requests and responses in texts.
 * @returns nothing if the root is missing or a file has errors, which are reported first
 */
export async function checkApi(
  checked: CheckedContent,
  runner: RuleRunner,
  cache: CheckCache,
): Promise<Diagnostic[]> {
  const { contents, broken, foundations, used } = checked;
  const { variables } = foundations;
  const parts = contents.filter(({ type }) => isApiPart(type));
  const root = parts.find(({ type }) => type.kind === 'file');
  if (!root || [...broken].some(isInApi)) return [];
  const store = apiStore(cache);
  const load = lazy(() => apiOf(contents, broken, variables, store));
  const entry = runner.entryOf(root);
  const state = hashOf(
    parts.map((part) => `${part.file} ${runner.entryOf(part).hash} ${used.stateOf(part)}`).join('\n'),
  );
  const ofFiles = async (): Promise<OfDescription> => {
    const { api, diagnostics } = load();
    if (!api) return { isWhole: false, diagnostics };
    const checked = await checkDescription(api);
    return { isWhole: checked.isSound, diagnostics: checked.diagnostics };
  };
  const ofWhole = async (): Promise<OfDescription> => {
    try {
      return cache.store(entry, 'api', state, await ofFiles());
    } catch (error) {
      return { isWhole: false, diagnostics: [failureOf('API description', root.file, error)] };
    }
  };
  const before = cache.recall<OfDescription>(entry, 'api', state);
  const { diagnostics, isWhole } = before ?? (await ofWhole());
  if (!isWhole) return diagnostics;
  const sound = contents.filter(({ file }) => !broken.has(file));
  const requestsOf = async (content: ContentFile): Promise<Diagnostic[]> => {
    const own = runner.entryOf(content);
    const ownState = hashOf(state + used.stateOf(content));
    const found = cache.recall<Diagnostic[]>(own, 'requests', ownState);
    if (found) return found;
    const { api } = usesApi(content) ? load() : { api: undefined };
    return cache.store(
      own,
      'requests',
      ownState,
      api ? await requestDiagnostics(content, api, variables) : [],
    );
  };
  const ofRequests = sound.map((content) =>
    guardedLater('requests', content.file, () => requestsOf(content), diagnostics.length > 0),
  );
  const result = [...diagnostics, ...(await Promise.all(ofRequests)).flat()];
  // After an edit of the description every result has been used again, so the rest is stale.
  if (!before) store.dropUnused();
  return result;
}
