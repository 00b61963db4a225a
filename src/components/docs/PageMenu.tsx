import { css } from '@emotion/react';
import { useCopy } from '../../lib/code/clipboard';
import { notInAlternate } from '../../lib/routing/markdown-alternate';
import { color, media, radius, size, space, text } from '../../theme/tokens';
import { Icon } from '../icon/Icon';
import type { IconName } from '../icon/icons';

const group = css({
  display: 'flex',
  position: 'relative',
  justifySelf: 'end',
  ...text.caption,
  // Enlarged text grows until the buttons fill the line.
  fontSize: `min(${text.caption.fontSize}, 6vw)`,
  fontWeight: 500,
  [media.print]: { display: 'none' },
});
const pill = css({
  display: 'flex',
  alignItems: 'center',
  gap: `min(${space(2)}, 2vw)`,
  minHeight: size.pill,
  borderRadius: radius.pill,
  padding: `0 min(${space(3.5)}, 3.5vw)`,
  border: `1px solid ${color.control}`,
  backgroundColor: color.raised,
  color: color.ink,
  font: 'inherit',
  cursor: 'pointer',
  '&:hover': { backgroundColor: color.surface },
});
const copyStyle = css(pill, {
  borderInlineEnd: 0,
  borderStartEndRadius: 0,
  borderEndEndRadius: 0,
  'html:not([data-script]) &': { display: 'none' },
});
const summary = css(pill, {
  listStyle: 'none',
  borderStartStartRadius: 0,
  borderEndStartRadius: 0,
  padding: `0 min(${space(3)}, 3vw)`,
  '&::-webkit-details-marker': { display: 'none' },
  // Without a script it's the only button.
  'html:not([data-script]) &': { borderStartStartRadius: radius.pill, borderEndStartRadius: radius.pill },
});
const more = css({
  'html[data-script] &': { position: 'absolute', width: 1, height: 1, overflow: 'hidden' },
});
const list = css({
  position: 'absolute',
  insetInlineEnd: 0,
  zIndex: 2,
  width: 'max-content',
  marginTop: space(1.5),
  padding: space(2),
  border: `1px solid ${color.menuEdge}`,
  borderRadius: radius.card,
  backgroundColor: color.surface,
});
const entry = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(2.5),
  padding: `${space(2)} ${space(3)}`,
  borderRadius: radius.control,
  color: color.ink,
  textDecoration: 'none',
  '&:hover': { backgroundColor: color.paper },
});

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
  return (
    <div css={group} {...notInAlternate}>
      <button type="button" css={copyStyle} aria-live="polite" onClick={() => copy(textOf(path))}>
        <Icon name="copy" />
        <span>{label || 'Copy as Markdown'}</span>
      </button>
      <details
        onKeyDown={({ key, currentTarget }) => {
          if (key !== 'Escape') return;
          currentTarget.open = false;
          currentTarget.querySelector('summary')?.focus();
        }}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
        }}
      >
        <summary css={summary}>
          <span css={more}>This page as Markdown</span>
          <Icon name="chevronDown" />
        </summary>
        <ul css={list}>
          <li>
            <a href={path} css={entry}>
              <Icon name="markdown" />
              View as Markdown
            </a>
          </li>
          {assistants.map(({ name, icon, address }) => (
            <li key={name}>
              <a href={`${address}${question(origin + path)}`} css={entry} rel="noopener">
                <Icon name={icon} />
                Open in {name}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
