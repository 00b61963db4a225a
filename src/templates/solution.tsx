import { graphql, type PageProps } from 'gatsby';
import { ButtonLink } from '../components/button/ButtonLink';
import { ClosingCall } from '../components/cards/ClosingCall';
import { PointList } from '../components/cards/PointList';
import { ProductGrid } from '../components/cards/ProductGrid';
import { LineBullet } from '../components/line-bullet/LineBullet';
import { Hero } from '../components/page/Hero';
import { Section } from '../components/page/Section';
import { Flow } from '../diagrams/flow/Flow';
import { optionsFrom } from '../layout/footer/disclosures';
import { Layout } from '../layout/Layout';

export const query = graphql`
  query SolutionPage($id: String!) {
    ...Layout
    solution: solutionById(id: $id) {
      name
      title
      description
      headline
      lede
      products {
        ...ProductCard
      }
      flow {
        name
        rails
        resources
        text
      }
      risks {
        title
        text
      }
      disclosures
    }
  }
`;

/** A use of the products: the way of the money, the risks, the products. */
export default function SolutionPage({ data, location }: PageProps<Queries.SolutionPageQuery>) {
  const { solution, navigation } = data;
  return (
    <Layout data={data} location={location} page={solution} disclosures={optionsFrom(solution.disclosures)}>
      <Hero
        headline={solution.headline}
        lede={solution.lede}
        eyebrow={
          <>
            {solution.products.map(({ rail }) => (
              <LineBullet key={rail} rail={rail} />
            ))}{' '}
            Solutions / {solution.name}
          </>
        }
        actions={
          <>
            <ButtonLink href={navigation.sign_up.href}>{navigation.sign_up.name}</ButtonLink>
            <ButtonLink href="/contact" look="ghost">
              Talk to us
            </ButtonLink>
          </>
        }
      />
      <Flow stops={solution.flow} />
      <Section title="The risks, said plainly">
        <PointList points={solution.risks} />
      </Section>
      <Section title="The lines it uses">
        <ProductGrid products={solution.products} />
      </Section>
      <ClosingCall
        title="Build it in the sandbox first."
        lede="Each stop on this page has a simulation."
        links={[navigation.sign_up, { name: 'Read the docs', href: '/documentation' }]}
      />
    </Layout>
  );
}
