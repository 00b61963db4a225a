import { css } from '@emotion/react';
import { Route } from '../../diagrams/route/Route';
import { color, media, space, text } from '../../theme/tokens';
import { ClosingCall } from '../cards/ClosingCall';
import { Hero } from '../page/Hero';
import { Section } from '../page/Section';

const list = css({ borderTop: `1px solid ${color.lineStrong}` });
const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space(6)} ${space(16)}`,
  alignItems: 'center',
  paddingBlock: space(8),
  borderBottom: `1px solid ${color.line}`,
  [media.md]: { gridTemplateColumns: '5fr 6fr' },
  [media.print]: { breakInside: 'avoid' },
});
const name = css(text.rowTitle);
const audience = css({ marginTop: space(2), ...text.small, fontWeight: 500 });
const summary = css({ marginTop: space(1), ...text.small, color: color.ink2 });

/** All solutions: who each is for, what it does, and the route of its money. */
export default function SolutionsBody({ data }: { data: Queries.SolutionsPageQuery }) {
  const { solutionsPage: page, allSolution, allRail, navigation } = data;
  const solutions = allSolution.nodes;
  const names = new Map(allRail.nodes.map((rail) => [rail.rail, rail.name]));
  return (
    <>
      <Hero headline={page.headline} lede={page.lede} eyebrow={`${solutions.length} solutions`} />
      <Section {...page.list}>
        <ul css={list}>
          {solutions.map((solution) => (
            <li key={solution.path} css={row}>
              <div>
                <h3 css={name}>
                  <a href={solution.path}>{solution.name}</a>
                </h3>
                <p css={audience}>{solution.audience}</p>
                <p css={summary}>{solution.summary}</p>
              </div>
              <Route title={solution.name} data={solution.route} names={names} />
            </li>
          ))}
        </ul>
      </Section>
      <ClosingCall
        {...page.closing}
        links={[navigation.get_started, { name: 'Talk to us', href: '/contact' }]}
      />
    </>
  );
}
