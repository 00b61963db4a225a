/** A slow network between the browser and the site, which shows what a test reads before it has arrived. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';

/** What arrives at once, in bytes, and the milliseconds before it does. A document arrives in several parts, as on a real network. */
const part = 16 * 1024;
const wait = 150;

/** Passes data on in parts, each after a wait. */
const inParts = () =>
  new Transform({
    async transform(data: Buffer, _encoding, done) {
      for (let start = 0; start < data.length; start += part) {
        await sleep(wait);
        this.push(data.subarray(start, start + part));
      }
      done();
    },
  });

/**
 * Puts a slow network in front of a server: requests are passed on immediately, responses in parts.
 * @param origin such as "http://127.0.0.1:9000"
 * @returns the origin to use instead, on a free port of this machine, and what ends all connections
 */
export async function slowNetwork(origin: string): Promise<{ origin: string; stop: () => Promise<void> }> {
  const { hostname, port } = new URL(origin);
  const sockets = new Set<Socket>();
  const server = createServer((browser) => {
    const site = connect(Number(port), hostname);
    for (const [socket, other] of [
      [browser, site],
      [site, browser],
    ] as const) {
      sockets.add(socket);
      // The end of one connection is the end of the other.
      socket.on('error', () => other.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
    browser.pipe(site);
    site.pipe(inParts()).pipe(browser);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
