/** Styled elements with one component each instead of Emotion's two, in the browser and in the built HTML alike. */
import { resolve } from 'node:path';
import type { Configuration } from 'webpack';

/** Webpack's configuration with our replacement of the function that JSX compiles to. */
export const withStyledElements = (config: Configuration): Configuration => ({
  ...config,
  resolve: {
    ...config.resolve,
    alias: {
      ...config.resolve?.alias,
      '@emotion/react/jsx-runtime$': resolve('src/gatsby/patches/stubs/styled-element.ts'),
    },
  },
});
