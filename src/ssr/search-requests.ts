/** The part of the inline script that hears who asks for search. */
import { searchAsked } from '../lib/search/asked';

/** Milliseconds after which search that does not open gives way to the index of the site. */
const patience = 5000;

/**
 * Hears who asks for search from the first moment on: a press of the control, Ctrl K or ⌘K, and "/" outside of fields. What
 * the browser itself would do with that is kept back, and what is typed meanwhile is kept for the field. When the scripts
 * have come, src/components/search/answer-requests.ts answers, also to what was asked before; where nothing answers, the
 * index of the site is shown. `r` is the root element.
 */
export const searchRequests = [
  'function a(e){',
  'var m=e.metaKey||e.ctrlKey,s=e.shiftKey,k=e.key,t=e.target,d=r.dataset;',
  `if("${searchAsked}"in d&&!m&&k&&!k[1])d.${searchAsked}+=k,e.preventDefault();`,
  'else if(!e.altKey&&(e.type=="click"?!m&&!s&&t.closest("[data-search]"):',
  'm?!s&&/^k$/i.test(k):k=="/"&&!t.closest("input,textarea,select,[contenteditable]"))){',
  `e.preventDefault();d.${searchAsked}="";dispatchEvent(new Event("${searchAsked}"));`,
  `setTimeout(function(){if("${searchAsked}"in d)location="/search"},${patience})}}`,
  'addEventListener("click",a);',
  'addEventListener("keydown",a);',
].join('');
