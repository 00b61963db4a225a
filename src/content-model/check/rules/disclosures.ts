/** Checks that no file speaks of insurance, cards or placement without what the law wants beside it. */

import { forEachBlock, statementsOf } from '../../disclosures/blocks';
import { findingsOn, refusedIn } from '../../disclosures/findings';
import { folded } from '../../disclosures/names';
import type { Finding } from '../../disclosures/rule-input';
import { missingIn } from '../../disclosures/statements';
import { type IsSuppressed, suppressedBy } from '../../disclosures/suppressions';
import {
  type DisclosureRuleId,
  type Suppression,
  suppressibleRules,
  suppressionsOf,
} from '../../suppressions';
import { interpolate } from '../../variables';
import { type Diagnostic, quote } from '../diagnostics/diagnostic';
import { type Prose, proseOf, proseOfFields, proseOfSections } from '../reading/prose';
import type { ContentFile } from '../reading/read-content';
import type { DisclosureContext } from './disclosure-context';
import { unusedSuppressions } from './unused-suppressions';

const disclosureRules = suppressibleRules.filter(
  (rule): rule is DisclosureRuleId => rule !== 'typed_figure' && rule !== 'style',
);

/** Fields at the top of a page, which are one part of it. Every other field of a record is a part of its own. */
const atTop = new Set(['title', 'description', 'headline', 'lede', 'notice', 'facts']);

/** The parts of a record's page: its top with the start of its body, then field by field and section by section. */
function partsOf(content: ContentFile): Prose[][] {
  const [start = [], ...sections] = proseOfSections(content);
  const parts = new Map<string, Prose[]>([['top', [...start]]]);
  for (const prose of proseOfFields(content)) {
    const name = prose.field === null || atTop.has(prose.field) ? 'top' : prose.field;
    parts.set(name, [...(parts.get(name) ?? []), prose]);
  }
  return [...parts.values(), ...sections];
}

/** Where words stand that may have come from a token; then the place of the text. */
const placeOf = ({ locate, text }: Prose, { words }: Finding) =>
  locate(text.includes(words) ? words : (/\S+/.exec(text)?.[0] ?? ''), 0);

function problemOf(content: ContentFile, prose: Prose, finding: Finding, brand: string): Diagnostic {
  const message = `${quote(finding.words)} ${finding.message.replaceAll('{brand}', brand)}`;
  return { file: content.file, ...placeOf(prose, finding), message, fix: finding.fix };
}

type Found = { finding: Finding; prose: Prose };

function found(content: ContentFile, context: DisclosureContext, isSuppressed: IsSuppressed): Found[] {
  const { variables, names, blocks, footerFor } = context;
  const filled = ({ text }: Prose): string => folded(interpolate(text, variables));
  const parts = content.type.route ? partsOf(content) : [proseOf(content)];
  const passages = parts.map((part) => ({ passages: part.map(filled) }));
  const findings = content.type.route
    ? findingsOn({ parts: passages, footer: footerFor(content.value).join(' ') }, names, blocks, isSuppressed)
    : refusedIn(passages[0]?.passages ?? [], names, isSuppressed);
  return findings.flatMap((finding) => {
    const prose = parts[finding.part]?.[finding.passage];
    return prose ? [{ finding, prose }] : [];
  });
}

/** Claims of a file that lack something, refused words, and suppressions that are for none. */
export function disclosureDiagnostics(content: ContentFile, context: DisclosureContext): Diagnostic[] {
  const served = new Set<string>();
  const keyOf = ({ rule, words }: Suppression): string => `${rule} ${words}`;
  const isSuppressed = suppressedBy(suppressionsOf(content.value), (suppression) =>
    served.add(keyOf(suppression)),
  );
  const refused = found(content, context, isSuppressed).map(({ finding, prose }) =>
    problemOf(content, prose, finding, context.names.brand),
  );
  const useless = unusedSuppressions(content, disclosureRules, (suppression) =>
    served.has(keyOf(suppression)),
  );
  return [...refused, ...useless];
}

/** What the blocks of disclosures.yaml leave out. */
export function blockDiagnostics(content: ContentFile, { names, blocks }: DisclosureContext): Diagnostic[] {
  if (content.type.name !== 'DisclosuresContent') return [];
  const missing = forEachBlock((block) =>
    missingIn(blocks[block], statementsOf(block), names).map(({ says, add }) => ({
      file: content.file,
      ...content.locateKey([], block),
      message: `${quote(block)} does not say ${says.replaceAll('{brand}', names.brand)} (12 CFR 328.102(b))`,
      fix: `add: "${add}"`,
    })),
  );
  return Object.values(missing).flat();
}
