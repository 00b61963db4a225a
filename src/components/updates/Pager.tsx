import { css } from '@emotion/react';
import { space, wrapping } from '../../theme/tokens';
import { pill } from '../link/pill';

const row = css({
  ...wrapping,
  justifyContent: 'space-between',
  gap: space(3),
  marginTop: space(8),
});
const last = css({ marginInlineStart: 'auto' });

type PagerProps = {
  newer: string | undefined;
  older: string | undefined;
  /** What the list is called, if there's another on the page. */
  of?: string | undefined;
  className?: string;
};

/** Links to the newer and older pages of a list, by path. Renders nothing if there's only one page. */
export function Pager({ newer, older, of = 'this list', className }: PagerProps) {
  if (!newer && !older) return null;
  return (
    <nav aria-label={`Pages of ${of}`} css={row} className={className} data-print="none">
      {newer ? (
        <a href={newer} rel="prev" css={pill}>
          Newer updates
        </a>
      ) : null}{' '}
      {older ? (
        <a href={older} rel="next" css={[pill, last]}>
          Older updates
        </a>
      ) : null}
    </nav>
  );
}
