import { afterAll, beforeAll, expect, it } from 'vitest';
import { shutdown } from '@/lib/platform';
import type { Actor } from '../ground/actor';
import { labelLanguageOf } from '../ground/label-language';
import { startTestMarket } from '../testing/market';
import { memberOfRole } from '../testing/store';
import { exploreMarket } from './explore/explore';
import { exploreViewFrom } from './explore/view';

const LABELS: Record<string, string> = { en: 'Nurse', de: 'Pflegefachkraft' };

let market: Awaited<ReturnType<typeof startTestMarket>>;
let actor: Actor;

beforeAll(async () => {
  market = await startTestMarket((path, asked) => {
    const label = LABELS[asked.get('_language') ?? ''] ?? '?';
    return [200, path === 'aggregate' ? [{ profession: { value: 7, label }, count: 3 }] : {}];
  });
  actor = await memberOfRole('viewer');
}, 60_000);

afterAll(async () => {
  await shutdown();
  market.stop();
});

it('asks for labels in the language of whoever asks, also of two at once', async () => {
  const of = async (labels?: Actor['labels']) => {
    const reply = await exploreMarket({ ...actor, ...(labels && { labels }) }, exploreViewFrom({}));
    return reply.ok && reply.value.state === 'found' && reply.value.found.figure?.rows[0]?.label;
  };
  expect(await Promise.all([of('de'), of('en'), of()])).toEqual([
    { type: 'text', text: 'Pflegefachkraft' },
    { type: 'text', text: 'Nurse' },
    { type: 'text', text: 'Nurse' },
  ]);
});

it('takes English for a language that is none', () => {
  expect(['nl', 'xx', '__proto__', undefined].map(labelLanguageOf)).toEqual(['nl', 'en', 'en', 'en']);
});
