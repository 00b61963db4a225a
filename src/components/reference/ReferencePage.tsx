import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { RailId } from '../../theme/rails';
import { belowHeader, color, media, radius, space, text } from '../../theme/tokens';
import { PageMenu } from '../docs/PageMenu';
import { type Neighbor, PreviousNext } from '../docs/PreviousNext';
import { LineBullet } from '../line-bullet/LineBullet';
import { SmartLink } from '../link/SmartLink';
import { ArticleHead } from '../prose/ArticleHead';
import { CopiedLink } from './CopiedLink';
import { Endpoints } from './Endpoints';
import { split } from './split-styles';
import { sideId, useReferencePlace } from './use-reference-place';

const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingTop: space(10),
  [media.md]: { gridTemplateColumns: `${space(52)} minmax(0, 1fr)`, columnGap: space(10) },
  // Firefox leaves the first page blank, and cuts lines in half, when a part of a grid is higher than a page.
  [media.print]: { display: 'block' },
});
const sticky = css({ [media.md]: { position: 'sticky', top: belowHeader, alignSelf: 'start' } });
const article = css({ minWidth: 0, '& > * + *': { marginTop: space(12) } });
const beside = css({
  display: 'grid',
  gap: space(6),
  alignContent: 'start',
  minWidth: 0,
  marginTop: space(5),
  [media.split]: { gridColumn: 2, marginTop: 0 },
});
const tools = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(3),
  [media.split]: { justifyContent: 'end' },
});
const opener = css({
  minHeight: space(9),
  padding: `0 ${space(4)}`,
  border: `1px solid ${color.control}`,
  borderRadius: radius.pill,
  backgroundColor: color.raised,
  color: color.ink,
  ...text.caption,
  fontWeight: 500,
  cursor: 'pointer',
  [media.md]: { display: 'none' },
});

type ReferencePageProps = {
  name: string;
  lede: string;
  rail: RailId | null;
  /** The side navigation, and the IDs of the parts that it lists. */
  side: ReactNode;
  ids: readonly string[];
  operations: Parameters<typeof Endpoints>[0]['operations'];
  previous: Neighbor | undefined;
  next: Neighbor | undefined;
  /** Path of its Markdown alternate, and the origin of the site. */
  alternate: string;
  origin: string;
  children: ReactNode;
};

/** The page of a resource: side navigation, head beside the endpoints, parts, previous and next. */
export function ReferencePage(props: ReferencePageProps) {
  const { name, lede, rail, side, ids, operations, previous, next, alternate, origin, children } = props;
  useReferencePlace(ids);
  return (
    <div data-rail={rail ?? 'ach'}>
      <div css={columns}>
        <div css={sticky}>{side}</div>
        <article css={article}>
          <div css={split.part}>
            <div css={split.text}>
              <ArticleHead
                title={name}
                lede={lede}
                eyebrow={
                  <>
                    {rail ? <LineBullet rail={rail} /> : null}
                    <span>
                      <SmartLink href="/documentation">Documentation</SmartLink> /{' '}
                      <SmartLink href="/documentation/api">API reference</SmartLink> / {name}
                    </span>
                  </>
                }
              />
            </div>
            <div css={beside}>
              <div css={tools}>
                <button
                  type="button"
                  css={opener}
                  data-print="none"
                  // React 18 passes this attribute on, but its types don't have it.
                  {...{ popovertarget: sideId }}
                >
                  All resources
                </button>
                <PageMenu path={alternate} origin={origin} />
              </div>
              <Endpoints operations={operations} />
            </div>
          </div>
          {children}
          <PreviousNext previous={previous} next={next} />
        </article>
        <CopiedLink />
      </div>
    </div>
  );
}
