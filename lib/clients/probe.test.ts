import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, vi } from 'vitest';
import { probeMarket, probeParser } from './probe';

vi.stubEnv('PRIVATE_HOSTS', '127.0.0.1,localhost');

it('shows nothing that another server says but its status', async () => {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(403, { 'content-type': 'text/plain' }).end('secret words of an inner service');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const keys = { id: 'one', key: 'two' };
  const parser = { builtIn: false, baseUrl, uiOrigin: null, normalize: false } as const;
  const market = { builtIn: false, baseUrl, limited: false } as const;
  const tried = [
    await probeParser({ ...parser, credentials: { kind: 'account', ...keys } }),
    await probeMarket({ ...market, credentials: { kind: 'basic', ...keys } }),
  ];
  for (const probe of tried) {
    expect(probe).toMatchObject({ ok: false, cause: 'forbidden' });
    expect(JSON.stringify(probe)).not.toContain('secret words');
  }
  server.close();
});
