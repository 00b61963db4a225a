import { css } from '@emotion/react';
import { notInAlternate } from '../../lib/routing/markdown-alternate';
import { color, media, space, text, twoColumnsAtMost } from '../../theme/tokens';
import type { PageSection } from './product-sections';

const nav = css({
  display: 'grid',
  gap: `${space(2)} ${space(8)}`,
  marginTop: space(10),
  paddingBlock: space(4),
  borderBlock: `1px solid ${color.line}`,
  ...text.caption,
  [media.md]: { gridTemplateColumns: 'auto minmax(0, 1fr)', marginTop: space(14) },
});
const title = css({ ...text.label, color: color.ink3, paddingTop: space(1) });
const list = css({
  display: 'grid',
  gridTemplateColumns: twoColumnsAtMost(space(36), space(4)),
  columnGap: space(4),
  [media.md]: { display: 'flex', flexWrap: 'wrap', columnGap: space(6) },
});
const link = css({
  display: 'block',
  paddingBlock: space(1),
  color: color.ink2,
  textDecoration: 'none',
  '&:hover': { color: color.ink, textDecoration: 'underline' },
});

/** The table of contents of a product page. */
export function ProductContents({ sections }: { sections: readonly PageSection[] }) {
  return (
    <nav aria-label="On this page" css={nav} data-print="none" {...notInAlternate}>
      <h2 css={title}>On this page</h2>
      <ul css={list}>
        {sections.map(({ id, title: words }) => (
          <li key={id}>
            <a href={`#${id}`} css={link}>
              {words}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
