/** Writes what machines read of every page: its Markdown twin, /llms.txt and /llms-full.txt. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { paragraphsOf } from '../../lib/disclosures';
import type { PageReader } from '../page-reader';
import { llmsFullTxt, llmsTxt } from './llms-txt';
import { type Twin, twinOf } from './twin-of';

const query = `{
  brand { name url description: structured_description }
  disclosures { general deposit_placement fdic_status sample }
  banks { sample }
}`;

type Data = {
  brand: { name: string; url: string; description: string };
  disclosures: Parameters<typeof paragraphsOf>[0];
  banks: { sample: boolean };
};

/** Writes the files into `folder`, beside the pages that it reads. */
export function twinWriter(graphql: CreatePagesArgs['graphql'], folder: string): PageReader {
  const twins: Twin[] = [];
  return {
    read: async ({ document }) => {
      const twin = await twinOf(document);
      if (!twin) return;
      twins.push(twin);
      await writeFile(join(folder, twin.path), twin.file);
    },
    end: async () => {
      const { data, errors } = await graphql<Data>(query);
      if (!data) throw new Error(`llms.txt: ${String(errors)}`);
      const { brand, disclosures, banks } = data;
      const paragraphs = paragraphsOf(disclosures, {}, banks.sample);
      await writeFile(join(folder, 'llms.txt'), llmsTxt({ ...brand, disclosures: paragraphs }, twins));
      await writeFile(join(folder, 'llms-full.txt'), llmsFullTxt(twins));
    },
  };
}
