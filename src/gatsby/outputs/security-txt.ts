/** /.well-known/security.txt, as RFC 9116 has it. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { queryData } from '../post-build/query';

type Data = {
  brand: { url: string; emails: { security: string } };
  securityTxt: { expires: string; languages: readonly string[]; policy: string };
};

const query = `query SecurityTxt {
  brand { url emails { security } }
  securityTxt { expires languages policy }
}`;

/** The file's text. The last day counts as a whole: it ends with the midnight after it, UTC. */
export function securityTxt({
  brand: { url, emails },
  securityTxt: { expires, languages, policy },
}: Data): string {
  const end = new Date(Date.parse(`${expires}T00:00:00Z`) + 24 * 60 * 60 * 1000);
  return [
    `Contact: mailto:${emails.security}`,
    `Contact: ${new URL('/contact', url).href}`,
    `Expires: ${end.toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${new URL('/.well-known/security.txt', url).href}`,
    `Policy: ${new URL(policy, url).href}`,
    '',
  ].join('\n');
}

/** Writes the file below `folder`. */
export async function writeSecurityTxt(graphql: CreatePagesArgs['graphql'], folder: string): Promise<void> {
  const data = await queryData<Data>(graphql, query);
  await mkdir(join(folder, '.well-known'), { recursive: true });
  await writeFile(join(folder, '.well-known', 'security.txt'), securityTxt(data));
}
