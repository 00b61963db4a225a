/** Writes the Markdown alternates, /llms.txt and /llms-full.txt. */
import type { CreatePagesArgs } from 'gatsby';
import { type DisclosureTexts, paragraphsOf } from '../../lib/payments/disclosures';
import type { PublicFiles } from '../post-build/public-files';
import { queryData } from '../post-build/query';
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

/** Writes the alternates and the two lists of them. */
export async function writeAlternates(
  graphql: CreatePagesArgs['graphql'],
  alternates: readonly MarkdownAlternate[],
  files: PublicFiles,
): Promise<void> {
  const data = await queryData<Data>(graphql, query);
  const { brand, disclosures, banks } = data;
  const paragraphs = paragraphsOf(disclosures, {}, banks.sample);
  for (const { path, file } of alternates) await files.write(path, file);
  await files.write('llms.txt', llmsTxt({ ...brand, disclosures: paragraphs }, alternates));
  await files.write('llms-full.txt', llmsFullTxt(alternates));
}
