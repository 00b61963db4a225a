import { css } from '@emotion/react';
import { useState } from 'react';
import { copyText } from '../../lib/code/clipboard';
import { useHydrated } from '../../lib/hooks/use-hydrated';
import { alternatePath, notInAlternate } from '../../lib/routing/markdown-alternate';
import { color, space, text } from '../../theme/tokens';
import { Icon } from '../icon/Icon';

const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space(1)} ${space(5)}`,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  ...text.caption,
});
const entry = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: space(9),
  padding: 0,
  border: 0,
  background: 'none',
  color: color.ink,
  font: 'inherit',
  cursor: 'pointer',
  textDecoration: 'underline',
});
/** Without a script the button could do nothing. */
const scripted = css({ 'html:not([data-script]) &': { display: 'none' } });

type ShareLinksProps = { title: string; path: string /** The address of the site. */; origin: string };

const mail = ({ title, path, origin }: ShareLinksProps): string =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(origin + path)}`;

/** Ways to pass a page on that ask no third party: its address, a letter, the device's own sheet, its Markdown. */
export function ShareLinks(page: ShareLinksProps) {
  const [said, say] = useState('');
  const sheet = useHydrated() && 'share' in navigator;
  const url = page.origin + page.path;
  return (
    <ul css={list} aria-label="Share" data-print="none" {...notInAlternate}>
      <li css={scripted}>
        <button
          type="button"
          css={entry}
          aria-live="polite"
          onClick={async () => say(await copyText(url))}
          onBlur={() => say('')}
        >
          <Icon name="link" />
          {said || 'Copy link'}
        </button>
      </li>
      {sheet ? (
        <li>
          <button
            type="button"
            css={entry}
            // A visitor who closes the sheet has changed their mind; nothing has failed.
            onClick={() => navigator.share({ title: page.title, url }).catch(() => undefined)}
          >
            <Icon name="arrowUpRight" />
            Share
          </button>
        </li>
      ) : null}
      <li>
        <a css={entry} href={mail(page)}>
          <Icon name="email" />
          Send by e-mail
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
