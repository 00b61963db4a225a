import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { color, font, space, text } from '../theme/tokens';

/** Milliseconds between polls. */
const interval = 1000;

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

/** In development, overlays the content check's report on the last edit; the page below still shows the previous content. */
export function ContentDiagnostics() {
  const [diagnostics, setDiagnostics] = useState('');
  useEffect(() => {
    const poll = async () => {
      const response = await fetch('/___content-diagnostics').catch(() => undefined);
      if (response?.ok) setDiagnostics(await response.text());
    };
    const timer = setInterval(poll, interval);
    return () => clearInterval(timer);
  }, []);
  return diagnostics ? (
    <pre css={banner} role="alert">
      {diagnostics}
    </pre>
  ) : null;
}
