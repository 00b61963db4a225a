/** WebKitGTK's MiniBrowser on a virtual screen, driven by WebDriver. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Builder, By, Capabilities, Key, Origin, type WebDriver } from 'selenium-webdriver';
import type { Engine, InPage, Visitor } from './visitor';

/** What the driver logs for each console message. */
const consoleLine = /CONSOLE (?:\S+ )?(ERROR|WARN)\S* (.*)/;

const named: Readonly<Record<string, string>> = {
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  ArrowDown: Key.ARROW_DOWN,
  ArrowUp: Key.ARROW_UP,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  Home: Key.HOME,
  End: Key.END,
  Backspace: Key.BACK_SPACE,
  Space: Key.SPACE,
};
const modifiers: Readonly<Record<string, string>> = { Control: Key.CONTROL, Shift: Key.SHIFT };

/** Starts a virtual screen and returns its name, such as ":7". */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const screen = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const display = new Promise<string>((resolve, reject) => {
    screen.once('error', reject);
    screen.once('exit', () => reject(new Error('Xvfb ended before it had a display.')));
    screen.stdio[3]?.once('data', (data) => resolve(`:${String(data).trim()}`));
  });
  return { screen, display: await display };
}

/** Milliseconds in which a browser starts or runs a script, even on a busy machine. Now and then WebKitGTK's never does. */
const patience = 90_000;

/** How often that's tried before the test fails. */
const attempts = 3;

/** Something took longer than `patience`. */
class Late extends Error {}

/** Rejects if something takes longer than `patience`. @param what for the message, such as "start" */
async function inTime<Result>(work: Promise<Result>, what: string): Promise<Result> {
  const late = new AbortController();
  const timeout = sleep(patience, undefined, { signal: late.signal }).then(() => {
    throw new Late(`WebKitGTK didn't ${what} within ${patience / 1000} seconds.`);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    late.abort();
    timeout.catch(() => {});
  }
}

async function press(driver: WebDriver, key: string): Promise<void> {
  const parts = key.split('+');
  const last = parts.pop() ?? '';
  const held = parts.map((part) => modifiers[part] ?? part);
  const actions = driver.actions();
  for (const modifier of held) actions.keyDown(modifier);
  actions.sendKeys(named[last] ?? last);
  for (const modifier of held.reverse()) actions.keyUp(modifier);
  await actions.perform();
}

function visitorAt(driver: WebDriver, site: string, problems: () => string[]): Visitor {
  /** Runs a script. The driver never responds to one that it gets while a page is replaced by another, but it responds to the next. */
  const script = async <Result>(code: string, ...values: unknown[]): Promise<Result> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await inTime(driver.executeScript<Result>(code, ...values), 'run a script');
      } catch (error) {
        if (!(error instanceof Late) || attempt === attempts) throw error;
      }
    }
  };
  const settled = async (go: () => Promise<unknown>) => {
    await go().catch(() => {});
  };
  /** Leaves the document, and waits until the next one has been parsed. The driver itself doesn't wait (see below). */
  const goToDocument = async (go: () => Promise<unknown>) => {
    await script('document.documentElement.dataset.left = ""');
    await go();
    const parsed =
      'return document.readyState !== "loading" && !("left" in document.documentElement.dataset)';
    await driver.wait(() => script<boolean>(parsed).catch(() => false), 30_000);
  };
  const scrollTo = (selector: string) =>
    script<void>('document.querySelector(arguments[0]).scrollIntoView({block:"nearest"})', selector);
  const find = async (selector: string) => {
    await driver.wait(async () => (await driver.findElements(By.css(selector))).length > 0, 30_000);
    await scrollTo(selector);
    return driver.findElement(By.css(selector));
  };
  return {
    open: (path) => goToDocument(() => driver.get(new URL(path, site).href)),
    run: <Argument, Result>(work: InPage<Argument, Result>, argument: Argument) =>
      script<Result>(`return (${work.toString()})(arguments[0])`, argument),
    point: async (to) => {
      const where = typeof to === 'string' ? { origin: await find(to) } : { ...to, origin: Origin.VIEWPORT };
      await driver.actions().move(where).perform();
    },
    click: async (selector) => {
      await driver
        .actions()
        .move({ origin: await find(selector) })
        .click()
        .perform();
    },
    press: (key) => press(driver, key),
    type: (text) => driver.actions().sendKeys(text).perform(),
    back: () => settled(() => script('history.back()')),
    forward: () => settled(() => script('history.forward()')),
    reload: () => goToDocument(() => driver.navigate().refresh()),
    resize: async (width, height) => {
      const window = driver.manage().window();
      await window.setRect({ x: 0, y: 0, width, height });
      const [inner = width, innerHeight = height] = await script<number[]>(
        'return [innerWidth, innerHeight]',
      );
      await window.setRect({ x: 0, y: 0, width: 2 * width - inner, height: 2 * height - innerHeight });
    },
    media: () => Promise.reject(new Error("WebKitGTK can't emulate print.")),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    heap: () => Promise.reject(new Error("WebKitGTK doesn't report the memory use of a page.")),
    problems,
    leave: () => driver.quit(),
  };
}

