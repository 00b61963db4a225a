/** The part of the inline script that listens for search requests. */
import { searchQuery, searchRequestEvent } from '../lib/search/search-request';

/** Milliseconds after the last key press before the visitor is sent to the site index, if search hasn't opened. */
const timeout = 5000;

/**
 * Listens for search requests until the scripts load: a press of the control, Ctrl K or ⌘K, and "/" outside of fields and the dialog. It
 * prevents the browser's default and keeps the text typed meanwhile for the field. Once loaded,
 * src/components/search/search-requests.ts handles requests, including earlier ones. If it doesn't load, the visitor is
 * sent to the site index with the text in its address, and search opens there once scripts load.
 * `r` is the root element, `q` the query of the address.
 */
export const searchRequests = [
  'var w;',
  `function g(){clearTimeout(w);w=setTimeout(function(){var t=r.dataset.${searchRequestEvent};`,
  `if(t!=null)location="/search"+(t&&"?${searchQuery}="+encodeURIComponent(t))},${timeout})}`,
  'function a(e){',
  'var m=e.metaKey||e.ctrlKey,s=e.shiftKey,k=e.key,t=e.target,d=r.dataset,y;',
  `if("${searchRequestEvent}"in d&&!m&&k&&((y=k=="Backspace")||!k[1]))`,
  `d.${searchRequestEvent}=y?d.${searchRequestEvent}.slice(0,-1):d.${searchRequestEvent}+k,g(),e.preventDefault();`,
  'else if(!e.altKey&&(e.type=="click"?!m&&!s&&t.closest("[data-search]"):',
  'm?!s&&/^k$/i.test(k):k=="/"&&!t.closest("input,textarea,select,dialog,[contenteditable]"))){',
  `e.preventDefault();d.${searchRequestEvent}||="";g();dispatchEvent(new Event("${searchRequestEvent}"))}}`,
  'addEventListener("click",a);',
  // Captured: React stops keys pressed in a part that it hasn't hydrated yet.
  'addEventListener("keydown",a,true);',
  `if(/^.search.?$/.test(location.pathname)&&q.get("${searchQuery}"))r.dataset.${searchRequestEvent}=q.get("${searchQuery}");`,
].join('');
