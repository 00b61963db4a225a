import { css } from '@emotion/react';
import { formatDay } from '../../lib/time/day-format';
import { color, space, text } from '../../theme/tokens';
import { SmartLink } from '../link/SmartLink';

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space(2)} ${space(6)}`,
  margin: 0,
  ...text.caption,
  color: color.ink3,
});

/** When an article was last changed, and a link to edit it. Renders nothing if neither is known. */
export function ArticleEnd({ changed, edit }: { changed: string | null; edit: string | null }) {
  if (!changed && !edit) return null;
  return (
    <p css={line} data-print="none">
      {changed ? (
        <span>
          Last changed <time dateTime={changed}>{formatDay(changed)}</time>
        </span>
      ) : null}
      {edit ? <SmartLink href={edit}>Edit this page</SmartLink> : null}
    </p>
  );
}
