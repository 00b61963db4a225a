// Loaded into the server of the built site: makes it send the headers that hosts send, so that every test runs under the site's
// Content-Security-Policy, and makes it send files uncompressed. It would compress every file again for every browser, which is a
// fifth of the tests' time; tests measure compressed sizes from the files. It also keeps connections open: Node closes one that's been
// idle for five seconds, and on a busy machine a test may send its next request on it at that moment.
const { Server } = require('node:http');

const { emit } = Server.prototype;
const { headers = {} } = JSON.parse(process.env.SITE_RULES ?? '{}');

Server.prototype.emit = function emitLikeHosts(event, request, response, ...rest) {
  if (event === 'listening') this.keepAliveTimeout = 0;
  if (event === 'request') {
    delete request.headers['accept-encoding'];
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  }
  return emit.call(this, event, request, response, ...rest);
};
