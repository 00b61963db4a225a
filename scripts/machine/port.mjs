// @ts-check
import { createServer } from 'node:net';

/**
 * The port to serve on: the given text, 9000 without one. Throws when it is not a port number.
 * @param {string | undefined} text
 */
export function parsePort(text) {
  if (text === undefined || text === '') return 9000;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`PORT is "${text}": give a number from 1 to 65535.`);
}

/**
 * Opens a port, closes it again and gives its number; 0 asks for any free one. Rejects when it is taken.
 * @param {number} port
 * @param {string} [host] all addresses without one
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
