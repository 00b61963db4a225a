/** The part of the inline script that hears who asks for search. */
import { searchQuery, searchRequestEvent } from '../lib/search/search-request';

/** Milliseconds after the last key in which search that doesn't open gives way to the index of the site. */
const patience = 5000;

/**
 * Hears who asks for search from the first moment on: a press of the control, Ctrl K or ⌘K, and "/" outside of fields. What
 * the browser itself would do with that is kept back, and what is typed meanwhile is kept for the field. When the scripts
 * have come, src/components/search/search-requests.ts answers, also to what was asked before; where nothing answers, the
 * index of the site is shown, whose address carries what was typed: there search opens with it once scripts have come.
 * `r` is the root element, `q` the query of the address.
 */
export const searchRequests = [
  'var w;',
  `function g(){clearTimeout(w);w=setTimeout(function(){var t=r.dataset.${searchRequestEvent};`,
  `if(t!=null)location="/search"+(t&&"?${searchQuery}="+encodeURIComponent(t))},${patience})}`,
  'function a(e){',
  'var m=e.metaKey||e.ctrlKey,s=e.shiftKey,k=e.key,t=e.target,d=r.dataset,y;',
  `if("${searchRequestEvent}"in d&&!m&&k&&((y=k=="Backspace")||!k[1]))`,
  `d.${searchRequestEvent}=y?d.${searchRequestEvent}.slice(0,-1):d.${searchRequestEvent}+k,g(),e.preventDefault();`,
  'else if(!e.altKey&&(e.type=="click"?!m&&!s&&t.closest("[data-search]"):',
  'm?!s&&/^k$/i.test(k):k=="/"&&!t.closest("input,textarea,select,[contenteditable]"))){',
  `e.preventDefault();d.${searchRequestEvent}||="";g();dispatchEvent(new Event("${searchRequestEvent}"))}}`,
  'addEventListener("click",a);',
  'addEventListener("keydown",a);',
  `if(/^.search.?$/.test(location.pathname)&&q.get("${searchQuery}"))r.dataset.${searchRequestEvent}=q.get("${searchQuery}");`,
].join('');
