import { once } from '@/lib/platform/lifecycle';
import type { Answered } from './failure';

/**
 * Answers of the market by their question and the version of the data. If a market has a version, an answer is valid as
 * long as that stays; otherwise for a minute. Equal questions under way share one call.
 */

/** Time that an answer without a version stays valid; markets change some times a day. */
const KEPT_MS = 60_000;
/** Time that a version counts as the newest. */
const VERSION_MS = 1000;
const MOST_KEPT = 1000;

type Kept = { until: number; answer: Promise<Answered<unknown>> };
type Version = { until: number; version: Promise<string | undefined> };

const kept = () => once('answers:market', () => new Map<string, Kept>());
const versions = () => once('versions:market', () => new Map<string, Version>());

/** Returns the version of the data of a market, fetched at most once a second; undefined where it has none. */
export function versionOf(
  market: string,
  look: () => Promise<string | undefined>,
): Promise<string | undefined> {
  const known = versions().get(market);
  if (known && known.until > performance.now()) return known.version;
  const version = look().then((found) => {
    // A market without versions is not asked before each question.
    const until = performance.now() + (found === undefined ? KEPT_MS : VERSION_MS);
    versions().set(market, { until, version });
    return found;
  });
  versions().set(market, { until: Number.POSITIVE_INFINITY, version });
  version.catch(() => versions().delete(market));
  return version;
}

/** Returns the answer to a question: the kept one, the one on its way, or a new one; failures are not kept. */
export function answerOnce<Value>(
  question: string,
  version: string | undefined,
  ask: () => Promise<Answered<Value>>,
): Promise<Answered<Value>> {
  const key = `${version ?? ''} ${question}`;
  const known = kept().get(key);
  if (known && known.until > performance.now()) return known.answer as Promise<Answered<Value>>;
  const answer = ask();
  const forget = () => kept().get(key)?.answer === answer && kept().delete(key);
  kept().delete(key);
  kept().set(key, { until: version ? Number.POSITIVE_INFINITY : performance.now() + KEPT_MS, answer });
  const [oldest] = kept().keys();
  if (kept().size > MOST_KEPT && oldest !== undefined) kept().delete(oldest);
  answer.then(({ ok }) => !ok && forget(), forget);
  return answer;
}

/** Forgets all answers, e.g. after an import into a market without versions. */
export function forgetAnswers(): void {
  kept().clear();
  versions().clear();
}
