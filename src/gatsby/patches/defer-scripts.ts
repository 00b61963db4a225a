/**
 * Gatsby asks for its scripts while the page is still being read. Here they give way to a small loader, which asks for
 * them in the same order when the browser is idle after `load`, or at the first pointer, touch, key or focus: what is
 * on screen comes first, and works by HTML and CSS until then. Where `load` doesn't come, because a font hangs, the scripts wait
 * for some seconds only. A page that the browser prerenders runs none of them until it's shown, so it counts as no visit.
 */

const scriptTag = /<script src="([^"]+)" (?:async|nomodule)(?:="")?><\/script>/gi;

/** Milliseconds after the page has been read in which scripts wait for `load`. */
export const loadPatience = 8000;

const loaderId = 'script-loader';

/** The loader for a list of script addresses. */
function loaderFor(addresses: readonly string[]): string {
  return [
    `!function(){var done,list=${JSON.stringify(addresses)},events=["pointerdown","pointermove","touchstart","keydown","focusin"];`,
    'function load(){if(done)return;done=1;',
    'events.forEach(function(name){removeEventListener(name,load,true)});',
    'list.forEach(function(src){var s=document.createElement("script");s.src=src;s.async=false;document.head.appendChild(s)})}',
    'events.forEach(function(name){addEventListener(name,load,{capture:true,passive:true})});',
    'function idle(){window.requestIdleCallback?requestIdleCallback(load,{timeout:2000}):setTimeout(load,200)}',
    `function start(){document.readyState==="complete"?idle():addEventListener("load",idle);setTimeout(idle,${loadPatience})}`,
    'document.prerendering?document.addEventListener("prerenderingchange",start,{once:true}):start()}()',
  ].join('');
}

/** The loader of a finished page, of this or an earlier version, with its list of addresses. */
const loader = new RegExp(`<script id="${loaderId}">[^<]*?list=(\\[[^\\]<]*\\])[^<]*</script>`);

/** The addresses in a page's script tags, or those that its loader has. */
function addressesIn(html: string): string[] {
  const tags = [...html.matchAll(scriptTag)].filter(([tag]) => !/nomodule/i.test(tag));
  if (tags.length > 0) return tags.map((match) => match[1] ?? '');
  const list = loader.exec(html)?.[1];
  return list ? (JSON.parse(list) as string[]) : [];
}

/**
 * Puts the loader in place of a page's script tags.
 * @param html a page as Gatsby has written it, or a finished one, which gets the loader of today
 */
export function deferScripts(html: string): string {
  const addresses = addressesIn(html);
  if (addresses.length === 0) return html;
  const own = `<script id="${loaderId}">${loaderFor(addresses)}</script>`;
  return html
    .replace(scriptTag, '')
    .replace(loader, '')
    .replace('</body>', () => `${own}</body>`);
}
