import { createHash, timingSafeEqual } from 'node:crypto';
import { config } from '@/lib/config';
import { measureBy, metricsText, queueMetrics } from '@/lib/platform';
import { records } from '../ground/store';
import { asQueueTables } from '../ground/store/queues';

const TEXT = { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8', 'Cache-Control': 'no-store' };

function isKnown(given: string, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(token));
}

/**
 * `GET /api/metrics`: metrics for operators, in the text format of Prometheus, for callers with `METRICS_TOKEN` as
 * bearer token. Without that variable the page does not exist.
 */
export async function getMetrics(request: Request): Promise<Response> {
  const token = config().METRICS_TOKEN;
  if (!token) return new Response('Metrics are off: set METRICS_TOKEN.\n', { status: 404, headers: TEXT });
  const given = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
  if (!isKnown(given, token))
    return new Response('Send METRICS_TOKEN as bearer token.\n', {
      status: 401,
      headers: { ...TEXT, 'WWW-Authenticate': 'Bearer' },
    });
  return new Response(await metricsText(), { headers: TEXT });
}

/** Counts the tasks, candidates and jobs of the app whenever metrics are requested. */
export function startCounting(): void {
  measureBy('recruiter', async () => {
    const db = await records();
    const counted = await db
      .selectFrom('dossier')
      .select((select) => ['kind', select.fn.countAll<string>().as('count')])
      .where('held', '=', false)
      .groupBy('kind')
      .execute();
    return [
      ...(await queueMetrics('recruiter', asQueueTables(db))),
      {
        name: 'shortlist_dossiers',
        help: 'Candidates and jobs, without those in the bin.',
        type: 'gauge',
        samples: counted.map(({ kind, count }) => ({ labels: { kind }, value: Number(count) })),
      },
    ];
  });
}
