import { afterAll, expect, it } from 'vitest';
import { config } from '@/lib/config';
import { SCIM_SCHEMAS } from '@/lib/contracts/scim';
import { shutdown } from '@/lib/platform';
import { freePort } from '@/lib/platform/testing/free-port';
import { answerScimRequest } from '../http/scim-routes';

afterAll(() => shutdown());

it.each(['Bearer a-token-of-nobody', null])(
  'a directory is told in the form of SCIM when to come again while the database is gone: %s',
  async (authorization) => {
    config().DATABASE_URL = `postgres://a:b@127.0.0.1:${await freePort()}/c`;
    const request = new Request('http://localhost:3000/scim/v2/Users', {
      headers: authorization ? { authorization } : {},
    });
    const answer = await answerScimRequest(request, { params: Promise.resolve({ path: ['Users'] }) });
    expect(answer.headers.get('content-type')).toBe('application/scim+json');
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect([answer.status, await answer.json()]).toMatchObject([
      503,
      { schemas: [SCIM_SCHEMAS.error], status: '503', detail: expect.stringContaining('records') },
    ]);
  },
);
