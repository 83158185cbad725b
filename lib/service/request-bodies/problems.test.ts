import { expect, it } from 'vitest';
import * as contracts from '@/lib/contracts';
import { failureOf } from './problems';

const alert = {
  Search: { Kind: 'jobs', Name: 'Engineers' },
  Count: 2,
  Since: '2026-03-01T09:30:00+02:00',
  Url: 'https://example.com/jobs',
};

function messageFor(change: object): string | undefined {
  const body = { ...alert, ...change };
  const { error } = contracts.SearchAlertRequest.safeParse(body);
  return error && failureOf(error, body).message;
}

it('takes a time with the offset that a client writes', () => {
  expect(messageFor({})).toBeUndefined();
  expect(messageFor({ Since: '2026-03-01T07:30:00Z' })).toBeUndefined();
});

it('says what form a value has to have, and never "must be Invalid"', () => {
  expect(messageFor({ Since: 'yesterday' })).toBe('Since must be a time such as 2026-03-01T09:30:00Z.');
  expect(messageFor({ Id: 'seven' })).toBe('Id must be a UUID.');
});
