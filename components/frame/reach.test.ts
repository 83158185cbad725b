import { expect, it } from 'vitest';
import { isWaiting, onReach, tryAgainNow, untilReached } from './reach';

it('sends a page again until the server is there, and says so meanwhile', async () => {
  const answers = [
    new TypeError('Failed to fetch'),
    new Response(null, { status: 502 }),
    new Response('page'),
  ];
  const said: boolean[] = [];
  const stop = onReach(() => {
    said.push(isWaiting());
    queueMicrotask(tryAgainNow);
  });
  const hurry = setInterval(tryAgainNow, 1);
  const answer = await untilReached(async () => {
    const next = answers.shift();
    if (next instanceof Response) return next;
    throw next;
  });
  clearInterval(hurry);
  stop();
  expect(await answer.text()).toBe('page');
  expect(said).toEqual([true, false]);
});

it('lets go of what was given up, and of other failures', async () => {
  const ended = AbortSignal.abort();
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(untilReached(lost, ended)).rejects.toThrow('Failed to fetch');
  await expect(untilReached(() => Promise.reject(new Error('other')))).rejects.toThrow('other');
  expect(isWaiting()).toBe(false);
});
