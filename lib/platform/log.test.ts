import { expect, it } from 'vitest';
import { toldError } from './log';

it('tells of an error where and why, and no value that hangs on it', () => {
  const error = Object.assign(new Error('null value in column "name"'), {
    code: '23502',
    detail: 'Failing row contains (7, marta@example.org).',
    params: ['marta@example.org'],
  });
  const told = toldError(error);
  expect(told).toMatchObject({
    message: error.message,
    stack: expect.stringContaining('log.test'),
    code: '23502',
  });
  expect(JSON.stringify(told)).not.toContain('marta');
});
