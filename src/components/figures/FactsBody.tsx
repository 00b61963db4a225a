import { css } from '@emotion/react';
import { color, space, text } from '../../theme/tokens';
import { SmartLink } from '../link/SmartLink';
import { Hero } from '../page/Hero';
import { Section } from '../page/Section';
import { FactTable } from './FactTable';
import { withSource } from './with-source';

const terms = css({
  display: 'grid',
  gap: `${space(3)} ${space(8)}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  paddingTop: space(5),
  borderTop: `1px solid ${color.lineStrong}`,
  '& dt': { ...text.h3 },
  '& dt::first-letter': { textTransform: 'uppercase' },
  '& dd': { marginTop: space(1), ...text.small, color: color.ink2 },
});
const machine = css({ ...text.body, color: color.ink2 });

/** All figures with a source, by subject; the meaning of each confidence; and a link to facts.json. */
export default function FactsBody({ data }: { data: Queries.FactsPageQuery }) {
  const { factsPage: page, allFact } = data;
  const sourced = withSource(allFact.nodes);
  const subjects = page.subjects.map((subject) => ({
    ...subject,
    facts: sourced.filter((fact) => fact.subject === subject.id),
  }));
  return (
    <>
      <Hero headline={page.headline} lede={page.lede} eyebrow={`Facts / ${sourced.length} figures`} />
      <dl css={terms}>
        {page.confidence.map(({ id, name, text: words }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      {subjects
        .filter((subject) => subject.facts.length > 0)
        .map(({ id, name, lede, facts: rows }) => (
          <Section key={id} title={name} lede={lede}>
            <FactTable title={name} facts={rows} />
          </Section>
        ))}
      <Section title={page.machine}>
        <p css={machine}>
          {page.machine_text} <SmartLink href="/facts.json">facts.json</SmartLink>
        </p>
      </Section>
    </>
  );
}
