/** Names the source file, and the line, of what is wrong with a finished page. */
import { VFile } from 'vfile';
import { escapeRegExp } from '../../../lib/text/escape-reg-exp';
import type { ContentFile } from '../../read/content-file';
import { readSite } from '../site';
import { suppressing, suppressionsIn } from '../suppressions';
import type { PageFault } from './page-rules';

/** A text that starts or ends the line of a YAML value, or that has one space where its source has a new line. */
const patternOf = (words: string): RegExp => new RegExp(words.split(/\s+/).map(escapeRegExp).join('\\s+'));

type Found = { readonly content: ContentFile; readonly line: number };

/** The first file with the words. Of several texts to look for, the first that is anywhere counts. */
function find(contents: readonly ContentFile[], sought: readonly string[]): Found | undefined {
  for (const pattern of sought.map(patternOf))
    for (const content of contents) {
      const at = content.text.search(pattern);
      if (at >= 0) return { content, line: content.pointAt(at).line };
    }
  return undefined;
}

/** The faults as messages of their source files. The same fault on many pages, as of a link in the footer, is one message. */
export function pageReport(faults: readonly PageFault[], folder: string): VFile[] {
  if (faults.length === 0) return [];
  const { pages, contents } = readSite(folder, '');
  const files = new Map<string, VFile>();
  for (const { rule, route, reason, sought } of faults) {
    const own = pages.filter(({ path }) => path === route).map(({ content }) => content);
    const found = find(own, sought) ?? find(contents, sought);
    const { content, line } = found ?? { content: own[0], line: 1 };
    const path = content?.path ?? 'content';
    const file = files.get(path) ?? new VFile({ path, value: content?.text ?? '' });
    files.set(path, file);
    if (file.messages.some((message) => message.line === line && message.ruleId === rule)) continue;
    const message = file.message(reason, { place: { line, column: 1 }, ruleId: rule, source: 'check' });
    message.fatal = true;
    if (content && suppressing(message, suppressionsIn(content))) file.messages.pop();
  }
  return [...files.values()].filter(({ messages }) => messages.length > 0);
}
