import { afterAll, beforeAll, expect, it } from 'vitest';
import { config } from '@/lib/config';
import { shutdown } from '@/lib/platform';
import { memberOfRole } from '../testing/store';
import { getMetrics, startCounting } from './metrics';

const TOKEN = 'a token of the operator';

beforeAll(async () => {
  await memberOfRole('owner');
  startCounting();
});

afterAll(async () => {
  config().METRICS_TOKEN = undefined;
  await shutdown();
});

const asked = (authorization?: string) =>
  getMetrics(
    new Request('http://localhost/api/metrics', { headers: authorization ? { authorization } : {} }),
  );

it('are off without a token, and for nobody without it', async () => {
  expect((await asked(`Bearer ${TOKEN}`)).status).toBe(404);
  config().METRICS_TOKEN = TOKEN;
  for (const wrong of [undefined, 'Bearer x', `Basic ${TOKEN}`])
    expect((await asked(wrong)).status).toBe(401);
});

it('name the process and the tasks in a text that Prometheus reads', async () => {
  config().METRICS_TOKEN = TOKEN;
  const answer = await asked(`Bearer ${TOKEN}`);
  expect(answer.headers.get('content-type')).toContain('version=0.0.4');
  const text = await answer.text();
  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
  expect(text).toContain('# TYPE shortlist_queue_tasks gauge');
  for (const line of text.trimEnd().split('\n'))
    expect(line).toMatch(/^(?:# (?:HELP|TYPE) \w+ .+|\w+(?:\{[^}]*\})? [\d.e+-]+)$/);
});
