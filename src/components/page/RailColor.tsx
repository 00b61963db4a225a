import type { ReactNode } from 'react';
import { type RailId, rails } from '../../theme/rails';

/** Sets the color of a rail for its children, as `--rail`. */
export function RailColor({ rail, children }: { rail: RailId; children: ReactNode }) {
  return <div style={{ '--rail': rails[rail].color }}>{children}</div>;
}
