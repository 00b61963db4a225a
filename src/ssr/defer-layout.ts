import { deferredParts, deferring, laidOut } from '../theme/deferred-layout';

/** Milliseconds of a frame in which parts are laid out. */
const slice = 16;

/**
 * The part of the inline script that defers the layout of what's below the fold (src/theme/deferred-layout.ts), on a page that opens at
 * its top: a fragment or a restored position needs the height of everything above it. After `load`, when the fonts are there, it
 * lays out the parts in order, a few in each frame. A link to a fragment, and a step back, end it at once. `r` is the root element.
 */
export const deferLayout = [
  'if(!location.hash&&performance.getEntriesByType?.("navigation")[0]?.type=="navigate"){',
  `let p,on=()=>r.hasAttribute("${deferring}"),`,
  `end=()=>{if(on()){r.removeAttribute("${deferring}");`,
  `document.querySelectorAll("[${laidOut}]").forEach(e=>e.removeAttribute("${laidOut}"))}},`,
  'next=()=>{let t=performance.now(),e;if(on()){',
  `while(e=p.shift()){e.setAttribute("${laidOut}","");e.offsetHeight;`,
  `if(performance.now()-t>${slice})return requestAnimationFrame(next)}end()}};`,
  `r.setAttribute("${deferring}","");`,
  `addEventListener("load",()=>{p=[...document.querySelectorAll("${deferredParts}")];requestAnimationFrame(next)});`,
  'addEventListener("click",e=>{e.target.closest("a[href*=\'#\']")&&end()},true);',
  'addEventListener("popstate",end)}',
].join('');
