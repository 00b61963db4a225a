import { Timetable } from '../../diagrams/timetable/Timetable';
import { ClosingCall } from '../cards/ClosingCall';
import { Section } from '../page/Section';
import type { Price } from '../payment/services';
import { ServiceComparison } from './ServiceComparison';

type ProductsEndProps = {
  data: Queries.ProductsPageQuery;
  prices: readonly Price[];
};

/** The products page below the chooser: a comparison of all services, which works without JavaScript, and what to do next. */
export default function ProductsEnd({ data, prices }: ProductsEndProps) {
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
      </Section>
      <ClosingCall
        {...page.closing}
        links={[navigation.get_started, { name: 'See pricing', href: '/fees' }]}
      />
    </>
  );
}
