/**
 * Gatsby requests its scripts while the page is still being parsed. This replaces its script tags with a small loader, which
 * requests them in the same order when the browser is idle after `load`, or at the first pointer, touch, key or focus event:
 * until then, the page works with HTML and CSS. If `load` doesn't fire, for example because a font hangs, the loader waits a few
 * seconds at most. A pointer that rests on the page doesn't count: browsers send a move without distance once the page is laid out
 * below it. A prerendered page runs no scripts until it's shown, so it doesn't count as a visit.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Compiler } from 'webpack';

/** Milliseconds after parsing that scripts wait for `load`. */
export const loadPatience = 8000;

/** The same for every page and build, so that a Content-Security-Policy can allow it by its hash. */
const loader = [
  '!function(){var done,data=document.currentScript.dataset,events=["pointerdown","pointermove","touchstart","keydown","focusin"];',
  'window.___webpackCompilationHash=data.hash;window.___chunkMapping={};',
  'function load(e){if(done||e?.type=="pointermove"&&e.movementX===0&&e.movementY===0)return;done=1;',
  'events.forEach(function(name){removeEventListener(name,load,true)});',
  'data.scripts.split(" ").forEach(function(src){var s=document.createElement("script");s.src=src;s.async=false;document.head.appendChild(s)})}',
  'events.forEach(function(name){addEventListener(name,load,{capture:true,passive:true})});',
  'function idle(){window.requestIdleCallback?requestIdleCallback(load,{timeout:2000}):setTimeout(load,200)}',
  `function start(){document.readyState==="complete"?idle():addEventListener("load",idle);setTimeout(idle,${loadPatience})}`,
  'document.prerendering?document.addEventListener("prerenderingchange",start,{once:true}):start()}()',
].join('');

/**
 * Gatsby's script tags as the loader. @param tags as Gatsby writes them
 * @throws if they have no scripts or no hash of the compilation
 */
export function scriptLoader(tags: string): string {
  const scripts = [...tags.matchAll(/<script src="([^"]+)" async>/g)].map(([, src]) => src);
  const [, hash] = /___webpackCompilationHash="([^"]+)"/.exec(tags) ?? [];
  if (scripts.length === 0 || !hash)
    throw new Error("Gatsby's script tags have changed. See src/gatsby/patches/scripts-after-load.ts.");
  return `<script id="script-loader" data-hash="${hash}" data-scripts="${scripts.join(' ')}">${loader}</script>`;
}

/** The file that Gatsby copies into every page. */
const file = 'public/_gatsby/slices/_gatsby-scripts-1.html';

/** The webpack plugin. Gatsby's own writes the file in the same hook. */
export const scriptsAfterLoad = {
  apply: ({ hooks }: Compiler): void =>
    hooks.done.tap({ name: 'scripts-after-load', stage: 100 }, (stats) => {
      if (!stats.hasErrors()) writeFileSync(file, scriptLoader(readFileSync(file, 'utf8')));
    }),
};
