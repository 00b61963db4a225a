/** Gatsby's router, which comes without types. */
declare module '@gatsbyjs/reach-router' {
  export const globalHistory: { listen: (listener: () => void) => () => void };
}
