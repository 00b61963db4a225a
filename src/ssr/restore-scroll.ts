import { scrollStorage } from '../lib/routing/scroll-storage';

/**
 * The part of the inline script that returns to where the visitor was, after a reload and from another site. The entry is one of
 * this site's, whose positions the browser leaves to it ("manual"): Chromium's own restoration loses a race against the
 * fragment in the address. WebKit goes to the fragment once more before `load`. Whoever scrolls meanwhile stays where they are.
 * Storage may be denied, and the state may be another script's.
 */
export const restoreScroll = [
  'try{var p=history.scrollRestoration=="manual"&&',
  `new Map(JSON.parse(sessionStorage["${scrollStorage}"])).get(history.state.key);`,
  'p&&(["DOMContentLoaded","load"].forEach(function(e){addEventListener(e,function(){',
  'p&&scrollTo({left:p[0],top:p[1],behavior:"instant"})})}),',
  '["wheel","touchmove","pointerdown","keydown"].forEach(function(e){addEventListener(e,function(){p=0},{passive:true})}))',
  '}catch(e){}',
].join('');
