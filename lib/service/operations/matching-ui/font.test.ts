import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import https from 'node:https';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import tls from 'node:tls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { matcherFontRoute } from '../../http';
import { stopService } from '../../testing/service';
import { fillIndexes } from '../search/testing/small-index';
import { fontTypeOf } from './font';
import { opened } from './testing/visits';

const INTER = createRequire(import.meta.url).resolve(
  '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
);

/** A key and a certificate of this machine, which this process trusts from now on. */
function trustedPair() {
  const folder = mkdtempSync(path.join(tmpdir(), 'certificate-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  execFileSync(
    'openssl',
    [
      ...[
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:prime256v1',
        '-nodes',
        '-days',
        '2',
      ],
      ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', cert],
    ],
    { stdio: 'ignore' },
  );
  const pair = { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  rmSync(folder, { recursive: true, force: true });
  tls.setDefaultCACertificates([...tls.getCACertificates(), pair.cert]);
  return pair;
}

const asked: (string | undefined)[] = [];
const server = https.createServer(trustedPair(), async (request, response) => {
  asked.push(request.url);
  response.writeHead(200, { 'content-type': 'text/plain' });
  response.end(request.url === '/house.woff2' ? await readFile(INTER) : '<svg/>');
});

beforeAll(async () => {
  process.env.PRIVATE_HOSTS = 'localhost';
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  await fillIndexes();
});
afterAll(async () => {
  server.close();
  await stopService();
});

async function fontOf(FontUrl: string) {
  const { session, cookie } = await opened({ Username: 'mary', Style: { FontFamily: 'House', FontUrl } });
  return matcherFontRoute(new Request('http://localhost:3000/', { headers: { cookie } }), {
    params: Promise.resolve({ session }),
  });
}

it('is fetched from the address of FontUrl, once, and given on to the page', async () => {
  const at = `https://localhost:${(server.address() as AddressInfo).port}`;
  for (let times = 0; times < 2; times++) {
    const given = await fontOf(`${at}/house.woff2`);
    expect([given.status, given.headers.get('content-type')]).toEqual([200, 'font/woff2']);
    expect(Buffer.from(await given.arrayBuffer()).equals(await readFile(INTER))).toBe(true);
  }
  expect((await fontOf(`${at}/picture.woff2`)).status).toBe(404);
  expect(asked).toEqual(['/house.woff2', '/picture.woff2']);
});

it('is told from anything else by how it begins', async () => {
  expect(fontTypeOf(await readFile(INTER))).toBe('font/woff2');
  expect(fontTypeOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBeUndefined();
  expect(fontTypeOf(Buffer.alloc(0))).toBeUndefined();
});

it('is fetched from no private address, for nobody without a session', async () => {
  const Style = { FontFamily: 'House', FontUrl: 'https://127.0.0.1:1/house.woff2' };
  const { session, cookie } = await opened({ Username: 'mary', Style });
  const ask = (headers: Record<string, string>) =>
    matcherFontRoute(new Request('http://localhost:3000/', { headers }), {
      params: Promise.resolve({ session }),
    });
  const refused = await ask({ cookie });
  expect(refused.status).toBe(404);
  expect(await refused.text()).toContain('There is no font at the address of FontUrl.');
  expect(await (await ask({})).text()).not.toContain('FontUrl');
});