const browserArgs = ['--automation', '--enable-write-console-messages-to-stdout=true'];

/** What a session asks of the driver. @param binary path of MiniBrowser */
const capabilitiesOf = (binary: string): Capabilities =>
  new Capabilities({
    browserName: 'MiniBrowser',
    // A hanging font keeps a page from being complete. By default the driver waits for that before each command; with
    // "eager" it waits for DOMContentLoaded even if that has already fired.
    pageLoadStrategy: 'none',
    timeouts: { pageLoad: 20_000, script: 30_000 },
    'webkitgtk:browserOptions': { binary, args: browserArgs },
  });

type Driver = { readonly address: string; readonly end: () => Promise<void> };

/**
 * Starts WebKitGTK's driver, and resolves once it listens.
 * @param path of WebKitWebDriver
 * @param display name of the screen, such as ":7"
 * @param onLine called with each line that the driver and its browser print
 */
async function startDriver(path: string, display: string, onLine: (line: string) => void): Promise<Driver> {
  // In Playwright ES modules can be loaded only by dynamic import.
  const { tryPort } = await import('../../scripts/machine/port.mjs');
  const { serverReady } = await import('../../scripts/lib/server-ready.mjs');
  const { signalGroup } = await import('../../scripts/lib/processes.mjs');
  const port = await tryPort(0, '127.0.0.1');
  const driver = spawn(path, [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group, which its browser belongs to.
    detached: true,
  });
  const exited = once(driver, 'exit');
  const kill = () => signalGroup(driver, 'SIGKILL');
  // It ends together with the worker.
  process.once('exit', kill);
  for (const stream of [driver.stdout, driver.stderr])
    stream.on('data', (data) => String(data).split('\n').forEach(onLine));
  const address = `http://127.0.0.1:${port}`;
  await serverReady(`${address}/status`, driver, patience);
  return {
    address,
    end: async () => {
      process.off('exit', kill);
      kill();
      await exited;
    },
  };
}

/** Opens a browser of the driver, with its window in place. */
async function openBrowser(
  { address }: Driver,
  binary: string,
  site: string,
  problems: () => string[],
): Promise<Visitor> {
  const driver = await new Builder().usingServer(address).withCapabilities(capabilitiesOf(binary)).build();
  const visitor = visitorAt(driver, site, problems);
  await visitor.resize(1280, 800);
  return visitor;
}

/**
 * Starts WebKitGTK's driver. If a browser doesn't start, the driver is started again.
 * @param driverPath path of WebKitWebDriver
 * @param binary path of MiniBrowser
 */
export async function startWebKit(driverPath: string, binary: string): Promise<Engine> {
  if (!driverPath || !binary)
    throw new Error("WebKitGTK isn't set up: run these tests with npm run test:engines.");
  const { screen, display } = await startScreen();
  const endScreen = () => screen.kill();
  process.once('exit', endScreen);
  const found: string[] = [];
  const start = () =>
    startDriver(driverPath, display, (line) => {
      const [, level, words] = consoleLine.exec(line) ?? [];
      if (level) found.push(`console ${level.toLowerCase()}: ${words}`);
    });
  let driver = await start();
  return {
    name: 'webkit',
    newVisitor: async (site, device) => {
      if (Object.keys(device).length > 0)
        throw new Error("WebKitGTK doesn't have these settings: test this in Chromium.");
      for (let attempt = 1; ; attempt += 1) {
        found.length = 0;
        try {
          return await inTime(
            openBrowser(driver, binary, site, () => [...found]),
            'start',
          );
        } catch (error) {
          if (attempt === attempts) throw error;
          await driver.end();
          driver = await start();
        }
      }
    },
    close: async () => {
      process.off('exit', endScreen);
      await driver.end();
      const ended = once(screen, 'exit');
      endScreen();
      await ended;
    },
  };
}
