import { expect, it } from 'vitest';
import { beginFresh } from './fresh-file';

it('leaves a file nothing of the environment, the modules and the singletons of another', async () => {
  const { PATH } = process.env;
  const { config } = await import('../../lib/config');
  const { once } = await import('../../lib/platform/lifecycle');
  once('kept', () => 'by the first file');
  Object.assign(process.env, { PORT: '4000', PATH: '' });
  expect(config().PORT).toBe(4000);

  beginFresh();
  expect([process.env.PATH, process.env.PORT]).toEqual([PATH, undefined]);
  const again = await import('../../lib/config');
  expect(again.config().PORT).not.toBe(4000);
  const { once: onceAgain } = await import('../../lib/platform/lifecycle');
  expect(onceAgain('kept', () => 'by the second')).toBe('by the second');
});
