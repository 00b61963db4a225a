import { Timetable } from '../../diagrams/timetable/Timetable';
import type { TimetableService } from '../../diagrams/timetable/timetable-data';
import { type ServiceRow, ServiceTable } from '../arrival/ServiceTable';
import { ButtonLink } from '../button/ButtonLink';
import { Callout } from '../callout/Callout';
import { FactRule } from '../cards/FactRule';
import { Icon } from '../icon/Icon';
import { LineBullet } from '../line-bullet/LineBullet';
import { TextWithLinks } from '../link/TextWithLinks';
import { Hero } from '../page/Hero';
import { Section } from '../page/Section';
import { ProductPicture } from './pictures/ProductPicture';

const cutoffsLede =
  "Times are Eastern Time on banking days. Cutoffs are our samples, set earlier than the operator's deadlines.";

type ProductTopProps = {
  product: Queries.ProductPageQuery['product'];
  services: readonly (ServiceRow & TimetableService)[];
  signUp: Queries.NavigationLinkFragment;
};

function ProductHero({ product, signUp }: Omit<ProductTopProps, 'services'>) {
  return (
    <Hero
      headline={product.headline}
      lede={product.lede}
      eyebrow={
        <>
          <LineBullet rail={product.rail} />
          <span>
            <a href="/products">Products</a> / {product.name}
          </span>
        </>
      }
      actions={
        <>
          <ButtonLink href={signUp.href}>{signUp.name}</ButtonLink>{' '}
          <ButtonLink href={product.documentation} look="ghost">
            {product.name} in the docs <Icon name="arrow" />
          </ButtonLink>
        </>
      }
    />
  );
}

/** The top of a product page: summary, picture, four figures, a notice that the law requires, and the timetable of its services. */
export default function ProductTop({ product, services, signUp }: ProductTopProps) {
  return (
    <div data-rail={product.rail}>
      <ProductHero product={product} signUp={signUp} />
      {product.picture ? <ProductPicture rail={product.rail} picture={product.picture} /> : null}
      <FactRule rail={product.rail} facts={product.facts} />
      {product.notice ? (
        <Section title="Who provides the banking services">
          <Callout>
            <p>
              <TextWithLinks text={product.notice} />
            </p>
          </Callout>
        </Section>
      ) : null}
      {services.length > 0 ? (
        <Section id="cutoffs" title="Cutoffs and settlement" lede={cutoffsLede}>
          <Timetable name={product.name} services={services} />
          <ServiceTable title={product.name} services={services} />
        </Section>
      ) : null}
    </div>
  );
}
