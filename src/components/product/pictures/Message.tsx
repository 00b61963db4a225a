import { css } from '@emotion/react';
import { color, media, radius, space, text } from '../../../theme/tokens';
import { numbered, type Parts } from './parts';

const message = css({
  border: `2px solid ${color.ink}`,
  borderRadius: radius.control,
  backgroundColor: color.raised,
});
const row = css({
  padding: `${space(3)} min(${space(5)}, 5vw)`,
  '&:not(:first-of-type)': { borderTop: `1px solid ${color.line}` },
  '& > dt': { ...text.label, color: color.ink2 },
  '& > dd': { margin: 0, ...text.code, overflowWrap: 'anywhere' },
  [media.sm]: { display: 'grid', gridTemplateColumns: `${space(32)} minmax(0, 1fr)`, alignItems: 'center' },
});
const marked = css({ boxShadow: 'inset 4px 0 0 var(--rail)' });

/** A message: its fields, with those that have a note marked. */
export function Message({ parts }: Parts) {
  return (
    <dl css={message}>
      {parts.map(({ title, value, text: about }) => (
        <div key={title} css={[row, about && marked]}>
          <dt css={about && numbered}>{title}</dt>
          <dd translate="no">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
