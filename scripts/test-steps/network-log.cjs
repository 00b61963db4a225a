// Loaded into every process of a build: notes each connection to another machine in the file that NETWORK_LOG names.
const { appendFileSync } = require('node:fs');
const { Socket } = require('node:net');

const local = /^(localhost|127\.|::1$|::ffff:127\.)/;
const { connect } = Socket.prototype;

Socket.prototype.connect = function connectAndNote(...args) {
  // Node's own callers give the options in an array, others as they are; a path is a pipe on this machine.
  const [options] = Array.isArray(args[0]) ? args[0] : args;
  const host = options?.host ?? 'localhost';
  if (typeof options === 'object' && !options.path && !local.test(host)) {
    appendFileSync(process.env.NETWORK_LOG, `${host}:${options.port}\n`);
  }
  return connect.apply(this, args);
};
