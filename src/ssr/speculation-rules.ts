/**
 * Which links the browser prerenders when the visitor is about to follow them: those to pages of this site, but not to files, which
 * have an ending, nor to the page itself or a part of it, nor those that open a new tab. The same on every page, so that the policy can allow
 * them by their hash. https://html.spec.whatwg.org/multipage/speculative-loading.html
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/*.:ending' } },
          { not: { selector_matches: '[href^="#"],[target],[aria-current="page"]' } },
        ],
      },
      eagerness: 'eager',
    },
  ],
});
