import { css } from '@emotion/react';
import { color, font, radius, space, text, wrapping } from '../../../theme/tokens';
import { numbered, type Parts } from './parts';

const paper = css({
  display: 'grid',
  gap: space(3),
  padding: `${space(5)} min(${space(6)}, 4vw)`,
  border: `2px solid ${color.ink}`,
  borderRadius: radius.control,
  backgroundColor: color.raised,
  ...text.caption,
  '& + &': { minHeight: space(32), marginTop: space(4), alignContent: 'space-between' },
  '& > p': {
    ...wrapping,
    justifyContent: 'space-between',
    gap: `${space(1)} ${space(4)}`,
  },
  '& > p > span': { display: 'inline-flex', alignItems: 'center', gap: space(1) },
  '& small': { ...text.label, color: color.ink3 },
});
const ruled = css({ paddingBottom: space(1), borderBottom: `1px solid ${color.control}` });
const micr = css({ '&&': { justifyContent: 'start', paddingTop: space(3) }, fontFamily: font.mono });
const symbols = { routing: 'M0 1h2v12H0zM5 2h4v4H5zM5 8h4v4H5z', own: 'M0 2h2v6H0zM4 5h2v6H4zM8 8h2v3H8z' };

/** A symbol around a field of the MICR line: of the routing number, or of what is the paying bank's own. */
const symbol = (name: keyof typeof symbols) => (
  <svg width="10" height="14" viewBox="0 0 10 14" fill="currentColor" aria-hidden="true">
    <path d={symbols[name]} />
  </svg>
);

/** The front of a check with its MICR line, and its back with the endorsement. */
export function CheckPicture({ parts }: Parts) {
  const [payer, date, payee, sum, words, memo, number, routing, account, endorsement] = parts;
  return (
    <div>
      <div css={paper}>
        <p>
          <b>{payer?.value}</b> <span>{date?.value}</span>
        </p>
        <p css={ruled}>
          <span>
            <small>{payee?.title}</small> {payee?.value}
          </span>{' '}
          <b>{sum?.value}</b>
        </p>
        <p css={ruled}>{words?.value}</p>
        <p>
          <span>
            <small>{memo?.title}</small> {memo?.value}
          </span>
        </p>
        <p css={micr}>
          <span css={numbered}>
            {symbol('own')}
            {number?.value}
            {symbol('own')}
          </span>{' '}
          <span css={numbered}>
            {symbol('routing')}
            {routing?.value}
            {symbol('routing')}
          </span>{' '}
          <span css={numbered}>
            {account?.value}
            {symbol('own')}
          </span>
        </p>
      </div>
      <div css={paper}>
        <p>
          <i>{payee?.value}</i>
        </p>
        <p>
          <span css={numbered}>{endorsement?.value}</span>
        </p>
      </div>
    </div>
  );
}
