/** The part of the inline script that applies the visitor's choice of a color scheme. */
import { schemeChoices, schemeKey, switchAttribute } from '../theme/scheme-choice';
import { schemeNames, schemes } from '../theme/schemes';

const paper = schemeNames.map((name) => schemes[name].paper);

/**
 * Applies the stored choice before the first paint, and again when the page is parsed, when it's shown again from the back-forward
 * cache, and when another tab stores a choice. It sets the root element's attribute for the styles, the browser's theme color,
 * and the switches. All switches of a page share this one listener, so they work before the scripts load and need none of
 * them. Without storage a choice lasts as long as the page. Forced colors are the system's, so the choice doesn't apply to them.
 * `r` is the root element.
 */
export const colorScheme = [
  '!function(){',
  'var f=matchMedia("(forced-colors:active)");',
  'function show(c){',
  `document.querySelectorAll("[${switchAttribute}] input").forEach(function(i){i.checked=i.value==c});`,
  `if(f.matches)c="${schemeChoices[0]}";`,
  `r.dataset.${schemeKey}=c;`,
  'document.querySelectorAll("[name=theme-color]").forEach(function(m,i){',
  `m.content=${JSON.stringify(paper)}[c=="${schemeChoices[0]}"?i:+(c=="${schemeNames[1]}")]})}`,
  'function read(){try{',
  `var c=localStorage.${schemeKey};show(${JSON.stringify(schemeNames)}.includes(c)?c:"${schemeChoices[0]}")`,
  '}catch(e){}}',
  'read();',
  '["DOMContentLoaded","pageshow","storage"].forEach(function(e){addEventListener(e,read)});',
  'f.addEventListener("change",read);',
  'addEventListener("change",function(e){',
  `var i=e.target;if(i.closest("[${switchAttribute}]")){`,
  `try{localStorage.${schemeKey}=i.value}catch(e){}`,
  'show(i.value)}})',
  '}();',
].join('');
