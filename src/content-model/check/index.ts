/** The check of the content folder: runs every rule, and returns the files with something to report. */
import { VFile } from 'vfile';
import type { ContentFile } from '../read/content-file';
import { pageRules } from './page/page-rules';
import type { Report, Rule } from './rule';
import { readRules } from './rules';
import { readSite, type Site } from './site';
import { suppressing, suppressionsIn } from './suppressions';
import { checkWords } from './words';

export type CheckOptions = {
  /** Such as "2026-11-20". */
  readonly today?: string;
  readonly rules?: readonly Rule[];
};

type Files = { readonly fileOf: (content: ContentFile | string) => VFile; readonly all: Map<string, VFile> };

function openFiles(): Files {
  const all = new Map<string, VFile>();
  const fileOf: Files['fileOf'] = (content) => {
    const { path, text } = typeof content === 'string' ? { path: content, text: '' } : content;
    const file = all.get(path) ?? new VFile({ path, value: text });
    all.set(path, file);
    return file;
  };
  return { fileOf, all };
}

/** Runs a part of the check. If it fails itself, that's a message in a file, never a stack. */
async function guarded(file: VFile, what: string, action: () => unknown): Promise<void> {
  try {
    await action();
  } catch (error) {
    const [first] = (error as Error).message.split('\n');
    file.message(`${what} could not be checked (${first}); look for something unusual in it`).fatal = true;
  }
}

function reporter({ fileOf }: Files, { id, severity }: Rule): Report {
  return (content, place, reason) => {
    const message = fileOf(content).message(reason, {
      ...(place ? { place } : {}),
      ruleId: id,
      source: 'check',
    });
    message.fatal = severity === 'error';
  };
}

async function run(rule: Rule, site: Site, files: Files): Promise<void> {
  const report = reporter(files, rule);
  if ('checkSite' in rule)
    await guarded(files.fileOf('content'), `The rule ${rule.id}`, () => rule.checkSite(site, report));
  else
    for (const content of site.contents)
      await guarded(files.fileOf(content), 'The file', () => rule.checkFile(content, site, report));
}

/** Removes what comments suppress, and warns about comments that suppress nothing or have no reason. */
function applySuppressions(content: ContentFile, file: VFile): void {
  const suppressions = suppressionsIn(content);
  const used = new Set<unknown>();
  file.messages = file.messages.filter((message) => {
    const suppression = suppressing(message, suppressions);
    if (suppression) used.add(suppression);
    return suppression === undefined;
  });
  for (const suppression of suppressions) {
    const { line, rule, hasReason } = suppression;
    const warn = (reason: string) =>
      file.message(reason, { place: { line, column: 1 }, ruleId: 'suppression', source: 'check' });
    // The check of finished pages knows whether its own rules are suppressed.
    if (pageRules.some((own) => own === rule)) continue;
    if (!used.has(suppression)) warn(`Nothing here breaks the rule "${rule}"; remove the comment`);
    else if (!hasReason) warn('The comment gives no reason; add one after the name of the rule and a colon');
  }
}

/** Whether a file has an error, which stops a build. */
export const hasErrors = ({ messages }: VFile): boolean => messages.some(({ fatal }) => fatal === true);

/** Checks a content folder. Never throws for anything that is in it. */
export async function check(folder: string, options: CheckOptions = {}): Promise<VFile[]> {
  const { today = new Date().toISOString().slice(0, 10), rules = readRules() } = options;
  const files = openFiles();
  let site: Site | undefined;
  await guarded(files.fileOf('content'), 'The folder', () => {
    site = readSite(folder, today);
  });
  if (!site) return [...files.all.values()];
  const isReadable = site.contents.every(({ faults }) => faults.length === 0);
  for (const rule of rules) if (isReadable || !rule.needsAllFiles) await run(rule, site, files);
  for (const content of site.contents) {
    const file = files.fileOf(content);
    if (options.rules === undefined && content.faults.length === 0)
      await guarded(file, 'The file', () => checkWords(content, file));
    applySuppressions(content, file);
  }
  return [...files.all.values()].filter(({ messages }) => messages.length > 0);
}
