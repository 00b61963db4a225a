/** Stands in for gatsby-script and Partytown in the browser's bundle: the site has no third-party scripts. Saves 3 kB (brotli). */
export {};
