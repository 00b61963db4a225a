import { css } from '@emotion/react';
import { rails } from '../../theme/rails';
import { color, media, radius, space, text } from '../../theme/tokens';
import { CodeTabs, type Sample } from '../code/CodeTabs';
import { StationList, type StationRow } from '../stations/StationList';

const board = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderRadius: radius.board,
  overflow: 'hidden',
  backgroundColor: color.night,
  color: color.nightText,
  '--rail': rails.ach.onNight,
  [media.md]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)' },
});

const side = css({
  borderTop: `1px solid ${color.nightLine}`,
  [media.md]: { borderTop: 0, borderInlineStart: `1px solid ${color.nightLine}` },
});

const head = css({
  margin: 0,
  padding: `${space(4.5)} ${space(7.5)} ${space(3.5)}`,
  borderBottom: `1px solid ${color.nightLine}`,
  ...text.mono,
  overflowWrap: 'anywhere',
});

export type RequestExampleProps = {
  object: string;
  product: { readonly request: { readonly snippets: readonly Sample[] } };
  states: readonly StationRow[];
};

/** A request in several languages, and beside it the states that its object has gone through. */
export function RequestExample({ object, product, states }: RequestExampleProps) {
  return (
    <div css={board} data-print="plain">
      <CodeTabs samples={product.request.snippets} legend="Language of the example" />
      <div css={side}>
        <p css={head}>{object}</p>
        <StationList stations={states} label="States of the example transfer" />
      </div>
    </div>
  );
}
