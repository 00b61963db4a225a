/** Playwright's test with a visitor in the project's engine, on a served copy of the built site that can fail. */
import { test as base } from '@playwright/test';
import { publicFolder } from '../support/content/routes';
import { type FaultServer, startFaultServer } from './fault-server';
import { startWithPlaywright } from './playwright-engine';
import type { Device, Engine, Visitor } from './visitor';
import { startWebKit } from './webkit-engine';

export { expect } from '@playwright/test';

/** Starts an engine if the environment has it; see scripts/machine/engines.mjs. */
function startEngine(name: Engine['name']): Promise<Engine> {
  const { CHROMIUM_PATH, FIREFOX_PATH, WEBKIT_DRIVER = '', WEBKIT_BROWSER = '' } = process.env;
  if (name === 'webkit') return startWebKit(WEBKIT_DRIVER, WEBKIT_BROWSER);
  return startWithPlaywright(name, (name === 'firefox' ? FIREFOX_PATH : CHROMIUM_PATH) || undefined);
}

type TestFixtures = { device: Device; site: FaultServer; visitor: Visitor };
type WorkerFixtures = { engineName: Engine['name']; engine: Engine };

export const test = base.extend<TestFixtures, WorkerFixtures>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await startEngine(engineName);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  device: [{}, { option: true }],
  site: async ({ engineName: _ }, use) => {
    const site = await startFaultServer(publicFolder());
    await use(site);
    await site.stop();
  },
  visitor: async ({ engine, site, device }, use) => {
    const visitor = await engine.newVisitor(site.url, device);
    await use(visitor);
    await visitor.leave();
  },
});
