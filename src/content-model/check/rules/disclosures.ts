/** Checks that claims about insurance, cards or placement come with what the law requires next to them. */

import { forEachBlock, statementsOf } from '../../disclosures/blocks';
import { findingsOn, refusedIn } from '../../disclosures/findings';
import type { Finding } from '../../disclosures/rule-input';
import { missingIn } from '../../disclosures/statements';
import { type IsSuppressed, suppressedBy } from '../../disclosures/suppressions';
import {
  type DisclosureRuleId,
  hasBrokenSuppressions,
  type Suppression,
  suppressibleRules,
  suppressionsOf,
} from '../../suppressions';
import { type Diagnostic, quote } from '../diagnostics/diagnostic';
import type { ContentFile } from '../reading/content-file';
import { type FilledText, filledText } from '../reading/filled-text';
import { countPieces, type Place } from '../reading/places';
import { type Prose, proseOf, proseOfFields, proseOfSections } from '../reading/prose';
import type { DisclosureContext } from './disclosure-context';
import { unusedSuppressions } from './unused-suppressions';

const disclosureRules = suppressibleRules.filter(
  (rule): rule is DisclosureRuleId => rule !== 'typed_figure' && rule !== 'style',
);

/** The fields at the top of a page, which are one part. Every other field is a separate part. */
const atTop = new Set(['title', 'description', 'headline', 'lede', 'notice', 'facts']);

/** The parts of a record's page: the top with the start of its body, then each field and section. */
function partsOf(content: ContentFile): (readonly Prose[])[] {
  const [start = [], ...sections] = proseOfSections(content);
  const parts = new Map<string, Prose[]>([['top', [...start]]]);
  for (const prose of proseOfFields(content)) {
    const name = prose.field === null || atTop.has(prose.field) ? 'top' : prose.field;
    parts.set(name, [...(parts.get(name) ?? []), prose]);
  }
  return [...parts.values(), ...sections];
}

type Passage = { readonly prose: Prose; readonly filled: FilledText };

/** The position of a finding's first word, or of the variable that has it. */
function placeOf({ prose, filled }: Passage, { index }: Finding): Place {
  const origin = filled.originOf(index);
  const [piece = ''] = /^(?:\{[^}]*\}|[^\s{]+)/.exec(prose.text.slice(origin)) ?? [];
  return prose.locate(piece, countPieces(prose.text.slice(0, origin), piece));
}

function problemOf(content: ContentFile, passage: Passage, finding: Finding, brand: string): Diagnostic {
  const message = `${quote(finding.words)} ${finding.message.replaceAll('{brand}', brand)}`;
  return { file: content.file, ...placeOf(passage, finding), message, fix: finding.fix };
}

type Found = { finding: Finding; passage: Passage };

function found(content: ContentFile, context: DisclosureContext, isSuppressed: IsSuppressed): Found[] {
  const { variables, names, blocks, footerFor } = context;
  const parts = (content.type.route ? partsOf(content) : [proseOf(content)]).map((part) =>
    part.map((prose): Passage => ({ prose, filled: filledText(prose.text, variables) })),
  );
  const passages = parts.map((part) => ({ passages: part.map(({ filled }) => filled.text) }));
  const findings = content.type.route
    ? findingsOn({ parts: passages, footer: footerFor(content.value).join(' ') }, names, blocks, isSuppressed)
    : refusedIn(passages[0]?.passages ?? [], names, isSuppressed);
  return findings.flatMap((finding) => {
    const passage = parts[finding.part]?.[finding.passage];
    return passage ? [{ finding, passage }] : [];
  });
}

/** Claims that lack something, refused words, and unused suppressions in a file. */
export function disclosureDiagnostics(content: ContentFile, context: DisclosureContext): Diagnostic[] {
  if (hasBrokenSuppressions(content.value)) return [];
  const served = new Set<string>();
  const keyOf = ({ rule, words }: Suppression): string => `${rule} ${words}`;
  const isSuppressed = suppressedBy(suppressionsOf(content.value), (suppression) =>
    served.add(keyOf(suppression)),
  );
  const refused = found(content, context, isSuppressed).map(({ finding, passage }) =>
    problemOf(content, passage, finding, context.names.brand),
  );
  const useless = unusedSuppressions(content, disclosureRules, (suppression) =>
    served.has(keyOf(suppression)),
  );
  return [...refused, ...useless];
}

/** What is missing from the blocks in disclosures.yaml. */
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
