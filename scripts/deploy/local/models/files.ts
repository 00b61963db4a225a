/** Files of a prepared site, as hosts look for them. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';

/** Media types that Cloudflare and Netlify know by a file's ending. */
const known: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'application/javascript',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.yaml': 'text/yaml',
  '.ics': 'text/calendar',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/vnd.microsoft.icon',
  '.woff2': 'font/woff2',
};

/** The file at a path of a folder; undefined where there's none. */
export function readFileAt(folder: string, path: string): Buffer | undefined {
  const file = join(folder, normalize(path));
  return existsSync(file) && statSync(file).isFile() ? readFileSync(file) : undefined;
}

/** A response with a file, with the host's own media type and Cache-Control. */
export const fileResponse = (content: Buffer, path: string, status = 200): Response =>
  new Response(new Uint8Array(content), {
    status,
    headers: {
      'Content-Type': known[extname(path)] ?? 'application/octet-stream',
      'Cache-Control': 'public, max-age=0, must-revalidate',
    },
  });
