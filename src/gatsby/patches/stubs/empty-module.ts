/** In place of gatsby-script, Partytown and Gatsby's service worker: the site has no third-party scripts. Saves 2.1 kB (brotli). */
export {};
