// @ts-check
import { createServer } from 'node:net';

/**
 * The port to serve on, 9000 by default. Throws if the text isn't a port number.
 * @param {string | undefined} text
 * @param {string} [setting] where the text comes from
 */
export function parsePort(text, setting = 'PORT') {
  if (text === undefined || text === '') return 9000;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`${setting} is "${text}". Set it to a number from 1 to 65535.`);
}

/**
 * Opens a port, closes it again and resolves to its number; 0 requests any free port. Rejects if it's taken.
 * @param {number} port
 * @param {string} [host] by default all addresses
 * @returns {Promise<number>}
 */
export function tryPort(port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host }, () => {
      const address = server.address();
      const number = typeof address === 'object' && address ? address.port : port;
      server.close(() => resolve(number));
    });
  });
}
