import { suggestion } from '../../read/suggestions';
import type { Rule } from '../rule';
import { fieldsOf, recordsIn } from '../site';

/** Codes on product pages that no network has. */
export const rule: Rule = {
  id: 'product-code',
  severity: 'error',
  about: 'A code on a product page that isn’t in a file of codes/.',
  example: { file: 'products/ach.yaml', from: 'code: R01', to: 'code: R00' },
  needsAllFiles: true,
  checkSite: ({ ofType }, report) => {
    const known = new Set(
      ofType('CodeNetwork').flatMap(({ value }) =>
        recordsIn(fieldsOf(value).codes).map(({ code }) => String(code)),
      ),
    );
    for (const content of ofType('Product'))
      for (const [index, { code }] of recordsIn(fieldsOf(fieldsOf(content.value).codes).rows).entries())
        for (const one of typeof code === 'string' ? code.split(/,\s*/) : [])
          if (one !== '' && !known.has(one))
            report(
              content,
              content.placeOf(['codes', 'rows', index, 'code']),
              `"${one}" isn't a code in codes/; ${suggestion(one, known, 'write one that is')}`,
            );
  },
};
