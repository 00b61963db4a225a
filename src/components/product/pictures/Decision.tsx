import { css } from '@emotion/react';
import { keptColors } from '../../../theme/kept-colors';
import { nightBoard } from '../../../theme/night-board';
import { color, media, radius, space, text } from '../../../theme/tokens';
import { wrappedLines } from '../../code/code-styles';
import { TextWithLinks } from '../../link/TextWithLinks';
import type { Parts } from './parts';

const picture = css({
  ...text.caption,
  color: color.ink2,
  [media.md]: { display: 'grid', gridTemplateColumns: '2fr 3fr', alignItems: 'center' },
});
const line = { content: '""', position: 'absolute', backgroundColor: 'var(--rail)', ...keptColors } as const;
/** The authorization, with a line to the trunk. */
const asked = css({
  position: 'relative',
  padding: space(6),
  border: `4px solid ${color.ink}`,
  borderRadius: radius.board,
  '& > code': { ...text.mono },
  '& > b': { display: 'block', margin: `${space(1)} 0 ${space(3)}`, ...text.title, color: color.ink },
  [media.md]: {
    '&::after': {
      ...line,
      insetInlineStart: `calc(100% + 4px)`,
      top: '50%',
      width: space(14),
      height: space(1.5),
    },
  },
});
/** The trunk, from which the outcomes branch off. */
const outcomes = css({
  marginInlineStart: space(6),
  [media.md]: { marginInlineStart: space(14) },
});
const outcome = css({
  position: 'relative',
  padding: `${space(4)} 0`,
  paddingInlineStart: space(12),
  '&::before': { ...line, insetBlock: 0, insetInlineStart: 0, width: space(1.5) },
  '&::after': { ...line, top: space(6), insetInlineStart: 0, width: space(9), height: space(1.5) },
  '&:last-of-type::before': { bottom: 'auto', height: space(7) },
  '&:not(:first-of-type)::after': { backgroundColor: color.control },
  [media.md]: { '&:first-of-type::before': { top: space(6) } },
  '& > b': { ...text.h3, color: color.ink },
});
const code = css(nightBoard, {
  display: 'block',
  margin: `${space(2)} 0`,
  padding: space(2.5),
  borderRadius: radius.control,
  ...text.mono,
  ...wrappedLines,
});

/** An authorization that arrives, and its outcomes: the response that you send for each, and what follows. */
export function Decision({ parts: [request, ...others] }: Parts) {
  return (
    <div css={picture}>
      <p css={asked}>
        <code translate="no">{request?.title}</code> <b>{request?.value}</b>{' '}
        <TextWithLinks text={request?.text ?? ''} />
      </p>
      <ul css={outcomes}>
        {others.map(({ title, value, text: about }) => (
          <li key={title} css={outcome}>
            <b>{title}</b>
            <code css={code} translate="no" data-print="plain">
              {value}
            </code>
            <TextWithLinks text={about ?? ''} />
          </li>
        ))}
      </ul>
    </div>
  );
}
