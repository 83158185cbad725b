import { afterAll, expect, it } from 'vitest';
import { z } from 'zod';
import { CALLS } from '@/lib/contracts';
import { succeed } from '@/lib/engine/kernel';
import { defineOperation } from '../operations/operation';
import { ACME, stopService } from '../testing/service';
import { defineRoute } from '.';

afterAll(stopService);

const read = defineOperation({
  call: CALLS.readIndexedResume,
  name: 'read',
  value: z.object({ Greeting: z.string() }),
  run: async ({ parameters }) =>
    succeed({ value: { greeting: `${parameters.index}/${parameters.document}` } }),
});
const reading = defineRoute({ version: '10', audience: 'accounts', operation: read });

async function asked(path: Record<string, string>, headers: Record<string, string> = ACME) {
  const response = await reading(new Request('http://localhost/', { headers }), {
    params: Promise.resolve(path),
  });
  const { Info, Value: value } = await response.json();
  return { status: response.status, code: Info.Code, message: Info.Message, value };
}

it('gives what the path says to the operation', async () => {
  const answer = await asked({ index: 'people', document: 'ada_1' });
  expect(answer).toMatchObject({ status: 200, value: { Greeting: 'people/ada_1' } });
});

it('names what is wrong or missing in the path, and only to who may call', async () => {
  const wrong = { index: 'no blanks', document: 'a'.repeat(101) };
  expect(await asked(wrong)).toMatchObject({
    status: 400,
    code: 'InvalidParameter',
    message:
      'index must be letters, digits, dashes and underscores; document may hold at most 100 characters.',
  });
  const missing = await asked({ index: 'people', document: '' });
  expect([missing.code, missing.message]).toEqual(['MissingParameter', 'document is required.']);
  expect(await asked(wrong, {})).toMatchObject({ status: 401 });
});
