import { css } from '@emotion/react';
import { SmartLink } from '../../components/link/SmartLink';
import { notInAlternate } from '../../lib/routing/markdown-alternate';
import { color, media, size, space, text, wrapping } from '../../theme/tokens';
import { board, narrow, wide } from '../board';
import { LineList } from './LineList';
import { LinePicture } from './LinePicture';
import { layoutLine } from './layout';
import type { LineData } from './line-data';
import { StateTable } from './StateTable';

const section = css(board, {
  scrollMarginTop: space(24),
  'section + &': { marginTop: space(5) },
  // With its table it can be longer than a printed page.
  [media.print]: { breakInside: 'auto' },
});
/** A short line is beside its words, so that no half of the board is empty. */
const besideWords = css({
  [media.lg]: {
    display: 'grid',
    gridTemplateColumns: '4fr 5fr',
    gridTemplateRows: 'auto 1fr',
    columnGap: space(12),
    '& > *': { gridColumn: '1 / -1' },
    '& > h3, & > h3 + p': { gridColumn: 1 },
    '& > h3 + p + div': { gridColumn: 2, gridRow: '1 / span 2' },
  },
});
const heading = css({
  ...wrapping,
  alignItems: 'baseline',
  columnGap: space(3),
  ...text.h3,
});
const object = css({ ...text.mono, color: color.ink3 });
const sentenceStyle = css({
  margin: `${space(2)} 0 ${space(7)}`,
  maxWidth: size.article,
  ...text.small,
  color: color.ink2,
});
const details = css({
  marginTop: space(6),
  paddingTop: space(3),
  borderTop: `1px solid ${color.line}`,
  '& summary': { ...text.caption, fontWeight: 500, cursor: 'pointer', paddingBlock: space(1.5) },
  '&[open] summary': { marginBottom: space(4) },
});
const machine = css({ marginTop: space(3), ...text.fine, color: color.ink3 });

/** The widest picture, in pixels, that has room for words beside it. */
const shortLine = 560;

type LineDiagramProps = {
  data: LineData;
  /** In a column of text, which is too narrow for the wide picture. */
  column?: boolean;
};

/** The states of an object: a sentence, a picture, a table with the same content, and in articles a link to the JSON file. */
export function LineDiagram({ data, column = false }: LineDiagramProps) {
  const sentence = `${data.id}-sentence`;
  const short = !column && layoutLine(data).width <= shortLine;
  return (
    <section id={data.id} css={[section, short && besideWords]} aria-labelledby={`${data.id}-name`}>
      <h3 css={heading} id={`${data.id}-name`}>
        {data.name}{' '}
        <code css={object} translate="no">
          {data.object}
        </code>
      </h3>
      <p css={sentenceStyle} id={sentence}>
        {data.sentence}
      </p>
      {column ? null : (
        <div css={wide}>
          <LinePicture data={data} describedBy={sentence} />
        </div>
      )}
      <div css={column ? undefined : narrow} {...notInAlternate}>
        <LineList data={data} />
      </div>
      <details css={details} data-print="open">
        <summary>All states</summary>
        <StateTable data={data} />
      </details>
      {column ? (
        <p css={machine}>
          Machine-readable: <SmartLink href={`/lifecycles/${data.id}.json`}>{`${data.id}.json`}</SmartLink>
        </p>
      ) : null}
    </section>
  );
}
