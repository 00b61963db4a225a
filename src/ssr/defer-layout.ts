import { deferredParts, deferring, laidOut } from '../theme/deferred-layout';

/** Milliseconds that laying out some parts may take. If they take less, the next batch is twice as large, otherwise half. */
const goal = 8;

/**
 * The part of the inline script that defers the layout of what's below the fold (src/theme/deferred-layout.ts), on a page that opens at
 * its top: a fragment or a restored position needs the height of everything above it. The entry's name has the whole address, with a
 * text fragment (#:~:text=) that `location` doesn't show. After `load`, when the fonts are there, the script lays out the parts in
 * order while the browser is idle, so that neither input nor other scripts wait. A link to a fragment, a step back, the
 * Tab and End keys and scrolling by more than a screen end it at once: what they lead to may be far below, and it would move when parts
 * above it get their real heights. `r` is the root element.
 */
export const deferLayout = [
  'let v=performance.getEntriesByType?.("navigation")[0]||{};if(v.type=="navigate"&&!/#/.test(v.name)){',
  `let p,n=1,on=()=>r.hasAttribute("${deferring}"),idle=f=>(window.requestIdleCallback||setTimeout)(f),`,
  `end=()=>{if(on()){r.removeAttribute("${deferring}");`,
  `document.querySelectorAll("[${laidOut}]").forEach(e=>e.removeAttribute("${laidOut}"))}},`,
  'next=()=>{if(on()){let t=performance.now();',
  `p.splice(0,n).forEach(e=>e.setAttribute("${laidOut}",""));r.offsetHeight;`,
  `n=performance.now()-t<${goal}?n*2:Math.ceil(n/2);`,
  'idle(p.length?next:end)}};',
  `r.setAttribute("${deferring}","");`,
  `addEventListener("load",()=>{p=[...document.querySelectorAll("${deferredParts}")];idle(next)});`,
  'addEventListener("click",e=>{e.target.closest("a[href*=\'#\']")&&end()},true);',
  'addEventListener("keydown",e=>{/^(Tab|End)$/.test(e.key)&&end()},true);',
  'addEventListener("popstate",end);',
  'addEventListener("scroll",()=>{scrollY>innerHeight&&end()})}',
].join('');
