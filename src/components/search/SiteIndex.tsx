import { css } from '@emotion/react';
import { color, media, space, text } from '../../theme/tokens';
import { SmartLink } from '../link/SmartLink';
import { Section } from '../page/Section';

const list = css({
  padding: `${space(4)} 0 0`,
  borderTop: `1px solid ${color.lineStrong}`,
  columnGap: space(8),
  [media.sm]: { columnCount: 2 },
  [media.lg]: { columnCount: 3 },
});
const item = css({ breakInside: 'avoid', ...text.small });
const link = css({
  display: 'inline-block',
  padding: `${space(1.5)} 0`,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
});

type SiteIndexProps = {
  /** The kinds of pages, in order. */
  sections: readonly { readonly id: string; readonly name: string }[];
  pages: readonly { readonly path: string; readonly name: string; readonly section: string }[];
};

/** All pages of the site by kind, in alphabetical order. */
export default function SiteIndex({ sections, pages }: SiteIndexProps) {
  return (
    <>
      {sections.map(({ id, name }) => (
        <Section key={id} id={id} title={name}>
          <ul css={list}>
            {pages
              .filter(({ section }) => section === id)
              .sort((a, b) => a.name.localeCompare(b.name, 'en'))
              .map((page) => (
                <li key={page.path} css={item}>
                  <SmartLink href={page.path} css={link}>
                    {page.name}
                  </SmartLink>
                </li>
              ))}
          </ul>
        </Section>
      ))}
    </>
  );
}
