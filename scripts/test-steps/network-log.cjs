// Loaded into every process of a build: records each connection to another machine in the file that NETWORK_LOG names.
const { appendFileSync } = require('node:fs');
const { Socket } = require('node:net');

const local = /^(localhost|127\.|::1$|::ffff:127\.)/;
const { connect } = Socket.prototype;

Socket.prototype.connect = function connectAndNote(...args) {
  // Node's own callers pass the options in an array, others directly; a path is a local pipe.
  const [options] = Array.isArray(args[0]) ? args[0] : args;
  const host = options?.host ?? 'localhost';
  if (typeof options === 'object' && !options.path && !local.test(host)) {
    appendFileSync(process.env.NETWORK_LOG, `${host}:${options.port}\n`);
  }
  return connect.apply(this, args);
};
