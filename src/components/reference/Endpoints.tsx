import { css } from '@emotion/react';
import { notInAlternate } from '../../lib/routing/markdown-alternate';
import { color, media, radius, space, text } from '../../theme/tokens';
import { CodeName } from '../code/CodeName';
import { type Environments, ReferenceTools } from './ReferenceTools';

const board = css({
  minWidth: 0,
  marginTop: space(5),
  // In the second column, if there's one.
  [media.xl]: { gridColumn: 2, alignSelf: 'start', marginTop: 0 },
  padding: `${space(4)} ${space(5)}`,
  borderRadius: radius.board,
  backgroundColor: color.surface,
  '& h2': { marginBottom: space(2), ...text.label, color: color.ink3 },
  '& a': {
    display: 'block',
    padding: `${space(1.25)} 0`,
    // The second line of a path starts below the first.
    paddingInlineStart: space(16),
    textIndent: `-${space(16)}`,
    ...text.mono,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    '&:hover': { textDecoration: 'underline' },
  },
  // Print underlines links: here the path, without the gap before it.
  [media.print]: { '& a': { textDecoration: 'none !important' }, '& code': { textDecoration: 'underline' } },
  '& b': { display: 'inline-block', minWidth: space(14), fontWeight: 400, color: color.ink3, textIndent: 0 },
});

const pathStyle = css({ font: 'inherit' });

type Endpoint = { readonly id: string; readonly method: string; readonly path: string };

type EndpointsProps = { operations: readonly Endpoint[]; environments: Environments };

/** The operations of a resource by method and path, with links to them, above what readers set. Renders nothing for a resource without any. */
export function Endpoints({ operations, environments }: EndpointsProps) {
  if (operations.length === 0) return null;
  return (
    <div css={board} {...notInAlternate}>
      <h2>Endpoints</h2>
      <ul translate="no">
        {operations.map(({ id, method, path }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <b>{method}</b> <CodeName name={path} css={pathStyle} />
            </a>
          </li>
        ))}
      </ul>
      <ReferenceTools environments={environments} />
    </div>
  );
}
