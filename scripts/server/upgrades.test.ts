import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { isUpgraded } from './upgrades.mjs';

/** Serves as the framework does: whatever it does not upgrade to is ended. */
async function serve(): Promise<number> {
  const server = createServer({ shouldUpgradeCallback: isUpgraded }, (asked, response) => {
    asked.pipe(response);
  });
  server.on('upgrade', (_, socket) => socket.end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

function sent(port: number, upgrade: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { upgrade, connection: 'Upgrade, HTTP2-Settings', 'http2-settings': 'AAEAAEAA' };
    const call = request({ port, method: 'POST', headers, agent: false }, (response) => {
      let body = '';
      response.on('data', (chunk) => (body += chunk)).on('end', () => resolve(body));
    });
    call.on('error', reject);
    call.end('a body');
  });
}

it('answers a client that offers HTTP/2 without TLS by HTTP/1.1, with its body', async () => {
  expect(await sent(await serve(), 'h2c')).toBe('a body');
});

it('leaves web sockets to the framework', async () => {
  await expect(sent(await serve(), 'websocket')).rejects.toThrow();
});
