import { addDays } from '../../../lib/time/eastern-time';
import type { Rule } from '../rule';
import { fieldsOf } from '../site';

/** The expiry of security.txt, which must be less than a year ahead (RFC 9116, section 2.5.5). */
export const rule: Rule = {
  id: 'security-txt',
  severity: 'error',
  about: 'A day on which security.txt expires that has passed, or is a year or more ahead.',
  example: { file: 'security-txt.yaml', from: 'expires: 20', to: 'expires: 2031-01-01 # 20' },
  checkSite: ({ ofType, today }, report) => {
    for (const content of ofType('SecurityTxtContent')) {
      const { expires } = fieldsOf(content.value);
      if (typeof expires === 'string' && (expires < today || expires >= addDays(today, 365)))
        report(
          content,
          content.placeOf(['expires']),
          `security.txt must expire between today and a year from now, not on ${expires}; read the security page again, then set a day`,
        );
    }
  },
};
