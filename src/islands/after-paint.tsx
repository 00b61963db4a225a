import { css } from '@emotion/react';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterFrame } from '../lib/loading/after-frame';
import { startsAtTop } from '../lib/routing/starts-at-top';
import { finishBeforeInput } from './before-input';

/** The height of the screen, so that nothing below it comes into view. */
const room = css({ minHeight: '100vh' });

/**
 * Renders what is below the fold. On a page that a visitor reached by a link to its top, it follows after the first paint, in
 * slices between which the browser is free, or before the visitor's next press or key; otherwise it's there at once.
 */
export function AfterPaint({ children }: { children: ReactNode }): ReactNode {
  const [waiting, setWaiting] = useState(startsAtTop);
  useEffect(() => {
    if (!waiting) return;
    const end = () => setWaiting(false);
    afterFrame(() => startTransition(end));
    return finishBeforeInput(() => flushSync(end));
  }, [waiting]);
  return waiting ? <div css={room} /> : children;
}
