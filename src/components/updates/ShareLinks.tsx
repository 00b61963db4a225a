import { css } from '@emotion/react';
import { useCopy } from '../../lib/code/clipboard';
import { useHydrated } from '../../lib/hooks/use-hydrated';
import { alternatePath, notInAlternate } from '../../lib/routing/markdown-alternate';
import { color, space, text, wrapping } from '../../theme/tokens';
import { Icon } from '../icon/Icon';

const list = css({
  ...wrapping,
  gap: `${space(1)} ${space(5)}`,
  ...text.caption,
});
const entry = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: space(9),
  color: color.ink,
  textDecoration: 'underline',
});
/** Hidden without JavaScript, because the button would do nothing. */
const scripted = css({ 'html:not([data-script]) &': { display: 'none' } });

type ShareLinksProps = {
  title: string;
  path: string;
  /** Of the site. */
  origin: string;
};

const mailtoLink = ({ title, path, origin }: ShareLinksProps): string =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(origin + path)}`;

/** Ways to share a page without third parties: copy its address, email, the device's share sheet, Markdown. */
export function ShareLinks(page: ShareLinksProps) {
  const [label, copy] = useCopy();
  const sheet = useHydrated() && 'share' in navigator;
  const url = page.origin + page.path;
  return (
    <ul css={list} aria-label="Share" data-print="none" {...notInAlternate}>
      <li css={scripted}>
        <button type="button" css={entry} aria-live="polite" onClick={() => copy(url)}>
          <Icon name="link" />
          <span>{label || 'Copy link'}</span>
        </button>
      </li>
      {sheet ? (
        <li>
          <button
            type="button"
            css={entry}
            // Rejects when the visitor closes the sheet, which isn't an error.
            onClick={() => navigator.share({ title: page.title, url }).catch(() => undefined)}
          >
            <Icon name="arrowUpRight" />
            Share
          </button>
        </li>
      ) : null}
      <li>
        <a css={entry} href={mailtoLink(page)}>
          <Icon name="email" />
          Send by email
        </a>
      </li>
      <li>
        <a css={entry} href={alternatePath(page.path)}>
          <Icon name="markdown" />
          Read as Markdown
        </a>
      </li>
    </ul>
  );
}
