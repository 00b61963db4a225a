import { scrollStorage } from '../lib/routing/scroll-storage';

/**
 * The part of the inline script that restores the scroll position after a reload and on return from another site. It does
 * so for this site's entries, which set scroll restoration to "manual": Chromium's own restoration loses a race against
 * the fragment in the address. WebKit scrolls to the fragment once more before `load`, hence twice. A visitor who scrolls
 * meanwhile isn't moved. Storage may be denied, and the state may be another script's.
 */
export const restoreScroll = [
  'try{var p=history.scrollRestoration=="manual"&&',
  `new Map(JSON.parse(sessionStorage["${scrollStorage}"])).get(history.state.key);`,
  'p&&(["DOMContentLoaded","load"].forEach(function(e){addEventListener(e,function(){',
  'p&&scrollTo(p[0],p[1])})}),',
  '["wheel","touchmove","pointerdown","keydown"].forEach(function(e){addEventListener(e,function(){p=0},{passive:true})}))',
  '}catch(e){}',
].join('');
