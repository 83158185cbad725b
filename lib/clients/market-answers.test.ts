import { afterEach, expect, it, vi } from 'vitest';
import type { Answered } from './failure';
import { answerOnce, forgetAnswers, versionOf } from './market-answers';

afterEach(() => {
  vi.useRealTimers();
  forgetAnswers();
});

const answering = () => {
  let asked = 0;
  return async (): Promise<Answered<number>> => {
    asked += 1;
    return { ok: true, value: asked };
  };
};

it('keeps an answer for as long as the data are the same, and asks again of others', async () => {
  vi.useFakeTimers();
  const ask = answering();
  const of = (version: string) => answerOnce('q', version, ask);
  expect(await Promise.all([of('1'), of('1')])).toMatchObject([{ value: 1 }, { value: 1 }]);
  vi.advanceTimersByTime(24 * 60 * 60_000);
  expect(await of('1')).toMatchObject({ value: 1 });
  expect(await of('2')).toMatchObject({ value: 2 });
});

it('keeps what has no version for a minute, and no failure', async () => {
  vi.useFakeTimers();
  const ask = answering();
  expect(await answerOnce('q', undefined, ask)).toMatchObject({ value: 1 });
  vi.advanceTimersByTime(59_000);
  expect(await answerOnce('q', undefined, ask)).toMatchObject({ value: 1 });
  vi.advanceTimersByTime(2000);
  expect(await answerOnce('q', undefined, ask)).toMatchObject({ value: 2 });
  const failing = vi.fn(async () => ({ ok: false }) as Answered<number>);
  await answerOnce('other', '1', failing);
  await answerOnce('other', '1', failing);
  expect(failing).toHaveBeenCalledTimes(2);
});

it('looks for the version once a second, and once a minute where there is none', async () => {
  vi.useFakeTimers();
  let version: string | undefined = 'a';
  const look = vi.fn(async () => version);
  expect(await Promise.all([versionOf('m', look), versionOf('m', look)])).toEqual(['a', 'a']);
  expect(look).toHaveBeenCalledTimes(1);
  version = undefined;
  vi.advanceTimersByTime(1100);
  expect(await versionOf('m', look)).toBeUndefined();
  vi.advanceTimersByTime(30_000);
  await versionOf('m', look);
  expect(look).toHaveBeenCalledTimes(2);
});

it('keeps so many answers and no more', async () => {
  const ask = answering();
  for (let index = 0; index <= 1000; index += 1) await answerOnce(`q${index}`, '1', ask);
  expect(await answerOnce('q0', '1', ask)).toMatchObject({ value: 1002 });
  expect(await answerOnce('q1000', '1', ask)).toMatchObject({ value: 1001 });
});
