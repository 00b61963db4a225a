import { codeLanguages } from '../../code-languages';
import { suggestion } from '../../read/suggestions';
import { readRequest, requestLanguage } from '../../request-block';
import { codeBlocksOf } from '../code-blocks';
import { readJson } from '../json-text';
import type { Rule } from '../rule';

const known = [...codeLanguages, requestLanguage];

/** Code that pages can't show as it's meant: of an unknown language, not closed, or no JSON. */
export const rule: Rule = {
  id: 'code-block',
  severity: 'error',
  about:
    'A code block that isn’t closed, has an unknown language, or isn’t the JSON or request that it says.',
  example: { file: 'documentation/webhooks.md', from: '```json\n{', to: '```json\n{,' },
  checkFile: (content, { variables = new Map() }, report) => {
    const lines = content.text.split(/\r?\n/);
    for (const block of codeBlocksOf(content)) {
      const { language, text, pointAt, node } = block;
      const { start, end } = node.position ?? {};
      const [, fence] = /^[\s>*-]*(?:\d+\.\s+)?(`{3,}|~{3,})/.exec(lines[(start?.line ?? 1) - 1] ?? '') ?? [];
      const isClosed =
        fence === undefined ||
        (end !== undefined &&
          end.line > (start?.line ?? 0) &&
          new RegExp(`^[\\s>]*${fence}`).test(lines[end.line - 1] ?? ''));
      if (!isClosed) report(content, start, `The code block isn't closed; add a line ${fence} after it`);
      else if (fence === undefined)
        report(
          content,
          start,
          'These lines are indented like code; remove the spaces before them, or put them between lines ```',
        );
      else if (language === '')
        report(content, start, 'The code block has no language; write one after ```, such as json or text');
      else if (!known.includes(language))
        report(
          content,
          start,
          `"${language}" isn't a language that pages know; ${suggestion(language, known, `write one of: ${known.join(', ')}`)}`,
        );
      else if (/^ *(?:`{3}|~{3})/m.test(text))
        report(
          content,
          pointAt(text.search(/^ *(?:`{3}|~{3})/m)),
          'Another code block starts within this one; close the first',
        );
      else if (language === 'json') {
        const read = readJson(text, variables);
        if ('fault' in read) report(content, pointAt(read.offset), read.fault);
      } else if (language === requestLanguage) {
        const read = readRequest(text);
        if (!('fault' in read)) continue;
        const { line, message, fix, isJson } = read.fault;
        const offset =
          text
            .split('\n')
            .slice(0, line - 1)
            .join('\n').length + (line > 1 ? 1 : 0);
        const body = isJson ? readJson(text.slice(offset), variables) : undefined;
        report(content, pointAt(offset + (body && 'fault' in body ? body.offset : 0)), `${message}; ${fix}`);
      }
    }
  },
};
