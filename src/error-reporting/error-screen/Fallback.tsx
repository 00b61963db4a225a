import { Component, type ReactNode } from 'react';

type Props = { children: ReactNode; otherwise: ReactNode };

/** Shows an alternative if the children fail to render, unreported: for parts of the error screen, whose page has been reported. */
export class Fallback extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.otherwise : this.props.children;
  }
}
