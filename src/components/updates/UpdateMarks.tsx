import { css } from '@emotion/react';
import { formatDay } from '../../lib/time/day-format';
import { deadlineWords } from '../../lib/updates/deadline';
import { color, radius, space, text, wrapping } from '../../theme/tokens';

/** `passed` is whether the day by which to act had passed when the page was built. */
export type ActedOn = {
  readonly breaking: boolean;
  readonly action_by: string | null;
  readonly passed: boolean;
};

const marks = css({
  ...wrapping,
  alignItems: 'baseline',
  gap: `${space(1)} ${space(3)}`,
  marginTop: space(2),
  ...text.label,
  color: color.ink2,
});
const breakingMark = css({
  padding: `${space(0.25)} ${space(2)}`,
  border: '1px solid currentColor',
  borderRadius: radius.pill,
  color: color.error,
});

/** Whether code can stop working, and the deadline for action. Renders nothing if no action is needed. */
export function UpdateMarks({ update: { breaking, action_by: by, passed } }: { update: ActedOn }) {
  if (!breaking && !by) return null;
  return (
    <p css={marks}>
      {breaking ? <span css={breakingMark}>Breaking change</span> : null}{' '}
      {by ? (
        <span>
          {deadlineWords(passed)} <time dateTime={by}>{formatDay(by)}</time>
        </span>
      ) : null}
    </p>
  );
}
