/** Keeps a rule that throws from hiding the diagnostics of the others. */
import { type Diagnostic, quote } from './diagnostic';

/** The error that names a rule and the file that it couldn't check. */
export const failureOf = (rule: string, file: string, error: unknown): Diagnostic => ({
  file,
  line: 1,
  column: 1,
  message: `the rule ${quote(rule)} could not check this: ${quote(error instanceof Error ? error.message : String(error))}`,
  fix: 'undo the last edit of this file, or report this as a bug in the check (src/content-model/check)',
});

/**
 * A rule's diagnostics; if it throws, the error that says so.
 * @param isFollowUp whether other errors, which are reported, explain a failure
 */
export function guarded(
  rule: string,
  file: string,
  check: () => Diagnostic[],
  isFollowUp = false,
): Diagnostic[] {
  try {
    return check();
  } catch (error) {
    return isFollowUp ? [] : [failureOf(rule, file, error)];
  }
}

/** Like `guarded`, for a rule that loads its packages first. */
export async function guardedLater(
  rule: string,
  file: string,
  check: () => Promise<Diagnostic[]>,
  isFollowUp = false,
): Promise<Diagnostic[]> {
  try {
    return await check();
  } catch (error) {
    return isFollowUp ? [] : [failureOf(rule, file, error)];
  }
}
