import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { useHash } from '../../lib/hooks/use-hash';
import { decodeLeniently } from '../../lib/routing/lenient-decoding';
import { color, media, space, text } from '../../theme/tokens';
import { panel, panelProps, showCurrent } from './panels';
import { useReadingPlace } from './use-reading-place';

/** The bar says it where the list is a popover. */
const title = css({
  marginBottom: space(3),
  ...text.label,
  color: color.ink3,
  [media.belowDocs]: { display: 'none' },
});
const list = css({ borderInlineStart: `1px solid ${color.line}` });
const link = css({
  display: 'block',
  padding: `${space(1.25)} 0`,
  paddingInlineStart: space(3.5),
  marginInlineStart: -2,
  borderInlineStart: '3px solid transparent',
  ...text.caption,
  color: color.ink3,
  textDecoration: 'none',
  [media.belowDocs]: { paddingBlock: space(2) },
  '&:hover': { color: color.ink, textDecoration: 'underline' },
  '&[aria-current]': { color: color.ink, borderInlineStartColor: 'var(--rail)' },
});

type ContentsListProps = { headings: readonly { readonly id: string; readonly text: string }[] };

/** The table of contents, with the part being read marked. Renders nothing for a page without headings. */
export function ContentsList({ headings }: ContentsListProps) {
  const current = decodeLeniently(useHash());
  useReadingPlace(headings.map(({ id }) => id));
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link is found in the document
  useEffect(() => showCurrent(nav.current), [current]);
  if (headings.length === 0) return null;
  return (
    <nav ref={nav} aria-label="On this page" css={panel} {...panelProps('contents')}>
      <h2 css={title}>On this page</h2>
      <ul css={list}>
        {headings.map((heading) => (
          <li key={heading.id}>
            <a
              href={`#${heading.id}`}
              css={link}
              aria-current={heading.id === current ? 'location' : undefined}
            >
              {heading.text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
