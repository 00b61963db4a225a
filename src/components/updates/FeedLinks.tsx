import { css } from '@emotion/react';
import { notInAlternate } from '../../lib/routing/markdown-alternate';
import { feedPath, jsonFeedPath, updatesPath } from '../../lib/updates/update-addresses';
import { color, space, text } from '../../theme/tokens';

const line = css({ margin: `${space(8)} 0 0`, ...text.caption, color: color.ink3 });

/** How to be told of what is new in a list: its feed, and of all updates also the JSON Feed. @param list its path */
export function FeedLinks({ list }: { list: string }) {
  return (
    <p css={line} data-print="none" {...notInAlternate}>
      Subscribe to this list: <a href={feedPath(list)}>RSS</a>
      {list === updatesPath ? (
        <>
          {' '}
          or <a href={jsonFeedPath}>JSON Feed</a>
        </>
      ) : null}
      . It holds the whole text of the newest updates.
    </p>
  );
}
