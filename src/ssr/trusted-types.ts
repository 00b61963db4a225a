import { fromBuild } from '../lib/security/trusted-types';

/**
 * The site's one Trusted Types policy, part of the inline script. It accepts
 * - HTML from the build (src/lib/security/trusted-types.ts),
 * - text without tags: react-helmet sets the text of structured data as HTML,
 * - React's empty script element,
 * - scripts of this site.
 */
export const trustedTypesPolicy = [
  'window.trustedTypes&&trustedTypes.createPolicy("default",{createHTML:function(h,b){',
  `if(b=="${fromBuild}"||/^([^<]*|<script><.script>)$/.test(h))return h},`,
  'createScriptURL:function(u){if(new URL(u,location).origin==location.origin)return u}});',
].join('');
