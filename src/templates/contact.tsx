import { graphql, type PageProps } from 'gatsby';
import { ContactWays } from '../components/contact/ContactWays';
import { Hero } from '../components/page/Hero';
import { Section } from '../components/page/Section';
import { TextList } from '../components/page/TextList';
import { Layout } from '../layout/Layout';

export const query = graphql`
  query ContactPage($path: String) {
    ...Layout
    brand {
      emergency_phone
      emails {
        support
        sales
        security
        press
        privacy
      }
    }
    contact {
      ...PageContent
      headline
      lede(marked: true)
      emergency {
        title
        text
        link {
          ...NamedLink
        }
      }
      ways {
        title
        text
        link {
          ...NamedLink
        }
        email
      }
      tips(marked: true)
    }
  }
`;

/** The contact page. */
export default function ContactPage({ data, location }: PageProps<Queries.ContactPageQuery>) {
  const { contact, brand } = data;
  return (
    <Layout data={data} location={location} page={contact}>
      <Hero headline={contact.headline} lede={contact.lede} eyebrow="Company / Contact" />
      <ContactWays
        phone={brand.emergency_phone}
        emergency={contact.emergency}
        ways={contact.ways.map((way) => ({ ...way, email: brand.emails[way.email] }))}
      />
      <Section title="What to include">
        <TextList items={contact.tips} />
      </Section>
    </Layout>
  );
}
