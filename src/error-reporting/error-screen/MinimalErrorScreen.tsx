import { css, keyframes } from '@emotion/react';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { visuallyHidden } from '../../components/visually-hidden';
import { size, space } from '../../theme/tokens';
import { useErrorScreenData } from './error-screen-data';
import { Fallback } from './Fallback';
import { TryAgain } from './TryAgain';

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });
const page = css({ maxWidth: size.measure, marginInline: 'auto', padding: `${space(16)} ${size.gutter}` });
const later = css({ animation: `${appear} 1s step-end both` });
const links = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(2)} ${space(6)}`,
  marginTop: space(6),
});

/** The links of the error screen. */
function ScreenLinks() {
  const { urls, emails } = useErrorScreenData().brand;
  return (
    <>
      <a href={urls.documentation} target="_blank" rel="noopener">
        Public documentation<span css={visuallyHidden}> (opens in a new tab)</span>
      </a>
      <a href={`mailto:${emails.support}`}>{emails.support}</a>
    </>
  );
}

/**
 * The minimum if neither the page nor the error screen can be shown: a sentence, and links that need no JavaScript.
 * @param props.delayed shows it after a second, while the error screen is loading
 */
export const MinimalMessage = ({ delayed = false }: { delayed?: boolean }) => (
  <main id="content" css={[page, delayed && later]}>
    <p role="alert">Sorry, we encountered an error.</p>
    <div css={links}>
      <TryAgain />
      <a href="/">Home page</a>
      <a href="/documentation">Documentation</a>
      <Fallback otherwise={null}>
        <ScreenLinks />
      </Fallback>
    </div>
  </main>
);

type Props = {
  children: ReactNode;
  /** Called once if the children fail. */
  onFailure: (error: unknown, info: ErrorInfo) => void;
};
type State = { failed: boolean };

/** Around the error screen and around the whole application, so that a failure never leaves a blank page. */
export class MinimalErrorScreen extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    this.props.onFailure(error, info);
  }

  override render(): ReactNode {
    return this.state.failed ? <MinimalMessage /> : this.props.children;
  }
}
