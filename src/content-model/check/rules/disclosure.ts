import {
  type DisclosureTexts,
  forEachBlock,
  type OptionalDisclosure,
  optionalIds,
  statementsOf,
} from '../../disclosures/blocks';
import { findingsOn, refusedIn } from '../../disclosures/findings';
import { blockWords, footerOf, namesFrom } from '../../disclosures/names';
import { missingIn } from '../../disclosures/statements';
import type { ContentFile } from '../../read/content-file';
import { recordFaults } from '../../read/record-faults';
import { interpolate, type Variables } from '../../variables';
import { type Prose, proseOf } from '../prose';
import type { Rule } from '../rule';
import { fieldsOf, recordsIn, type Site } from '../site';

/** The fields at the top of a page, which are one part with the start of its body. */
const atTop = new Set(['title', 'description', 'headline', 'lede', 'notice', 'facts']);

/** The parts of a page: its top, each field and each section. What the law wants near a claim must be in the same part. */
function partsOf(content: ContentFile): Prose[][] {
  const parts = new Map<string, Prose[]>();
  for (const prose of proseOf(content)) {
    const field = String(prose.path?.[0] ?? '');
    const own = prose.path
      ? atTop.has(field)
        ? 'top'
        : field
      : prose.section === 0
        ? 'top'
        : `section ${prose.section}`;
    parts.set(own, [...(parts.get(own) ?? []), prose]);
  }
  return [...parts.values()];
}

type Context = {
  readonly variables: Variables;
  readonly names: ReturnType<typeof namesFrom>;
  readonly blocks: ReturnType<typeof blockWords>;
  readonly footer: (content: ContentFile) => string;
};

/** What the rules need of other files; undefined while one of them has an error. */
function contextOf({ variables, ofType }: Site): Context | undefined {
  const [banks] = ofType('BanksContent');
  const [texts] = ofType('DisclosuresContent');
  if (!variables || !banks || !texts || recordFaults(texts).length > 0) return undefined;
  const { items, sample } = fieldsOf(banks.value);
  const words = texts.value as DisclosureTexts;
  const names = namesFrom(
    variables,
    recordsIn(items).map(({ name }) => String(name)),
  );
  const listed = (content: ContentFile): OptionalDisclosure[] => {
    const { disclosures } = fieldsOf(content.value);
    return optionalIds.filter((id) => Array.isArray(disclosures) && disclosures.includes(id));
  };
  return {
    variables,
    names,
    blocks: blockWords(words, variables),
    footer: (content) => footerOf(words, listed(content), variables, sample === true).join(' '),
  };
}

/** Claims about insurance, cards, placement and banks without what the law requires beside them. */
export const rule: Rule = {
  id: 'disclosure',
  severity: 'error',
  about:
    'A claim about deposit insurance, cards or banks without its disclosure, or one that no one may make.',
  example: { file: 'documentation/sdks.md', from: '\n## ', to: '\nYour deposits are FDIC-insured.\n\n## ' },
  needsAllFiles: true,
  checkSite: (site, report) => {
    const context = contextOf(site);
    if (!context) return;
    const { variables, names, blocks, footer } = context;
    for (const content of site.contents) {
      const isPage = content.type.route !== undefined;
      const proses = isPage ? partsOf(content) : [[...proseOf(content)]];
      const parts = proses.map((part) => ({
        passages: part.map(({ text }) => interpolate(text, variables)),
      }));
      const findings = isPage
        ? findingsOn({ parts, footer: footer(content) }, names, blocks)
        : refusedIn(parts[0]?.passages ?? [], names);
      for (const { part, passage, words, message, fix } of findings) {
        const { text = '', pointAt } = proses[part]?.[passage] ?? {};
        // The words may come from a variable.
        const place = pointAt?.(Math.max(0, text.indexOf(words)));
        report(content, place, `"${words}" ${message.replaceAll('{brand}', names.brand)}; ${fix}`);
      }
      if (content.type.name !== 'DisclosuresContent') continue;
      forEachBlock((block) => {
        for (const { says, add } of missingIn(blocks[block], statementsOf(block), names))
          report(
            content,
            content.placeOfKey([block]),
            `"${block}" doesn't say ${says.replaceAll('{brand}', names.brand)} (12 CFR 328.102(b)); add: "${add}"`,
          );
      });
    }
  },
};
