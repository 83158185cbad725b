/** Every metric that the dashboard and the rules name is one that the application gives, with these labels and values. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { metricsText, shutdown } from '@/lib/platform';
import { countRequest } from '@/lib/platform/metrics/requests';
import { records } from '@/lib/recruiter/ground/store';
import { startCounting } from '@/lib/recruiter/http/metrics';
import { memberOfRole } from '@/lib/recruiter/testing/store';

const Rules = z.strictObject({
  groups: z.array(
    z.strictObject({
      name: z.string(),
      rules: z.array(
        z.strictObject({
          alert: z.string().regex(/^Shortlist[A-Z]\w+$/),
          expr: z.string(),
          for: z
            .string()
            .regex(/^\d+[smh]$/)
            .optional(),
          labels: z.strictObject({ severity: z.enum(['critical', 'warning']) }),
          annotations: z.strictObject({ summary: z.string(), description: z.string() }),
        }),
      ),
    }),
  ),
});

type Target = { expr: string; legendFormat: string };
type Dashboard = { panels: { id: number; title: string; targets: Target[] }[] };

const rules = Rules.parse(parse(readFileSync('deploy/monitoring/alerts.yaml', 'utf8')));
const dashboard = JSON.parse(readFileSync('deploy/monitoring/grafana-shortlist.json', 'utf8')) as Dashboard;
const targets = dashboard.panels.flatMap((panel) => panel.targets);
const alerts = rules.groups.flatMap((group) => group.rules);
const expressions = [...targets, ...alerts].map(({ expr }) => expr);

/** What Prometheus adds when it asks. */
const ADDED = ['job', 'instance'];

/** Samples by name; of each the values that its labels have. */
const given = new Map<string, Map<string, Set<string>>>();

beforeAll(async () => {
  startCounting();
  await memberOfRole('owner');
  for (const path of ['/candidates', '/v10/parser/resume', '/api/health']) countRequest(path, 500, 0.1);
  const db = await records();
  await sql`insert into recruiter.queue_task (name, subject, payload) values ('parse-upload', ${randomUUID()}, '{}')`.execute(
    db,
  );
  for (const line of (await metricsText()).split('\n').filter((text) => text && !text.startsWith('#'))) {
    const [, name = '', labels = ''] = /^(\w+)(?:\{(.*)\})? /.exec(line) ?? [];
    const known = given.get(name) ?? new Map<string, Set<string>>();
    for (const [, label = '', value = ''] of labels.matchAll(/(\w+)="([^"]*)"/g))
      known.set(label, (known.get(label) ?? new Set()).add(value));
    given.set(name, known);
  }
  // There is no candidate in these records, so its name stands without a sample.
  given.set('shortlist_dossiers', new Map([['kind', new Set(['candidate', 'job'])]]));
});

afterAll(() => shutdown());

/** Returns the metrics of an expression with their matchers. */
const selectorsOf = (expression: string) =>
  [...expression.matchAll(/\b((?:shortlist|process|nodejs)_\w+)\{([^}]*)\}/g)].map(
    ([, name = '', matchers = '']) => ({
      name,
      matchers: [...matchers.matchAll(/(\w+)(!?=~?)"([^"]*)"/g)].map(
        ([, label = '', operator = '', value = '']) => ({
          label,
          operator,
          value,
        }),
      ),
    }),
  );

it('names metrics that there are, of this job, with labels and values that they have', () => {
  const selectors = expressions.flatMap(selectorsOf);
  expect(selectors.length).toBeGreaterThan(20);
  const wrong = selectors.flatMap(({ name, matchers }) => {
    const labels = given.get(name);
    if (!labels) return [name];
    if (!matchers.some(({ label, value }) => label === 'job' && value === 'shortlist'))
      return [`${name} of any job`];
    return matchers
      .filter(({ label }) => !ADDED.includes(label))
      .filter(
        ({ label, operator, value }) =>
          !labels.has(label) || (operator === '=' && !labels.get(label)?.has(value)),
      )
      .map(({ label, value }) => `${name}{${label}="${value}"}`);
  });
  expect(wrong).toEqual([]);
});

it('sums by labels that the metrics have, and names no other in its words', () => {
  const labels = new Set([...ADDED, ...[...given.values()].flatMap((known) => [...known.keys()])]);
  const summed = expressions.flatMap((expr) =>
    [...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(', ')),
  );
  const legends = targets.flatMap((target) =>
    [...target.legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(([, label = '']) => label),
  );
  const told = alerts.flatMap(({ annotations }) =>
    [...annotations.summary.matchAll(/\$labels\.(\w+)/g)].map(([, label = '']) => label),
  );
  expect([...summed, ...legends, ...told].filter((label) => !labels.has(label))).toEqual([]);
});

it('shows every metric, and warns by names of which there is one each', () => {
  const shown = new Set(targets.flatMap(({ expr }) => selectorsOf(expr).map(({ name }) => name)));
  const bare = [...given.keys()].map((name) => name.replace(/_(sum|count)$/, '_bucket'));
  expect(bare.filter((name) => !shown.has(name))).toEqual([]);
  expect(new Set(alerts.map(({ alert }) => alert)).size).toBe(alerts.length);
  expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length);
  for (const expression of expressions)
    expect(expression.split('(').length, expression).toBe(expression.split(')').length);
});
