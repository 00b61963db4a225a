/** The day on which security.txt ends: RFC 9116, section 2.5.5, wants it less than a year ahead. */
import { addDays } from '../../../lib/time/eastern-time';
import type { Diagnostic } from '../diagnostics/diagnostic';
import type { ContentFile } from '../reading/read-content';

/** Days before its end from which the check warns. */
export const warningDays = 30;

const longestDays = 365;

function sayOf(expires: string, today: string): Pick<Diagnostic, 'message' | 'severity'> | undefined {
  if (expires < today) return { message: `security.txt has expired on ${expires}` };
  if (expires >= addDays(today, longestDays))
    return { message: `security.txt would hold until ${expires}, which is a year or more ahead` };
  return expires < addDays(today, warningDays)
    ? { message: `security.txt expires on ${expires}`, severity: 'warning' }
    : undefined;
}

/**
 * What is wrong with the end of security.txt.
 * @param today the day on which the check runs, "2026-11-20"
 */
export function expiryDiagnostics(content: ContentFile, today: string): Diagnostic[] {
  if (content.type.name !== 'SecurityTxtContent') return [];
  const { expires } = { ...(content.value as { expires?: unknown } | null) };
  const said =
    typeof expires === 'string' && !Number.isNaN(Date.parse(expires)) ? sayOf(expires, today) : undefined;
  if (!said) return [];
  const fix = `read the security page again, then set a day before ${addDays(today, longestDays)}`;
  return [{ file: content.file, ...content.locate(['expires']), fix, ...said }];
}
