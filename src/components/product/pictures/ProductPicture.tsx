import { css } from '@emotion/react';
import type { ComponentType } from 'react';
import { board } from '../../../diagrams/board';
import type { RailId } from '../../../theme/rails';
import { color, media, size, space, text } from '../../../theme/tokens';
import { TextWithLinks } from '../../link/TextWithLinks';
import { CheckPicture } from './CheckPicture';
import { Decision } from './Decision';
import { Message } from './Message';
import { Numbers } from './Numbers';
import { numbered, type Parts } from './parts';
import { Seconds } from './Seconds';

type Picture = NonNullable<Queries.ProductPageQuery['product']['picture']>;

/** Those with notes have the numbers of the notes in the picture. */
const pictures: Partial<Record<RailId, { Drawn: ComponentType<Parts>; notes?: boolean }>> = {
  accounts: { Drawn: Numbers },
  cards: { Drawn: Decision },
  checks: { Drawn: CheckPicture, notes: true },
  fednow: { Drawn: Seconds },
  rtp: { Drawn: Seconds },
  wires: { Drawn: Message, notes: true },
};

const section = css(board, { marginBottom: space(14) });
const heading = css(text.h3);
const lede = css({
  margin: `${space(2)} 0 ${space(8)}`,
  maxWidth: size.article,
  ...text.small,
  color: color.ink2,
});
const noted = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(8),
  counterReset: 'part',
  [media.md]: { gridTemplateColumns: '3fr 2fr', gap: space(12), alignItems: 'center' },
});
const noteList = css({ display: 'grid', gap: space(5), counterReset: 'part', ...text.small });
const note = css({ display: 'block', paddingInlineStart: space(7), ...text.caption, color: color.ink2 });

/** The picture that only this product has, with its heading, and the notes of its parts. */
export function ProductPicture({ rail, picture }: { rail: RailId; picture: Picture }) {
  const { Drawn, notes } = pictures[rail] ?? {};
  const { title, lede: sentence, parts } = picture;
  return (
    <section id="picture" css={section} aria-labelledby="picture-title">
      <h2 id="picture-title" css={heading}>
        {title}
      </h2>
      <p css={lede}>{sentence}</p>
      <div css={notes && noted}>
        {Drawn ? <Drawn parts={parts} /> : null}
        {notes ? (
          <ol css={noteList}>
            {parts.map((part) =>
              part.text === null ? null : (
                <li key={part.title}>
                  <b css={numbered}>{part.title}</b>{' '}
                  <span css={note}>
                    <TextWithLinks text={part.text} />
                  </span>
                </li>
              ),
            )}
          </ol>
        ) : null}
      </div>
    </section>
  );
}
