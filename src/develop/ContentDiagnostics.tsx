import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { color, font, space, text } from '../theme/tokens';

/** Milliseconds between two questions. */
const pause = 1000;

const banner = css({
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: 100,
  maxHeight: '50vh',
  overflow: 'auto',
  margin: 0,
  padding: space(6),
  backgroundColor: color.night,
  color: color.nightText,
  whiteSpace: 'pre-wrap',
  ...text.code,
  fontFamily: font.mono,
});

/** While developing: what the content check says of the last edit, over the page that still shows the one before. */
export function ContentDiagnostics() {
  const [diagnostics, setDiagnostics] = useState('');
  useEffect(() => {
    const ask = async () => {
      const answer = await fetch('/___content-diagnostics').catch(() => undefined);
      if (answer?.ok) setDiagnostics(await answer.text());
    };
    const timer = setInterval(ask, pause);
    return () => clearInterval(timer);
  }, []);
  return diagnostics ? (
    <pre css={banner} role="alert">
      {diagnostics}
    </pre>
  ) : null;
}
