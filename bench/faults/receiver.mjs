/**
 * A receiver of events in a separate process, so that it can be killed: `node receiver.mjs PORT FILE`. Each message is
 * written to the file, a line each, before it is answered.
 */
import { appendFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [port = '', file = ''] = process.argv.slice(2);

createServer((request, response) => {
  /** @type {Buffer[]} */
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    const body = Buffer.concat(chunks).toString('utf8');
    appendFileSync(file, `${JSON.stringify({ headers: request.headers, body })}\n`);
    response.writeHead(204).end();
  });
}).listen(Number(port), '127.0.0.1', () => process.stdout.write('ready\n'));
