import { defineConfig } from '@playwright/test';

/** The programs with which two platforms simulate themselves. Netlify's can't run edge functions without a network. */
const simulators = {
  cloudflare: 'npx --yes wrangler@4.30.0 pages dev site --port 9123 --ip 127.0.0.1',
  netlify:
    'npx --yes netlify-cli@25.6.2 dev --offline --no-open --skip-gitignore --internal-disable-edge-functions --dir site --port 9123',
};

const host = process.env.HOST_SIMULATOR as keyof typeof simulators | undefined;
const url = 'http://127.0.0.1:9123';
if (host) process.env.HOST_URL ??= url;

/** What hosts send: nginx on this machine, a simulator (HOST_SIMULATOR=cloudflare), or an address (HOST_URL). */
export default defineConfig({
  testDir: 'tests/hosts',
  outputDir: 'test-results/hosts',
  workers: 1,
  ...(host ? { webServer: { command: simulators[host], cwd: 'dist', url, timeout: 300_000 } } : {}),
});
