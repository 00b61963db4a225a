// Loaded into the server of the built site: makes it send files uncompressed. It would compress every file again for every
// browser, which is a fifth of the tests' time; tests measure compressed sizes from the files.
const { Server } = require('node:http');

const { emit } = Server.prototype;

Server.prototype.emit = function emitUncompressed(event, request, ...rest) {
  if (event === 'request') delete request.headers['accept-encoding'];
  return emit.call(this, event, request, ...rest);
};
