import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { shownFor } from '../../lib/code/clipboard';
import { copySelfLinks } from '../../lib/routing/self-links';
import { color, radius, space, text } from '../../theme/tokens';

const status = css({
  position: 'fixed',
  insetInline: 0,
  bottom: space(6),
  zIndex: 3,
  width: 'fit-content',
  margin: '0 auto',
  padding: `${space(2.5)} ${space(5)}`,
  borderRadius: radius.pill,
  backgroundColor: color.ink,
  color: color.onFill,
  ...text.caption,
  '&:empty': { padding: 0 },
});

/** Copies the address of each field, heading, event or status whose link is followed, and announces it. */
export function CopiedLink() {
  const [said, setSaid] = useState({ words: '' });
  useEffect(() => copySelfLinks((words) => setSaid({ words })), []);
  useEffect(() => {
    if (said.words === '') return;
    const timer = setTimeout(() => setSaid({ words: '' }), shownFor);
    return () => clearTimeout(timer);
  }, [said]);
  return (
    <p role="status" css={status} data-print="none">
      {said.words}
    </p>
  );
}
