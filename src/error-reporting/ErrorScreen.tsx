import { css } from '@emotion/react';
import { graphql, useStaticQuery } from 'gatsby';
import { Callout } from '../components/callout/Callout';
import { SmartLink } from '../components/link/SmartLink';
import { Logo } from '../components/logo/Logo';
import { Container } from '../components/page/Container';
import FooterContent from '../layout/footer/FooterContent';
import { Head } from '../layout/head/Head';
import { noDisclosures } from '../lib/disclosures';
import { color, size, space, text } from '../theme/tokens';

const bar = css({ display: 'flex', alignItems: 'center', height: size.header });
const body = css({
  maxWidth: size.measure,
  paddingBlock: `${space(10)} ${space(16)}`,
  '& p': { ...text.lede, color: color.ink2 },
  '& > p': { margin: `${space(5)} 0 0` },
});
const title = css({ margin: `0 0 ${space(6)}`, ...text.title });

/**
 * What a visitor sees when a page fails while rendering. Its data is a query of its own, so that it does not depend on
 * the page's; should it fail too, the boundary shows a last plain sentence.
 * @param props.pathname of the page that failed
 */
export function ErrorScreen({ pathname }: { pathname: string }) {
  const data = useStaticQuery<Queries.ErrorScreenQuery>(graphql`
    query ErrorScreen {
      ...HeadDefaults
      socialCard
      ...Footer
      brand {
        urls {
          documentation
        }
        emails {
          support
        }
      }
    }
  `);
  const { brand } = data;
  return (
    <>
      <Head data={data} page={{ title: 'Error', noIndex: true }} pathname={pathname} />
      <header data-print="none">
        <Container css={bar}>
          <Logo brand={brand.name} animated={false} />
        </Container>
      </header>
      <main id="content">
        <Container>
          <div css={body}>
            <h1 css={title}>Error</h1>
            <Callout icon="alert">
              <p>Sorry, we encountered an error.</p>
            </Callout>
            <p>Our team has been notified. You can go on in one of these ways:</p>
            <p>
              Read the{' '}
              <SmartLink href={brand.urls.documentation} newTab>
                public documentation
              </SmartLink>
              , or write to <a href={`mailto:${brand.emails.support}`}>{brand.emails.support}</a>.
            </p>
          </div>
        </Container>
      </main>
      <FooterContent data={data} disclosures={noDisclosures} />
    </>
  );
}
