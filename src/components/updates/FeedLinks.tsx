import { css } from '@emotion/react';
import { notInAlternate } from '../../lib/routing/markdown-alternate';
import { feedPath, jsonFeedPath, updatesPath } from '../../lib/updates/update-addresses';
import { color, space, text } from '../../theme/tokens';

const line = css({ marginTop: space(8), ...text.caption, color: color.ink3 });

/** Feeds of a list: RSS, and for all updates JSON Feed too. @param list the path of the list */
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
      . Feeds have the full text of the newest updates.
    </p>
  );
}
