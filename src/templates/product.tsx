import { graphql, type PageProps } from 'gatsby';
import { ButtonLink } from '../components/button/ButtonLink';
import { Callout } from '../components/callout/Callout';
import { ClosingCall } from '../components/cards/ClosingCall';
import { FactRule } from '../components/cards/FactRule';
import { FeatureGrid } from '../components/cards/FeatureGrid';
import { PointList } from '../components/cards/PointList';
import { SolutionList } from '../components/cards/SolutionList';
import { Icon } from '../components/icon/Icon';
import { LineBullet } from '../components/line-bullet/LineBullet';
import { Hero } from '../components/page/Hero';
import { RailColor } from '../components/page/RailColor';
import { Section } from '../components/page/Section';
import { Lifecycle } from '../diagrams/lifecycle/Lifecycle';
import { optionsFrom } from '../layout/footer/disclosures';
import { Layout } from '../layout/Layout';

export const query = graphql`
  query ProductPage($id: String!) {
    ...Layout
    product: productById(id: $id) {
      name
      rail
      title
      description
      headline
      lede
      notice
      documentation
      facts {
        label
        fact {
          words
          as_of
          source {
            title
            url
          }
        }
      }
      lifecycle {
        object
        lede
        stations {
          name
          text
        }
        branches {
          name
          from
          text
        }
      }
      features {
        icon
        title
        text
      }
      failures {
        title
        text
      }
      solutions {
        ...SolutionRow
      }
      disclosures
    }
  }
`;

/** A product, which is a rail. */
export default function ProductPage({ data, location }: PageProps<Queries.ProductPageQuery>) {
  const { product, navigation } = data;
  return (
    <Layout data={data} location={location} page={product} disclosures={optionsFrom(product.disclosures)}>
      <RailColor rail={product.rail}>
        <Hero
          headline={product.headline}
          lede={product.lede}
          eyebrow={
            <>
              <LineBullet rail={product.rail} /> Products / {product.name}
            </>
          }
          actions={
            <>
              <ButtonLink href={navigation.sign_up.href}>{navigation.sign_up.name}</ButtonLink>
              <ButtonLink href={product.documentation} look="ghost">
                {product.name} in the docs <Icon name="arrow" />
              </ButtonLink>
            </>
          }
        />
        <FactRule rail={product.rail} facts={product.facts} />
        {product.notice ? (
          <Section title="What this is, and what it is not">
            <Callout>
              <p>{product.notice}</p>
            </Callout>
          </Section>
        ) : null}
        <Section title="Every state it can be in" lede={product.lifecycle.lede}>
          <Lifecycle rail={product.rail} lifecycle={product.lifecycle} />
        </Section>
        <Section title="What you get">
          <FeatureGrid features={product.features} />
        </Section>
        <Section title="How it fails" lede="And what you then see.">
          <PointList points={product.failures} />
        </Section>
        <Section title="Where it is used">
          <SolutionList solutions={product.solutions} />
        </Section>
      </RailColor>
      <ClosingCall
        title="Try it in the sandbox."
        lede="Every state on this page can be driven there, with no real money."
        links={[navigation.sign_up, { name: 'See pricing', href: '/fees' }]}
      />
    </Layout>
  );
}
