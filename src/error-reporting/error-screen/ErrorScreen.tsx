import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { useEffect, useState } from 'react';
import { Callout } from '../../components/callout/Callout';
import { SmartLink } from '../../components/link/SmartLink';
import { Logo } from '../../components/logo/Logo';
import { Container } from '../../components/page/Container';
import FooterContent from '../../layout/footer/FooterContent';
import { titleOf } from '../../layout/head/page-identity';
import { Header } from '../../layout/header/Header';
import { noDisclosures } from '../../lib/payments/disclosures';
import { color, size, space, text } from '../../theme/tokens';
import { isReported } from '../report';
import { Boundary } from './Boundary';
import { TryAgain } from './TryAgain';

export const query = graphql`
  fragment ErrorScreen on Query {
    ...Header
    ...Footer
    brand {
      name
      urls {
        documentation
      }
      emails {
        support
      }
    }
  }
`;

const bar = css({ display: 'flex', alignItems: 'center', height: size.header });
const body = css({
  maxWidth: size.measure,
  paddingBlock: `${space(10)} ${space(16)}`,
  '& p': { ...text.lede, color: color.ink2 },
  '& > p': { margin: `${space(5)} 0 0` },
  '& > button': { marginTop: space(6) },
});
const title = css({ margin: `0 0 ${space(6)}`, ...text.title });

/** The header of a page whose navigation can't be shown. */
const LogoBar = ({ brand }: { brand: string }) => (
  <header data-print="none">
    <Container css={bar}>
      <Logo brand={brand} animated={false} />
    </Container>
  </header>
);

/** What happened to the report. Says nothing about it until the settings have been read: only then is it known. */
function reportText(reported: boolean | undefined): string {
  if (reported)
    return 'Our team has been notified. The report contains the error and the page, and nothing about you.';
  const again = 'If it happens again, please email us.';
  return reported === undefined ? again : `No report was sent. ${again}`;
}

/** What the error screen gets from the page that failed. The data may be what failed, so parts that can't be shown are left out. */
export type ErrorScreenProps = {
  data: Queries.ErrorScreenFragment;
  location: { pathname: string };
};

/** The screen shown if a page fails to render, with the site's navigation and footer unless they fail too. */
export default function ErrorScreen({ data, location }: ErrorScreenProps) {
  const { brand } = data;
  const [reported, setReported] = useState<boolean>();
  useEffect(() => {
    document.title = titleOf('Error', brand.name);
    isReported().then(setReported);
  }, [brand]);
  return (
    <>
      <Boundary otherwise={<LogoBar brand={brand.name} />}>
        <Header data={data} location={location} />
      </Boundary>
      <main id="content" tabIndex={-1}>
        <Container>
          <div css={body}>
            <h1 css={title}>Error</h1>
            <Callout icon="alert">
              <p role="alert">Sorry, we encountered an error.</p>
            </Callout>
            <p>{reportText(reported)}</p>
            <TryAgain />
            <p>
              You can also read the{' '}
              <SmartLink href={brand.urls.documentation} newTab>
                public documentation
              </SmartLink>
              , or email <a href={`mailto:${brand.emails.support}`}>{brand.emails.support}</a>.
            </p>
          </div>
        </Container>
      </main>
      <Boundary otherwise={null}>
        <FooterContent data={data} disclosures={noDisclosures} />
      </Boundary>
    </>
  );
}
