import { css, keyframes } from '@emotion/react';
import { visuallyHidden } from '../../components/visually-hidden';
import { size, space, wrapping } from '../../theme/tokens';
import { Boundary } from './Boundary';
import { TryAgain } from './TryAgain';

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });
const page = css({ maxWidth: size.measure, marginInline: 'auto', padding: `${space(16)} ${size.gutter}` });
const later = css({ animation: `${appear} 1s step-end both` });
const links = css({
  ...wrapping,
  alignItems: 'center',
  gap: `${space(2)} ${space(6)}`,
  marginTop: space(6),
});

type Brand = Queries.ErrorScreenFragment['brand'] | undefined;

/** The links of the error screen. */
function ScreenLinks({ brand }: { brand: NonNullable<Brand> }) {
  const { urls, emails } = brand;
  return (
    <>
      <a href={urls.documentation} target="_blank" rel="noopener">
        Public documentation<span css={visuallyHidden}> (opens in a new tab)</span>
      </a>
      <a href={`mailto:${emails.support}`}>{emails.support}</a>
    </>
  );
}

type MinimalMessageProps = {
  /** Undefined if the page's data may be what failed. */
  brand?: Brand;
  /** Shows it after a second, while the error screen is loading. */
  delayed?: boolean;
};

/** The minimum if neither the page nor the error screen can be shown: a sentence, and links that need no JavaScript. */
export const MinimalMessage = ({ brand, delayed = false }: MinimalMessageProps) => (
  <main id="content" css={[page, delayed && later]}>
    <p role="alert">Sorry, we encountered an error.</p>
    <div css={links}>
      <TryAgain />
      <a href="/">Home page</a>
      <a href="/documentation">Documentation</a>
      {brand ? (
        <Boundary otherwise={null}>
          <ScreenLinks brand={brand} />
        </Boundary>
      ) : null}
    </div>
  </main>
);
