/** What a build reads, from the folder of the site. */
export const buildSources = [
  'content',
  'src',
  'static',
  'gatsby-browser.tsx',
  'gatsby-config.js',
  'gatsby-node.js',
  'gatsby-ssr.tsx',
  'scripts/lib/load-bundled.cjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
] as const;
