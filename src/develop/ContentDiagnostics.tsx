import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import type { CheckData, DiagnosticData } from '../content-model/check/diagnostics/data';
import type { ExcerptLine } from '../content-model/check/diagnostics/excerpt';
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
const lines = css({ margin: `${space(2)} 0`, color: color.nightMuted, overflowX: 'auto' });
const marked = css({ color: color.nightText, textDecoration: `underline wavy ${color.closing}` });

/** A line of the file, with what the diagnostic is about underlined. */
function Line({ number, text: row, mark }: ExcerptLine) {
  const { start = row.length, length = 0 } = mark ?? {};
  // Something must be underlined at the end of a line too.
  const piece = row.slice(start, start + length) || (mark ? ' ' : '');
  return (
    <>
      {`${number} | ${row.slice(0, start)}`}
      {piece && <span css={marked}>{piece}</span>}
      {`${row.slice(start + length)}\n`}
    </>
  );
}

function Entry({ file, line, column, message, fix, excerpt }: DiagnosticData) {
  return (
    <li>
      <p css={place}>{`${file}:${line}:${column}`}</p>
      <p css={words}>{message}</p>
      <pre css={lines}>
        {excerpt.map((row) => (
          <Line key={row.number} {...row} />
        ))}
      </pre>
      <p css={words}>→ {fix}</p>
    </li>
  );
}

/**
 * In development, shows the errors in content/ over the page, and nothing once they're fixed. The page below has the content of
 * the last time when everything was valid.
 */
export function ContentDiagnostics() {
  const [data, setData] = useState<CheckData>();
  useEffect(() => {
    let known = '';
    const poll = async () => {
      if (document.hidden) return;
      const response = await fetch('/___content-diagnostics').catch(() => undefined);
      const json = response?.ok ? await response.text() : known;
      if (json === known) return;
      known = json;
      setData(JSON.parse(json) as CheckData);
    };
    const timer = setInterval(poll, interval);
    return () => clearInterval(timer);
  }, []);
  if (!data || data.diagnostics.length === 0) return null;
  const count = data.errors === 1 ? 'One error' : `${data.errors} errors`;
  return (
    <section css={panel} role="alert" aria-label="Errors in content">
      <p css={words}>{count} in content/. Pages show the content from before.</p>
      <ul>
        {data.diagnostics.map((diagnostic) => (
          <Entry
            key={`${diagnostic.file}:${diagnostic.line}:${diagnostic.column} ${diagnostic.message}`}
            {...diagnostic}
          />
        ))}
      </ul>
    </section>
  );
}
