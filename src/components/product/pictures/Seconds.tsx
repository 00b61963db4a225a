import { css } from '@emotion/react';
import { lineToNext, station } from '../../../diagrams/station';
import { color, media, space, text } from '../../../theme/tokens';
import { TextWithLinks } from '../../link/TextWithLinks';
import type { Parts } from './parts';

const measures = { diameter: 6.5, indent: 11, next: 8 };
const line = css({ [media.tablet]: { display: 'flex' } });
const stop = css(station(measures), {
  '&:not(:last-of-type)::after': {
    content: '""',
    ...lineToNext(measures),
    backgroundColor: 'var(--rail)',
  },
  [media.tablet]: {
    minWidth: space(44),
    padding: `${space(10)} ${space(8)} 0 0`,
    '&:not(:last-of-type)::after': {
      top: space(2.375),
      bottom: 'auto',
      insetInlineStart: 0,
      width: '100%',
      height: space(1.75),
    },
  },
});
const when = css({ ...text.figure, fontVariantNumeric: 'tabular-nums' });
const what = css({ display: 'block', ...text.small, fontWeight: 500 });
const words = css({ display: 'block', marginTop: space(1), ...text.caption, color: color.ink2 });

/** A payment in seconds: stops on a line, on wide screens as far apart as they are in time. */
export function Seconds({ parts }: Parts) {
  const at = parts.map(({ value }) => Number.parseFloat(value));
  const until = (index: number): number => (at[index + 1] ?? Number.NaN) - (at[index] ?? 0) || 1.2;
  return (
    <ol css={line}>
      {parts.map(({ title, value, text: about }, index) => (
        <li key={title} css={[stop, { flex: `${until(index)} 1 0` }]}>
          <b css={when}>{value}</b> <span css={what}>{title}</span>{' '}
          <span css={words}>
            <TextWithLinks text={about ?? ''} />
          </span>
        </li>
      ))}
    </ol>
  );
}
