/** /.well-known/security.txt, per RFC 9116. */
import { output } from './output';

type Data = {
  brand: { url: string; emails: { security: string } };
  securityTxt: { expires: string; languages: readonly string[]; policy: string };
};

const query = `query SecurityTxt {
  brand { url emails { security } }
  securityTxt { expires languages policy }
}`;

/** The file's text. It expires at the end of the last day, UTC. */
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

export const securityFile = output<Data>(query, (data) => ({
  '.well-known/security.txt': securityTxt(data),
}));
