// Loaded into the server of the built site: it answers as if nobody could unpack. It would pack every file anew for every
// browser that asks, which is a fifth of what the tests cost; what a file weighs when it is packed is measured from the file.
const { Server } = require('node:http');

const { emit } = Server.prototype;

Server.prototype.emit = function emitUncompressed(event, request, ...rest) {
  if (event === 'request') delete request.headers['accept-encoding'];
  return emit.call(this, event, request, ...rest);
};
