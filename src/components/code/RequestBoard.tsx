import { css } from '@emotion/react';
import { color, media } from '../../theme/tokens';
import { CodeTabs, type Sample } from './CodeTabs';
import { codeBoard, codeTitle, highlighted } from './code-styles';
import { Highlighted } from './Highlighted';

const board = css(codeBoard, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.md]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)' },
  // Browsers print the columns of a grid over each other when they break across pages.
  [media.print]: { display: 'block' },
});
const side = css({
  borderTop: `1px solid ${color.nightLine}`,
  [media.md]: { borderTop: 0, borderInlineStart: `1px solid ${color.nightLine}` },
  [media.print]: { borderTop: `1px solid ${color.nightLine}`, borderInlineStart: 0 },
});

type RequestSample = {
  readonly snippets: readonly Sample[];
  /** The response, highlighted. */
  readonly highlightedResponse: string;
};

type RequestBoardProps = {
  request: RequestSample;
  /** Accessible name of the language choice. */
  legend: string;
  /** The level of the response's heading, which follows from the headings before it. */
  heading: 'h2' | 'h3';
};

/** A request in several languages on a dark surface, beside its response. */
export function RequestBoard({ request, legend, heading: Heading }: RequestBoardProps) {
  return (
    <div css={[board, highlighted]} data-print="plain">
      <CodeTabs samples={request.snippets} legend={legend} />
      <div css={side}>
        <Heading css={codeTitle}>Response</Heading>
        <Highlighted html={request.highlightedResponse} />
      </div>
    </div>
  );
}
