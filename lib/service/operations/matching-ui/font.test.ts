import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { matcherFontRoute } from '../../http';
import { stopService } from '../../testing/service';
import { fillIndexes } from '../search/testing/small-index';
import { fontTypeOf } from './font';
import { opened } from './testing/visits';

const INTER = createRequire(import.meta.url).resolve(
  '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
);

beforeAll(fillIndexes);
afterAll(stopService);

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
