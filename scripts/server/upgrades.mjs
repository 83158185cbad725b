/**
 * Returns whether a request is taken out of HTTP. Only web sockets are, which the framework has while it is developed. Other
 * offers are answered as if they had not been made, as HTTP says: Java's client and `curl --http2` offer HTTP/2 in
 * every request without TLS, and the framework ended their connections without a word.
 *
 * @param {import('node:http').IncomingMessage} request
 */
export function isUpgraded(request) {
  return request.headers.upgrade?.toLowerCase() === 'websocket';
}
