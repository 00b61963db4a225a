/** Checks the API description in a worker thread while the main thread is still reading the other files. */
import { checkApi, isInApi } from '../api/api';
import type { CheckCache } from '../cache/check-cache';
import { ruleRunner } from '../cache/rule-runner';
import { usedVariables } from '../cache/used-variables';
import type { FoundFile } from '../reading/file-places';
import { definesVariables, foundationsOf } from '../reading/foundations';
import { readWorkerFile, type WorkerFile } from './worker-file';

/** Whether checking the API description needs a file: its own files, and those that define variables. */
export const isForApi = ({ file, type }: FoundFile): boolean => isInApi(file) || definesVariables(type);

/**
 * Fills the cache with the results of the API description, as if no rule found an error in a file. Each result belongs to the
 * texts of the description and the values of the variables in them, so if a file does have errors that change a value, the
 * check computes its own result.
 * @param files all that checking the description needs
 */
export async function checkApiEarly(files: readonly WorkerFile[], cache: CheckCache): Promise<void> {
  const entries = new Map(
    files.flatMap((file) => {
      const [{ content }, entry] = readWorkerFile(file, cache);
      return content ? [[content, entry]] : [];
    }),
  );
  if (entries.size < files.length) return;
  const contents = [...entries.keys()];
  const broken = new Set<string>();
  try {
    const runner = ruleRunner({ contents, entries }, cache);
    const foundations = foundationsOf(contents, broken);
    const used = usedVariables(runner, foundations.variables);
    await checkApi({ contents, broken, foundations, used }, runner, cache);
  } catch {
    // Values may have the wrong type. The check reports that.
  }
}
