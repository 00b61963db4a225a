import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { RailId } from '../../theme/rails';
import { media, space } from '../../theme/tokens';
import { ArticleColumns } from '../docs/ArticleColumns';
import { PageMenu } from '../docs/PageMenu';
import { type Neighbor, PreviousNext } from '../docs/PreviousNext';
import { LineBullet } from '../line-bullet/LineBullet';
import { SmartLink } from '../link/SmartLink';
import { ArticleHead } from '../prose/ArticleHead';
import { CopiedLink } from './CopiedLink';
import { Endpoints } from './Endpoints';
import { ExpandAll } from './ExpandAll';
import { split } from './split-styles';
import { useReferencePlace } from './use-reference-place';

const parts = css({ '& > * + *': { marginTop: space(12) } });
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

type ReferencePageProps = {
  name: string;
  lede: string;
  rail: RailId | null;
  /** The tree, and the parts of the page. */
  side: ReactNode;
  headings: readonly { readonly id: string; readonly text: string }[];
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
  const { name, lede, rail, side, headings, operations, previous, next, alternate, origin, children } = props;
  useReferencePlace();
  return (
    <div data-rail={rail ?? 'ach'}>
      <ArticleColumns name={name} side={side} headings={headings} wide>
        <div css={parts}>
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
                <PageMenu path={alternate} origin={origin} />
                <ExpandAll />
              </div>
              <Endpoints operations={operations} />
            </div>
          </div>
          {children}
          <PreviousNext previous={previous} next={next} />
        </div>
      </ArticleColumns>
      <CopiedLink />
    </div>
  );
}
