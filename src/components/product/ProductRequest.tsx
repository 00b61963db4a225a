import { css } from '@emotion/react';
import { color, media, radius, space, text } from '../../theme/tokens';
import { CodeTabs, type Sample } from '../code/CodeTabs';
import { highlighted } from '../code/code-styles';
import { Highlighted } from '../code/Highlighted';

const board = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderRadius: radius.board,
  overflow: 'hidden',
  backgroundColor: color.night,
  color: color.nightText,
  [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
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
  fontWeight: 400,
  color: color.nightMuted,
});

export type RequestSample = {
  readonly snippets: readonly Sample[];
  /** The response, highlighted. */
  readonly answer: string;
};

/** A request in several languages, and what comes back. */
export function ProductRequest({ request }: { request: RequestSample }) {
  return (
    <div css={board} data-print="plain">
      <CodeTabs samples={request.snippets} legend="Language of the request" />
      <section css={side} aria-labelledby="response">
        <h3 css={head} id="response">
          Response
        </h3>
        <Highlighted css={highlighted} html={request.answer} />
      </section>
    </div>
  );
}
