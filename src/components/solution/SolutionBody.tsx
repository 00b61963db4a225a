import { css } from '@emotion/react';
import { board } from '../../diagrams/board';
import { Flow } from '../../diagrams/flow/Flow';
import { Route } from '../../diagrams/route/Route';
import { space } from '../../theme/tokens';
import { ButtonLink } from '../button/ButtonLink';
import { ClosingCall } from '../cards/ClosingCall';
import { PointList } from '../cards/PointList';
import { LineBullet } from '../line-bullet/LineBullet';
import { Hero } from '../page/Hero';
import { Section } from '../page/Section';
import { DocumentList } from '../product/DocumentList';

const routeBoard = css(board, { marginBottom: space(5) });

type SolutionBodyProps = {
  solution: Queries.SolutionPageQuery['solution'];
  /** Names of the rails. */
  rails: Queries.SolutionPageQuery['allRail']['nodes'];
  signUp: Queries.NavigationLinkFragment;
};

/** A solution page: the route and flow of the money, risks, suggested disclosures and products. */
export default function SolutionBody({ solution, rails, signUp }: SolutionBodyProps) {
  const names = new Map(rails.map(({ rail, name }) => [rail, name]));
  return (
    <>
      <Hero
        headline={solution.headline}
        lede={solution.lede}
        eyebrow={
          <>
            {solution.products.map(({ rail }) => (
              <LineBullet key={rail} rail={rail} />
            ))}
            <span>
              <a href="/solutions">Solutions</a> / {solution.name}
            </span>
          </>
        }
        actions={
          <>
            <ButtonLink href={signUp.href}>{signUp.name}</ButtonLink>{' '}
            <ButtonLink href="/contact" look="ghost">
              Talk to us
            </ButtonLink>
          </>
        }
      />
      <div css={routeBoard}>
        <Route title={solution.name} data={solution.route} names={names} />
      </div>
      <Flow stops={solution.flow} names={names} />
      <Section title="Risks">
        <PointList points={solution.risks} />
      </Section>
      <Section
        title="Suggested disclosures"
        lede="A starting point, not legal advice. Your counsel and the partner bank decide on the final text."
      >
        <PointList points={solution.wording} />
      </Section>
      <Section title="Products used">
        <DocumentList
          label="Products"
          documents={solution.products.map(({ name, path }) => ({ name, href: path }))}
        />
      </Section>
      <ClosingCall
        title="Build it in the sandbox"
        lede="Simulate these payments with API calls. No real money moves."
        links={[signUp, { name: 'Read the docs', href: '/documentation' }]}
      />
    </>
  );
}
