import { shownIn } from '../code-blocks';
import { readJson } from '../json-text';
import type { Rule } from '../rule';
import { fieldsOf } from '../site';

/** Nacha requires a company name that the receiver recognizes. Without one the statement's text would be sent as the name. */
export const rule: Rule = {
  id: 'ach-names',
  severity: 'warning',
  about: 'A sample of an ACH transfer without the name of the company or of the recipient.',
  example: { file: 'products/ach.yaml', from: '      "individual_name": "Ada Example",\n', to: '' },
  checkFile: (content, site, report) => {
    for (const { request: shown } of shownIn(content)) {
      if (shown?.request.method !== 'POST' || shown.request.path !== '/ach_transfers') continue;
      const read = readJson(shown.body.text, site.variables ?? new Map());
      if ('fault' in read) continue;
      for (const name of ['company_name', 'individual_name'])
        if (!fieldsOf(read.value)[name])
          report(
            content,
            shown.body.pointAt(0),
            `The transfer has no ${name}; add the name that people know`,
          );
    }
  },
};
