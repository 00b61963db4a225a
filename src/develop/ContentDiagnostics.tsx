import { css } from '@emotion/react';
import { useEffect, useState } from 'react';

/** An error in a file of content, as src/gatsby/node-apis/create-node.ts serves it. */
export type ServedFault = {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly reason: string;
};

import { color, font, space, text } from '../theme/tokens';

/** Milliseconds between polls. More than half a second, so that tests of the page can wait until the network is idle. */
const interval = 600;

const panel = css({
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: 100,
  maxHeight: '60vh',
  overflow: 'auto',
  padding: space(6),
  backgroundColor: color.night,
  color: color.nightText,
  ...text.code,
  fontFamily: font.mono,
});
const place = css({ color: color.closing, margin: `${space(4)} 0 0` });
const words = css({ margin: 0 });
/**
 * In development, shows the errors in content/ over the page, and nothing once they're fixed. The page below has the content of
 * the last time when everything was valid.
 */
export function ContentDiagnostics() {
  const [data, setData] = useState<readonly ServedFault[]>([]);
  useEffect(() => {
    let known = '';
    const poll = async () => {
      if (document.hidden) return;
      const response = await fetch('/___content-diagnostics').catch(() => undefined);
      const json = response?.ok ? await response.text() : known;
      if (json === known) return;
      known = json;
      setData(JSON.parse(json) as readonly ServedFault[]);
    };
    const timer = setInterval(poll, interval);
    return () => clearInterval(timer);
  }, []);
  if (data.length === 0) return null;
  return (
    <section css={panel} role="alert" aria-label="Errors in content">
      <p css={words}>Errors in content/. Pages show the content from before.</p>
      <ul>
        {data.map(({ file, line, column, reason }) => (
          <li key={`${file}:${line}:${column} ${reason}`}>
            <p css={place}>{`${file}:${line}:${column}`}</p>
            <p css={words}>{reason}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
