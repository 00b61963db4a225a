/** Checks the expiry of security.txt, which must be less than a year ahead (RFC 9116, section 2.5.5). */
import { addDays } from '../../../lib/time/eastern-time';
import type { Diagnostic } from '../diagnostics/diagnostic';
import type { ContentFile } from '../reading/content-file';

/** Days before the expiry from which the check warns. */
const warningDays = 30;

const longestDays = 365;

function messageFor(expires: string, today: string): Pick<Diagnostic, 'message' | 'severity'> | undefined {
  if (expires < today) return { message: `security.txt expired on ${expires}` };
  if (expires >= addDays(today, longestDays))
    return { message: `security.txt would expire on ${expires}, which is a year or more ahead` };
  return expires < addDays(today, warningDays)
    ? { message: `security.txt expires on ${expires}`, severity: 'warning' }
    : undefined;
}

/**
 * The diagnostics of security.txt's expiry.
 * @param today the day of the check, such as "2026-11-20"
 */
export function expiryDiagnostics(content: ContentFile, today: string): Diagnostic[] {
  if (content.type.name !== 'SecurityTxtContent') return [];
  const { expires } = { ...(content.value as { expires?: unknown } | null) };
  const said =
    typeof expires === 'string' && !Number.isNaN(Date.parse(expires))
      ? messageFor(expires, today)
      : undefined;
  if (!said) return [];
  const fix = `read the security page again, then set a day before ${addDays(today, longestDays)}`;
  return [{ file: content.file, ...content.locate(['expires']), fix, ...said }];
}
