/** Writes what machines read of every page: its Markdown twin, /llms.txt and /llms-full.txt. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { paragraphsOf } from '../../lib/disclosures';
import { htmlFilesIn } from '../html-files';
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

/** The twins of the pages below a folder. */
async function twinsIn(folder: string): Promise<Twin[]> {
  const twins: Twin[] = [];
  for (const file of await htmlFilesIn(folder)) {
    const twin = await twinOf(await readFile(file, 'utf8'));
    if (twin) twins.push(twin);
  }
  return twins;
}

/** Writes the files below `folder`, beside the pages that are there. */
export async function writeTwins(graphql: CreatePagesArgs['graphql'], folder: string): Promise<void> {
  const { data, errors } = await graphql<Data>(query);
  if (!data) throw new Error(`llms.txt: ${String(errors)}`);
  const { brand, disclosures, banks } = data;
  const twins = await twinsIn(folder);
  for (const { path, file } of twins) await writeFile(join(folder, path), file);
  await writeFile(
    join(folder, 'llms.txt'),
    llmsTxt({ ...brand, disclosures: paragraphsOf(disclosures, {}, banks.sample) }, twins),
  );
  await writeFile(join(folder, 'llms-full.txt'), llmsFullTxt(twins));
}
