import { css } from '@emotion/react';
import { color, radius } from '../../theme/tokens';
import { CodeTabs, type Sample } from './CodeTabs';

const board = css({
  borderRadius: radius.board,
  overflow: 'hidden',
  backgroundColor: color.night,
  color: color.nightText,
});

/** A snippet in several languages on a night surface of its own. */
export function CodeBoard({ samples, legend }: { samples: readonly Sample[]; legend: string }) {
  return (
    <div css={board} data-print="plain">
      <CodeTabs samples={samples} legend={legend} />
    </div>
  );
}
