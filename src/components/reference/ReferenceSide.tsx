import { css } from '@emotion/react';
import { color, space, text } from '../../theme/tokens';
import { DocsTree } from '../docs/DocsTree';
import { SmartLink } from '../link/SmartLink';

type SideGroup = Queries.ApiResourcePageQuery['apiDescription']['groups'][number];

const list = css({
  '& summary': { padding: `${space(1.5)} 0`, ...text.nav, color: color.ink2 },
  '& summary:hover': { color: color.ink },
  '& summary::marker': { color: color.ink3 },
  '& summary + ul': { margin: `${space(1)} 0 ${space(4)} ${space(1)}` },
  '&& ul ul a': { paddingBlock: space(1), paddingInlineStart: space(7), ...text.caption },
  '&& a[aria-current="page"]:has(+ ul [aria-current])': { borderInlineStartColor: 'transparent' },
});

type ReferenceSideProps = {
  groups: readonly SideGroup[];
  page: { readonly path: string; readonly name: string };
  /** The parts of the page. */
  headings: readonly { readonly id: string; readonly text: string }[];
};

/** All resources of the API in groups. The group of the page is open, with the parts of the page below its resource. */
export default function ReferenceSide({ groups, page: { path, name }, headings }: ReferenceSideProps) {
  return (
    <DocsTree label="API reference" name={name} hasContents css={list}>
      <h2>
        <SmartLink href="/documentation/api">API reference</SmartLink>
      </h2>
      {groups.map((group) => (
        <details key={group.name} open={group.resources.some((resource) => resource.path === path)}>
          <summary>{group.name}</summary>
          <ul>
            {group.resources.map((resource) => (
              <li key={resource.path}>
                <SmartLink href={resource.path} aria-current={resource.path === path ? 'page' : undefined}>
                  {resource.name}
                </SmartLink>
                {resource.path === path ? (
                  <ul>
                    {headings.map(({ id, text: words }) => (
                      <li key={id}>
                        <a href={`#${id}`}>{words}</a>
                      </li>
                    ))}
                  </ul>
                ) : null}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </DocsTree>
  );
}
