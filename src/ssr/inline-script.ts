import { languageKey } from '../lib/code/code-language';
import { restoreScroll } from './restore-scroll';
import { searchRequests } from './search-requests';

/** Pixels of scroll past which the bar is solid. */
export const scrollThreshold = 50;

/**
 * The script at the start of every page's body, small enough to be inline. It runs before the first paint and needs no
 * React: it tells the styles that scripts run, names the filter of the updates, the language of code and an Apple keyboard,
 * keeps the bar's scroll state, returns to where the visitor was, and listens for requests of search.
 * A strip of one pixel lies below the threshold; its upper edge is out of sight exactly when more than the threshold
 * is scrolled. The browser watches it, so no handler runs while the page scrolls.
 */
const lines = [
  'var r=document.documentElement,s=document.createElement("i"),q=new URLSearchParams(location.search),f=q.get("filter"),',
  `l=q.get("${languageKey}");`,
  'r.dataset.script="";',
  // The words of the filter as the page has them, in any case, say what its title is.
  'if(f){r.dataset.filter=f;addEventListener("DOMContentLoaded",function(){document.querySelectorAll("[data-title]").forEach(',
  'function(e){if(e.textContent.toLowerCase()==f.toLowerCase())document.title=e.dataset.title})})}',
  'if(/Mac|iP/.test(navigator.platform))r.dataset.mac="";',
  // Once the page has been read, its radio buttons say which language is chosen. A name that none has chooses none.
  `try{l=l||localStorage.${languageKey}}catch(e){}`,
  `if(l){r.dataset.${languageKey}=l;addEventListener("DOMContentLoaded",function(){delete r.dataset.${languageKey};`,
  'document.querySelectorAll("fieldset input").forEach(function(i){if(i.value==l)i.checked=true})})}',
  restoreScroll,
  searchRequests,
  `s.style.cssText="position:absolute;top:${scrollThreshold}px;width:1px;height:1px";`,
  's.setAttribute("aria-hidden","true");',
  'document.body.prepend(s);',
  'new IntersectionObserver(function(e){',
  'r.toggleAttribute("data-scrolled",e[e.length-1].boundingClientRect.top<0)',
  '},{threshold:[0,1]}).observe(s)',
];

/** The script as text. */
export const inlineScript = `!function(){${lines.join('')}}()`;
