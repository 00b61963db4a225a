/**
 * Gatsby requests its scripts while the page is still being parsed. This replaces its script tags with a small loader, which
 * requests them in the same order when the browser is idle after `load`, or at the first pointer, touch, key or focus
 * event: until then, the page works with HTML and CSS. If `load` doesn't fire, for example because a font hangs, the
 * loader waits a few seconds at most. A pointer that rests on the page doesn't count: browsers send a move without distance once the
 * page is laid out below it. A prerendered page runs no scripts until it's shown, so it doesn't count as a visit.
 */

/** How the script tags start, and how the loader does. Finding these is several times as fast as the patterns below. */
const scriptStart = '<script src="';
const loaderStart = '<script id="script-loader">';

const scriptTag = /<script src="([^"]+)" (?:async|noModule|nomodule)(?:="")?><\/script>/g;

/** Milliseconds after parsing that scripts wait for `load`. */
export const loadPatience = 8000;

/** The loader for these script addresses. */
function loaderFor(addresses: readonly string[]): string {
  return [
    `!function(){var done,list=${JSON.stringify(addresses)},events=["pointerdown","pointermove","touchstart","keydown","focusin"];`,
    'function load(e){if(done||e?.type=="pointermove"&&e.movementX===0&&e.movementY===0)return;done=1;',
    'events.forEach(function(name){removeEventListener(name,load,true)});',
    'list.forEach(function(src){var s=document.createElement("script");s.src=src;s.async=false;document.head.appendChild(s)})}',
    'events.forEach(function(name){addEventListener(name,load,{capture:true,passive:true})});',
    'function idle(){window.requestIdleCallback?requestIdleCallback(load,{timeout:2000}):setTimeout(load,200)}',
    `function start(){document.readyState==="complete"?idle():addEventListener("load",idle);setTimeout(idle,${loadPatience})}`,
    'document.prerendering?document.addEventListener("prerenderingchange",start,{once:true}):start()}()',
  ].join('');
}

/** The loader in a finished page, of this or an earlier version, with its addresses. */
const loader = new RegExp(`${loaderStart}[^<]*?list=(\\[[^\\]<]*\\])[^<]*</script>`);

/** The addresses in a page's script tags or its loader. */
function addressesIn(html: string): string[] {
  const tags = [...html.matchAll(scriptTag)].filter(([tag]) => !/no[Mm]odule/.test(tag));
  if (tags.length > 0) return tags.map((match) => match[1] ?? '');
  const list = loader.exec(html)?.[1];
  return list ? (JSON.parse(list) as string[]) : [];
}

/**
 * Replaces a page's script tags with the loader.
 * @param html a page as Gatsby wrote it, or a finished one, whose loader is updated
 */
export function deferScripts(html: string): string {
  const starts = [scriptStart, loaderStart].map((start) => html.indexOf(start)).filter((at) => at >= 0);
  if (starts.length === 0) return html;
  const first = Math.min(...starts);
  const scripts = html.slice(first);
  const addresses = addressesIn(scripts);
  if (addresses.length === 0) return html;
  const own = `${loaderStart}${loaderFor(addresses)}</script>`;
  const rest = scripts.replace(scriptTag, '').replace(loader, '');
  return html.slice(0, first) + rest.replace('</body>', () => `${own}</body>`);
}
