/** The site's folder, in which every command runs, as an absolute path. */
export const siteRoot = process.cwd();
