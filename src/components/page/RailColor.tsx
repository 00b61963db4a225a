import type { ReactNode } from 'react';
import type { RailId } from '../../theme/rails';

/** Sets the color of a rail for its children, as `--rail` (src/theme/rail-styles.ts). */
export function RailColor({ rail, children }: { rail: RailId; children: ReactNode }) {
  return <div data-rail={rail}>{children}</div>;
}
