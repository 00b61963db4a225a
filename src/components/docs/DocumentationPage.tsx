import type { ReactNode } from 'react';
import { staticIsland } from '../../islands/static-island';
import { alternatePath } from '../../lib/routing/markdown-alternate';
import type { RailId } from '../../theme/rails';
import { LineBullet } from '../line-bullet/LineBullet';
import { SmartLink } from '../link/SmartLink';
import { ArticleHead } from '../prose/ArticleHead';
import { ArticleColumns } from './ArticleColumns';
import { PageMenu } from './PageMenu';
import { type Neighbor, PreviousNext } from './PreviousNext';

const SideNavigation = staticIsland('docs-side', () => import('./SideNavigation'));

type DocumentationPageProps = {
  /** Path of the page, and of its entry in the side navigation if that differs. */
  path: string;
  section?: string;
  /** The pages above it, outermost first. */
  above: readonly { readonly name: string; readonly href: string }[];
  name: string;
  /** A shorter name for the breadcrumb. */
  crumb?: string;
  lede: string;
  rail: RailId | null;
  data: Queries.DocumentationShellFragment;
  headings: readonly { readonly id: string; readonly text: string }[];
  previous: Neighbor | undefined;
  next: Neighbor | undefined;
  children: ReactNode;
};

/** A documentation page: side navigation, head with the page menu, text, table of contents, previous and next. */
export function DocumentationPage({
  path,
  section = path,
  above,
  name,
  crumb = name,
  lede,
  rail,
  data,
  headings,
  previous,
  next,
  children,
}: DocumentationPageProps) {
  return (
    <div data-rail={rail ?? 'ach'}>
      <ArticleColumns
        name={crumb}
        side={<SideNavigation groups={data.documentation.groups} pathname={section} />}
        headings={headings}
      >
        <ArticleHead
          title={name}
          lede={lede}
          menu={<PageMenu path={alternatePath(path)} origin={data.site.url} />}
          eyebrow={
            <>
              {rail ? <LineBullet rail={rail} /> : null}
              <span>
                {above.map((page) => (
                  <span key={page.href}>
                    <SmartLink href={page.href}>{page.name}</SmartLink> /{' '}
                  </span>
                ))}
                {crumb}
              </span>
            </>
          }
        />
        {children}
        <PreviousNext previous={previous} next={next} />
      </ArticleColumns>
    </div>
  );
}
