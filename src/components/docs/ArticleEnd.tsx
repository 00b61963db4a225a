import { css } from '@emotion/react';
import { formatDay } from '../../lib/time/day-format';
import { color, space, text, wrapping } from '../../theme/tokens';
import { SmartLink } from '../link/SmartLink';

const line = css({
  ...wrapping,
  gap: `${space(2)} ${space(6)}`,
  marginTop: space(6),
  ...text.caption,
  color: color.ink3,
});

/** When an article was last changed, a link to edit it, and a way to ask about it. What isn't known is left out. */
export function ArticleEnd({ changed, edit }: { changed: string | null; edit: string | null }) {
  return (
    <p css={line} data-print="none">
      {changed ? (
        <span>
          Last changed <time dateTime={changed}>{formatDay(changed)}</time>
        </span>
      ) : null}{' '}
      {edit ? <SmartLink href={edit}>Edit this page</SmartLink> : null}{' '}
      <SmartLink href="/contact">Ask a question</SmartLink>
    </p>
  );
}
