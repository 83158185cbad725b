import { afterAll, beforeAll, expect, it } from 'vitest';
import { shutdown } from '@/lib/platform';
import type { Actor } from '../../../ground/actor';
import { startTestMarket } from '../../../testing/market';
import { memberOfRole } from '../../../testing/store';
import type { KeyFigure } from '../../figures/types';
import { loadDashboard } from '../load';

const field = (type: string) => ({ type, description: 'A field.', level: ['job'] });
const FIELDS = {
  job_id: field('integer'),
  date: field('date'),
  profession: field('integer'),
  salary: field('integer'),
  salary_currency: field('text'),
  via_intermediary: field('boolean'),
};

/** Jobs that state their pay, by month: 18 against 20 is too few for a statement. */
const PAID: Record<string, number> = { '2026-10-01': 18, '2025-10-01': 20, '2026-09-01': 400 };
/** Returns the same with many of the same professions, at 2 to 3 % more. */
const isMuch = (asked: URLSearchParams) => asked.get('region') === 'much';

let provider: Awaited<ReturnType<typeof startTestMarket>>;
let viewer: Actor;

const MONTHS = Object.keys(PAID);

function aggregated(asked: URLSearchParams): unknown {
  const [first = '', second = ''] = (asked.get('_group') ?? '').split(',');
  const paid = (month: string) => (isMuch(asked) ? 600 : (PAID[month] ?? 0));
  const isOfPay = asked.has('salary_currency');
  if (second.startsWith('salary__buckets')) {
    const step = Number(second.split('_').at(-1));
    return MONTHS.flatMap((month) =>
      Array.from({ length: 100 }, (_, index) => ({
        date__month: month,
        [second]: `${index * step}__${(index + 1) * step}`,
        count: paid(month) / 100,
      })),
    );
  }
  if (second === 'profession')
    return MONTHS.flatMap((month) =>
      [1, 2, 3, 4, 5, 6].map((profession) => {
        const rise = month === '2026-10-01' ? 1.02 + 0.002 * profession : 1;
        return { date__month: month, profession, count: 100, median__salary: 10_000 * profession * rise };
      }),
    );
  if (first === 'date__month' && second === '')
    return ['2024-01-01', ...MONTHS, '2026-11-01'].map((month) => ({
      date__month: month,
      count: isOfPay ? paid(month) : 40,
    }));
  if (second === 'via_intermediary') return [];
  return [{ count: 1700, median__salary: 42_000 }];
}

beforeAll(async () => {
  provider = await startTestMarket((path, asked) => {
    if (path === 'fields') return [200, FIELDS];
    if (path === 'search')
      return [
        200,
        {
          ...{ total_count: 22_000, results: [] },
          facets: {
            salary_currency: [{ value: 'EUR', count: 1700 }],
            via_intermediary: [{ value: false, count: 8 }],
          },
        },
      ];
    return [200, aggregated(asked)];
  });
  viewer = await memberOfRole('viewer');
});

afterAll(async () => {
  await shutdown();
  provider.stop();
});

async function figures(filters: { name: string; value: string }[]): Promise<Map<string, KeyFigure>> {
  const answer = await loadDashboard(viewer, { filters, unit: 'month', currency: null, panels: [] });
  if (!answer.ok) throw new Error(answer.problem.message);
  const groups = await Promise.all(answer.value.keyFigures);
  const found = groups.flatMap((group) =>
    group.ok && group.value.state === 'found' ? group.value.found : [],
  );
  return new Map(found.map((figure) => [figure.id, figure]));
}

it('tells no change of pay from 20 jobs to 18', async () => {
  const pay = (await figures([])).get('pay');
  expect(pay).toMatchObject({
    value: 42_000,
    basis: { n: 1700, among: 22_000, of: 'jobs that state their pay in EUR' },
  });
  expect(pay?.changes).toMatchObject([
    { n: 18, nAgainst: 400, change: null },
    { n: 18, nAgainst: 20, change: null },
  ]);
});

it('compares pay among jobs of the same profession where there are enough', async () => {
  const pay = (await figures([{ name: 'region', value: 'much' }])).get('pay');
  const [previous] = pay?.changes ?? [];
  // The median of all is the same in both months; that of each profession rose.
  expect(previous).toMatchObject({ mix: 'like', n: 600, change: { by: expect.closeTo(0.027, 3) } });
  expect(previous?.change?.isClear).toBe(true);
});

it('tells no share of eight jobs', async () => {
  expect((await figures([])).get('direct')).toMatchObject({ value: null, basis: { n: 8 } });
});

it('compares the chosen time with that before, and says nothing of one that is not over', async () => {
  const asked = (value: string) => figures([{ name: 'date__range', value }]);
  const [change] = (await asked('2026-10-01__2026-10-31')).get('new')?.changes ?? [];
  expect(change).toMatchObject({
    of: { type: 'period', unit: 'month', start: '2026-10-01' },
    against: { start: '2026-09-01' },
  });
  expect((await asked('2026-11-01__2026-11-30')).get('new')?.changes).toEqual([]);
});
