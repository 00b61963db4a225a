import { markStale } from '../components/form/form-state';
import { languageGroup, languageKey } from '../lib/code/code-language';
import { colorScheme } from './color-scheme';
import { deferLayout } from './defer-layout';
import { searchRequests } from './search-requests';
import { trustedTypesPolicy } from './trusted-types';

/** Pixels of scroll past which the bar is solid. */
export const scrollThreshold = 50;

/**
 * The script at the start of every page's body, small enough to be inline. It runs before the first paint, without React:
 * it creates the Trusted Types policy, marks the root element for styles that need JavaScript, applies the chosen color scheme,
 * sets the updates filter, the code language and an Apple keyboard there, tracks the header's scroll state, defers the layout
 * below the fold, and listens for search requests and for input in forms that aren't hydrated yet.
 * An IntersectionObserver watches a one-pixel strip whose top edge leaves the viewport when the page is scrolled by more
 * than the threshold, so no handler runs while scrolling.
 */
const lines = [
  trustedTypesPolicy,
  'var r=document.documentElement,s=document.createElement("i"),q=new URLSearchParams(location.search),f=q.get("filter"),',
  `l=q.get("${languageKey}");`,
  'r.dataset.script="";',
  colorScheme,
  // The filter's name as written on the page, matched ignoring case, is the title, and a link to it is the current one of the header.
  'if(f){r.dataset.filter=f;addEventListener("DOMContentLoaded",function(){document.querySelectorAll("[data-title]").forEach(',
  'function(e){var t=e.textContent,a="aria-current",h=[...document.querySelectorAll("[data-header] a")];',
  'if(t.toLowerCase()!=f.toLowerCase())return;document.title=e.dataset.title;',
  'var m=h.filter(function(l){return new URLSearchParams(l.search).get("filter")==t});',
  'if(m[0])h.forEach(function(l){l.removeAttribute(a)});m.forEach(function(l){l.setAttribute(a,"page")})})})}',
  'if(/Mac|iP/.test(navigator.platform))r.dataset.mac="";',
  // Once the page is parsed, its radio buttons have the language. An unknown name selects none.
  `try{l=l||localStorage.${languageKey}}catch(e){}`,
  `if(l){r.dataset.${languageKey}=l;addEventListener("DOMContentLoaded",function(){delete r.dataset.${languageKey};`,
  `document.querySelectorAll("[${languageGroup}] input").forEach(function(i){if(i.value==l)i.checked=true})})}`,
  deferLayout,
  searchRequests,
  markStale,
  `s.style.cssText="position:absolute;top:${scrollThreshold}px;width:1px;height:1px";`,
  's.setAttribute("aria-hidden","true");',
  'document.body.prepend(s);',
  'new IntersectionObserver(function(e){',
  'r.toggleAttribute("data-scrolled",e[e.length-1].boundingClientRect.top<0)',
  '},{threshold:[0,1]}).observe(s)',
];

/** The script as text. */
export const inlineScript = `!function(){${lines.join('')}}()`;
