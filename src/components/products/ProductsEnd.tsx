import { css } from '@emotion/react';
import { Timetable } from '../../diagrams/timetable/Timetable';
import { color, space, text } from '../../theme/tokens';
import { ClosingCall } from '../cards/ClosingCall';
import type { Price } from '../chooser/candidates';
import { Section } from '../page/Section';
import { ServiceComparison } from './ServiceComparison';

const noteStyle = css({ marginTop: space(5), ...text.fine, color: color.ink2 });

type ProductsEndProps = {
  data: Queries.ProductsPageQuery;
  prices: readonly Price[];
  /** A note about the fees. */
  note: string | null;
};

/** The products page below the chooser: a comparison of all services, which works without JavaScript, and what to do next. */
export default function ProductsEnd({ data, prices, note }: ProductsEndProps) {
  const { productsPage: page, compared, navigation } = data;
  const rails = compared.nodes;
  return (
    <>
      <Section {...page.comparison} id="comparison">
        <Timetable
          name={page.comparison.title}
          services={rails.flatMap(({ rail, services }) => services.map((service) => ({ ...service, rail })))}
        />
        <ServiceComparison title={page.comparison.title} rails={rails} prices={prices} />
        {note ? <p css={noteStyle}>{note}</p> : null}
      </Section>
      <ClosingCall
        {...page.closing}
        links={[navigation.get_started, { name: 'See pricing', href: '/fees' }]}
      />
    </>
  );
}
