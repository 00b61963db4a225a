// Loaded into every process of a build: records each connection to another machine in the file that NETWORK_LOG names.
const { appendFileSync } = require('node:fs');
const { Socket } = require('node:net');

const local = /^(?:localhost|::1|(?:::ffff:)?127(?:\.\d{1,3}){3})$/;
const { connect } = Socket.prototype;

/** The address in the arguments: options, a port and perhaps a host, or the path of a local pipe. */
function addressIn([first, second]) {
  if (typeof first === 'object') return first ?? {};
  if (Number.isNaN(Number(first))) return { path: first };
  return { port: first, host: typeof second === 'string' ? second : undefined };
}

Socket.prototype.connect = function connectAndNote(...args) {
  // Node's own callers pass them in an array, others directly.
  const { path, port, host = 'localhost' } = addressIn(Array.isArray(args[0]) ? args[0] : args);
  if (!path && !local.test(host)) appendFileSync(process.env.NETWORK_LOG, `${host}:${port}\n`);
  return connect.apply(this, args);
};
