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

/** It expires at the end of the last day, UTC. */
export const securityFile = output<Data>(query, ({ brand: { url, emails }, securityTxt }) => {
  const end = new Date(Date.parse(`${securityTxt.expires}T00:00:00Z`) + 24 * 60 * 60 * 1000);
  const lines = [
    `Contact: mailto:${emails.security}`,
    `Contact: ${url}/contact`,
    `Expires: ${end.toISOString()}`,
    `Preferred-Languages: ${securityTxt.languages.join(', ')}`,
    `Canonical: ${url}/.well-known/security.txt`,
    `Policy: ${new URL(securityTxt.policy, url).href}`,
  ];
  return { '.well-known/security.txt': `${lines.join('\n')}\n` };
});
