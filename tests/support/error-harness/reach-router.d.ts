/** The parts of Gatsby's router that the test page uses; the package has no types of its own. */
declare module '@gatsbyjs/reach-router' {
  import type { ComponentType, ReactNode } from 'react';

  export const LocationProvider: ComponentType<{
    children: (context: { location: Location }) => ReactNode;
  }>;
  export function navigate(address: string): Promise<void>;
  export function redirectTo(address: string): never;
}
