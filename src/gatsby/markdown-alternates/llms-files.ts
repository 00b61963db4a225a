/** The Markdown alternates, /llms.txt and /llms-full.txt. */
import { type DisclosureTexts, paragraphsOf } from '../../lib/payments/disclosures';
import { type Output, output } from '../outputs/output';
import { llmsFullTxt, llmsTxt } from './llms-txt';
import type { MarkdownAlternate } from './markdown-alternate';

const query = `query LlmsTxt {
  brand { name url description: structured_description }
  disclosures { blocks { id paragraphs } sample }
  banks { sample }
}`;

type Data = {
  brand: { name: string; url: string; description: string };
  disclosures: DisclosureTexts;
  banks: { sample: boolean };
};

/** The alternates and the two lists of them. */
export const alternateFiles = (alternates: readonly MarkdownAlternate[]): Output =>
  output<Data>(query, ({ brand, disclosures, banks }) => ({
    ...Object.fromEntries(alternates.map(({ path, file }) => [path.slice(1), file])),
    'llms.txt': llmsTxt({ ...brand, disclosures: paragraphsOf(disclosures, {}, banks.sample) }, alternates),
    'llms-full.txt': llmsFullTxt(alternates),
  }));
