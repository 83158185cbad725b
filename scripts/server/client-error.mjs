import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../setup/install.mjs';
import { baseOf } from './address.mjs';

/** Answers requests that cannot be read: a head that is too long, a method or a line that HTTP does not have. */

/** `Info.EngineVersion` (lib/service/version.ts). */
const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));

/** @type {Record<string, [number, string, string]>} */
const REASONS = {
  HPE_HEADER_OVERFLOW: [
    431,
    'Request Header Fields Too Large',
    'The address and the headers are longer than 16 KB.',
  ],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'The request did not arrive in time.'],
};
/** @type {[number, string, string]} */
const OTHER = [400, 'Bad Request', 'This is not a request that HTTP knows. Check its method and headers.'];
/** Bytes in which the first line is searched. */
const FIRST_LINE = 2048;

/**
 * Writes an error of an API in the form that its clients read; empty elsewhere.
 *
 * @param {string | undefined} base
 * @param {string} message
 */
function bodyFor(base, message) {
  if (base === undefined) return '';
  if (base === 'api/v3') {
    const fault = { code: 'invalid_value', description: message, parameter: null, position: null };
    return JSON.stringify({ ...fault, errors: [fault] });
  }
  return JSON.stringify({
    Info: {
      Code: 'InvalidParameter',
      Message: message,
      TransactionId: randomUUID(),
      EngineVersion: version,
      ApiVersion: base === 'v9' ? '9' : '10',
      TotalElapsedMilliseconds: 0,
      TransactionCost: 0,
      CreditsUsed: 0,
      CustomerDetails: null,
    },
  });
}

/**
 * Writes the whole answer to an error of the connection; `received` is the received part of the request.
 *
 * @param {string | undefined} code
 */
export function answerTo(code, received = '') {
  const [status, reason, message] = REASONS[code ?? ''] ?? OTHER;
  const [, address = ''] = /^\S+ (\/[^\s?]*)/.exec(received.slice(0, FIRST_LINE)) ?? [];
  const body = bodyFor(baseOf(address), message);
  const type = body === '' ? [] : ['Content-Type: application/json; charset=utf-8'];
  const head = [
    `HTTP/1.1 ${status} ${reason}`,
    ...type,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}

/**
 * Answers the event `clientError` of a server.
 *
 * @param {NodeJS.ErrnoException & { rawPacket?: Buffer }} error
 * @param {import('node:stream').Duplex} socket
 */
export function answerClientError(error, socket) {
  if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
  else socket.end(answerTo(error.code, error.rawPacket?.toString('latin1', 0, FIRST_LINE)));
}
