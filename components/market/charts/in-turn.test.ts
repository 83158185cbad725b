import { expect, test } from 'vitest';
import { inTurn } from './in-turn';

const aTask = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

test('things run in the order in which they came, each in a task of its own', async () => {
  const ran: string[] = [];
  for (const name of ['a', 'b', 'c']) inTurn(() => ran.push(name));
  const seen = [[...ran]];
  while (ran.length < 3) {
    await aTask();
    seen.push([...ran]);
  }
  expect(ran).toEqual(['a', 'b', 'c']);
  const steps = seen.slice(1).map((after, index) => after.length - (seen[index]?.length ?? 0));
  expect(Math.max(...steps)).toBe(1);
});

test('what left the queue does not run', async () => {
  const ran: string[] = [];
  const leave = inTurn(() => ran.push('gone'));
  inTurn(() => ran.push('last'));
  leave();
  await expect.poll(() => ran).toEqual(['last']);
});
