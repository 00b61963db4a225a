import { css } from '@emotion/react';
import { formatDay } from '../../lib/time/day-format';
import { color, radius, space, text } from '../../theme/tokens';

export type ActedOn = { readonly breaking: boolean; readonly action_by: string | null };

const marks = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space(1)} ${space(3)}`,
  marginTop: space(2),
  ...text.mono,
  color: color.ink2,
});
const breakingMark = css({
  padding: `${space(0.25)} ${space(2)}`,
  border: '1px solid currentColor',
  borderRadius: radius.pill,
  color: color.error,
});

/** Whether code can stop working, and the deadline for action. Renders nothing if no action is needed. */
export function UpdateMarks({ update: { breaking, action_by: by } }: { update: ActedOn }) {
  if (!breaking && !by) return null;
  return (
    <p css={marks}>
      {breaking ? <span css={breakingMark}>Breaking change</span> : null}{' '}
      {by ? (
        <span>
          Act by <time dateTime={by}>{formatDay(by)}</time>
        </span>
      ) : null}
    </p>
  );
}
