import { css } from '@emotion/react';
import { Callout } from '../../components/callout/Callout';
import { SmartLink } from '../../components/link/SmartLink';
import { Logo } from '../../components/logo/Logo';
import { Container } from '../../components/page/Container';
import FooterContent from '../../layout/footer/FooterContent';
import { Head } from '../../layout/head/Head';
import { SiteHeader } from '../../layout/SiteHeader';
import { noDisclosures } from '../../lib/payments/disclosures';
import { color, size, space, text } from '../../theme/tokens';
import type { ErrorScreenProps } from '../error-report';
import { useErrorScreenData } from './error-screen-data';
import { Fallback } from './Fallback';
import { TryAgain } from './TryAgain';
import { useReported } from './use-reported';

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

/**
 * The screen shown if a page fails to render, with the site's navigation unless that fails too. Its data comes from a separate
 * query, so that it doesn't depend on the page's.
 */
export function ErrorScreen({ location }: ErrorScreenProps) {
  const data = useErrorScreenData();
  const reported = useReported();
  const { brand } = data;
  return (
    <>
      <Head data={data} page={{ title: 'Error', noIndex: true }} pathname={location.pathname} />
      <Fallback otherwise={<LogoBar brand={brand.name} />}>
        <SiteHeader data={data} location={location} />
      </Fallback>
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
      <FooterContent data={data} disclosures={noDisclosures} />
    </>
  );
}
