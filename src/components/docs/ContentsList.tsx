import { css } from '@emotion/react';
import { media } from '../../theme/tokens';
import { panel, panelProps } from './panels';

/** The bar says it where the list is a popover. */
const title = css({ [media.belowDocs]: { display: 'none' } });

type ContentsListProps = { headings: readonly { readonly id: string; readonly text: string }[] };

/** The table of contents. Renders nothing for a page without headings. */
export default function ContentsList({ headings }: ContentsListProps) {
  if (headings.length === 0) return null;
  return (
    <nav aria-label="On this page" css={panel} {...panelProps('contents')}>
      <h2 css={title}>On this page</h2>
      <ul>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
