import type { Rule } from '../rule';
import { recordsIn } from '../site';

/** Facts whose source should be read again. */
export const rule: Rule = {
  id: 'fact-review',
  severity: 'warning',
  about: 'A fact whose day of review has passed.',
  example: { file: 'facts.yaml', from: 'review_by: 20', to: 'review_by: 2020-01-01 # 20' },
  checkSite: ({ ofType, today }, report) => {
    for (const content of ofType('Fact'))
      for (const [index, { id, review_by: day }] of recordsIn(content.value).entries())
        if (typeof day === 'string' && day < today)
          report(
            content,
            content.placeOf([index, 'review_by']),
            `The fact "${String(id)}" was to be reviewed by ${day}; read its source again, then set as_of and review_by`,
          );
  },
};
