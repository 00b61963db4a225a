import { css } from '@emotion/react';
import { belowHeader, color, radius, size, space, text } from '../../theme/tokens';

/** A label above its control, a hint or an error below. */
export const field = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(1.5),
  alignContent: 'start',
  minWidth: 0,
});

export const labelStyle = css({ ...text.caption, fontWeight: 500 });

export const hintStyle = css({ ...text.fine, color: color.ink3 });

/** In Chromium, the parts of a date field have the focus, and its scroll margin doesn't apply to them. */
const dateParts = [
  ...['month', 'day', 'year', 'hour', 'minute', 'ampm'].map((part) => `datetime-edit-${part}-field`),
  'calendar-picker-indicator',
]
  .map((part) => `&::-webkit-${part}`)
  .join(', ');

/** A text field or a select. */
export const control = css({
  width: '100%',
  minHeight: size.target,
  padding: `${space(2)} ${space(3)}`,
  border: `1px solid ${color.control}`,
  borderRadius: radius.control,
  backgroundColor: color.surface,
  color: color.ink,
  ...text.body,
  fontVariantNumeric: 'tabular-nums',
  [dateParts]: { scrollMarginTop: belowHeader },
  '&[aria-invalid="true"]': { borderColor: color.error, borderWidth: 2 },
});

export const errorStyle = css({ ...text.fine, color: color.error });

/** Without words it takes no room, but stays on the page: screen readers announce only changes of what's there. */
export const wordsStyle = css({ '&:empty': { position: 'absolute' } });
