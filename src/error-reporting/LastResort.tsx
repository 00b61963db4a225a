import { Component, type ReactNode } from 'react';

type Props = { children: ReactNode };
type State = { failed: boolean };

/**
 * Stands around the error screen: should that fail as well, the reader still gets a sentence instead of a
 * blank page. It uses no style, data or component that could be what failed.
 */
export class LastResort extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <p role="alert">Sorry, we encountered an error.</p> : this.props.children;
  }
}
