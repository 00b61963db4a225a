import { css } from '@emotion/react';
import { useCopy } from '../../lib/code/clipboard';
import { notInAlternate } from '../../lib/routing/markdown-alternate';
import { media, size, space, wrapping } from '../../theme/tokens';
import { Icon } from '../icon/Icon';
import type { IconName } from '../icon/icons';
import { smallPill } from '../link/pill';
import { visuallyHidden } from '../visually-hidden';

const group = css({ ...wrapping, gap: space(2), [media.print]: { display: 'none' } });
const copyStyle = css(smallPill, { 'html:not([data-script]) &': { display: 'none' } });
const round = css(smallPill, { justifyContent: 'center', minWidth: size.pill, padding: 0 });

/** Assistants that accept a prompt in their address. */
const assistants: readonly { name: string; icon: IconName; address: string }[] = [
  { name: 'ChatGPT', icon: 'chatgpt', address: 'https://chatgpt.com/?q=' },
  { name: 'Claude', icon: 'claude', address: 'https://claude.ai/new?q=' },
];

const question = (address: string): string =>
  encodeURIComponent(`Read ${address} so that I can ask about it.`);

async function textOf(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} is missing`);
  return response.text();
}

type PageMenuProps = {
  /** Path of the page's Markdown alternate. */
  path: string;
  /** Origin of the site, without a trailing slash. */
  origin: string;
};

/** The page as Markdown: copy it, view it, or pass its address to an assistant. */
export function PageMenu({ path, origin }: PageMenuProps) {
  const [label, copy] = useCopy();
  const links = [
    { name: 'View as Markdown', icon: 'markdown' as const, href: path },
    ...assistants.map(({ name, icon, address }) => ({
      name: `Open in ${name}`,
      icon,
      href: `${address}${question(origin + path)}`,
      rel: 'noopener',
    })),
  ];
  return (
    <div css={group} {...notInAlternate}>
      <button type="button" css={copyStyle} aria-live="polite" onClick={() => copy(textOf(path))}>
        <Icon name="copy" />
        <span>{label || 'Copy as Markdown'}</span>
      </button>
      {links.map(({ name, icon, ...link }) => (
        <a key={name} {...link} css={round} title={name}>
          <Icon name={icon} />
          <span css={visuallyHidden}>{name}</span>
        </a>
      ))}
    </div>
  );
}
