import type { RailId } from '../../theme/rails';
import { LineBullet } from '../line-bullet/LineBullet';
import { SmartLink } from '../link/SmartLink';
import { ArticleHead } from '../prose/ArticleHead';

export type DocsHeadProps = {
  /** The pages above it, outermost first. */
  above: readonly { readonly name: string; readonly href: string }[];
  name: string;
  /** A shorter name for the breadcrumb. */
  crumb?: string;
  lede: string;
  rail: RailId | null;
};

/** The top of a documentation page, with its breadcrumb. */
export default function DocsHead({ above, name, crumb = name, lede, rail }: DocsHeadProps) {
  const eyebrow = (
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
  );
  return <ArticleHead title={name} lede={lede} eyebrow={eyebrow} />;
}
