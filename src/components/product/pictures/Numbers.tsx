import { css } from '@emotion/react';
import { keptColors, printedColors } from '../../../theme/kept-colors';
import { color, radius, space, text } from '../../../theme/tokens';
import { TextWithLinks } from '../../link/TextWithLinks';
import type { Parts } from './parts';

const drawn = { content: '""', position: 'absolute' } as const;
/** The width that the lines cross, with the account in its middle. */
const between = `min(${space(40)}, 18vw)`;
const account = css({
  position: 'relative',
  display: 'grid',
  gap: space(3),
  '&::after': {
    ...drawn,
    insetBlock: space(2),
    insetInlineStart: `calc(50% - ${space(3.5)})`,
    width: space(7),
    border: `4px solid ${color.ink}`,
    borderRadius: radius.pill,
    backgroundColor: color.surface,
    ...printedColors,
  },
});
const row = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  columnGap: between,
  alignItems: 'center',
  ...text.small,
  '&::before': {
    ...drawn,
    insetInline: `calc(50% - ${between} / 2)`,
    height: space(1.5),
    backgroundColor: 'var(--rail)',
    ...keptColors,
  },
});
const number = css({
  padding: `${space(3)} min(${space(4)}, 3vw)`,
  border: `1px solid ${color.control}`,
  borderRadius: radius.control,
  ...text.caption,
  '& > code': { display: 'block', ...text.code },
});
const entry = css({
  padding: `${space(3)} 0`,
  paddingInlineStart: space(3),
  borderBottom: `1px solid ${color.line}`,
});

/** Account numbers at the left, the account in the middle, its ledger at the right: a line for each number. */
export function Numbers({ parts }: Parts) {
  return (
    <ul css={account}>
      {parts.map(({ title, value, text: about }) => (
        <li key={title} css={row}>
          <span css={number}>
            {title} <code translate="no">{value}</code>
          </span>{' '}
          <span css={entry}>
            <TextWithLinks text={about ?? ''} />
          </span>
        </li>
      ))}
    </ul>
  );
}
