import { expect, it } from 'vitest';
import { InfoOnly, MarketError } from '@/lib/contracts';
import { answerTo } from './client-error.mjs';

const bodyOf = (answer: string) => answer.slice(answer.indexOf('\r\n\r\n') + 4);

it('answers a head that is too long in the form of the API', () => {
  const answer = answerTo('HPE_HEADER_OVERFLOW', `GET /tx/v9/account?x=${'a'.repeat(5000)}`);
  expect(answer).toMatch(/^HTTP\/1\.1 431 /u);
  const { Info } = InfoOnly.parse(JSON.parse(bodyOf(answer)));
  expect([Info.Code, Info.ApiVersion]).toEqual(['InvalidParameter', '9']);
});

it('answers an unknown method in the form of the market', () => {
  const answer = answerTo('HPE_INVALID_METHOD', 'BREW /api/v3/search HTTP/1.1');
  expect(answer).toMatch(/^HTTP\/1\.1 400 /u);
  expect(() => MarketError.parse(JSON.parse(bodyOf(answer)))).not.toThrow();
});

it('has no body for pages and for what names no address', () => {
  expect(bodyOf(answerTo('HPE_INVALID_METHOD', 'BREW /candidates HTTP/1.1'))).toBe('');
  expect(bodyOf(answerTo('HPE_INVALID_CONSTANT', '\u0016\u0003'))).toBe('');
});
