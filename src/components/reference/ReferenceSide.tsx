import { css } from '@emotion/react';
import { color, space, text } from '../../theme/tokens';
import { panel, panelProps, startStyle } from '../docs/panels';
import { SmartLink } from '../link/SmartLink';
import { StartingPoints } from '../search/StartingPoints';

type SideGroup = Queries.ApiResourcePageQuery['apiDescription']['groups'][number];

const current = { color: color.ink, fontWeight: 500, borderInlineStartColor: 'var(--rail)' } as const;

const list = css({
  ...text.nav,
  fontWeight: 400,
  '& summary': { padding: `${space(1.5)} 0`, cursor: 'pointer', color: color.ink2, fontWeight: 500 },
  '& summary:hover': { color: color.ink },
  '& summary::marker': { color: color.ink3 },
  '& ul': {},
  '& details > ul': {
    margin: `${space(1)} 0 ${space(4)} ${space(1)}`,
    borderInlineStart: `1px solid ${color.line}`,
  },
  '& a': {
    display: 'block',
    padding: `${space(1.5)} 0`,
    paddingInlineStart: space(4),
    marginInlineStart: -2,
    borderInlineStart: '3px solid transparent',
    color: color.ink2,
    textDecoration: 'none',
  },
  '& a:hover': { color: color.ink, textDecoration: 'underline' },
  '& a[aria-current]': current,
  '& ul ul a': { paddingBlock: space(1), paddingInlineStart: space(7), ...text.caption, color: color.ink3 },
  '& ul ul a[aria-current]': current,
  '& a[aria-current="page"]:has(+ ul [aria-current])': { borderInlineStartColor: 'transparent' },
});
const title = css({
  marginBottom: space(2),
  ...text.label,
  '&& a': { display: 'inline', margin: 0, padding: 0, border: 0, color: color.ink3 },
});

type ReferenceSideProps = {
  groups: readonly SideGroup[];
  /** Path of the page. */
  path: string;
  /** The parts of the page. */
  headings: readonly { readonly id: string; readonly text: string }[];
};

/** All resources of the API in groups. The group of the page is open, with the parts of the page below its resource. */
export default function ReferenceSide({ groups, path, headings }: ReferenceSideProps) {
  return (
    <nav aria-label="API reference" css={[panel, list]} {...panelProps('tree')}>
      <StartingPoints css={startStyle} />
      <h2 css={title}>
        <SmartLink href="/documentation/api">API reference</SmartLink>
      </h2>
      {groups.map((group) => (
        <details key={group.name} open={group.resources.some((resource) => resource.path === path)}>
          <summary>{group.name}</summary>
          <ul>
            {group.resources.map((resource) =>
              resource.path === path ? (
                <li key={resource.path}>
                  <SmartLink href={resource.path} aria-current="page">
                    {resource.name}
                  </SmartLink>
                  <ul>
                    {headings.map(({ id, text: words }) => (
                      <li key={id}>
                        <a href={`#${id}`}>{words}</a>
                      </li>
                    ))}
                  </ul>
                </li>
              ) : (
                <li key={resource.path}>
                  <SmartLink href={resource.path}>{resource.name}</SmartLink>
                </li>
              ),
            )}
          </ul>
        </details>
      ))}
    </nav>
  );
}
