import { builtHtml } from '../../lib/security/trusted-types';

/** Code highlighted at build time. */
export function Highlighted({ html, className }: { html: string; className?: string }) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: builtHtml(html) }} />;
}
