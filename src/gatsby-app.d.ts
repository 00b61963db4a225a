/** Gatsby's app for the browser (.cache/production-app.js); importing it starts it. Its address is in src/gatsby/patches/browser-bundle.ts. */
declare module 'gatsby-app';
