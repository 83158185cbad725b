/**
 * Metrics for operators, in the text format of Prometheus. Each half adds those that only it can count; labels never
 * hold an id, a name or a path of a person.
 */

import { once } from '../lifecycle';
import { log } from '../log';
import { exposition, type Metric } from './exposition';
import { processMetrics, requestMetrics } from './process';

type Collect = () => Promise<Metric[]>;

const collectors = () => once('metric-collectors', () => new Map<string, Collect>());

/** Adds a counter that is called for each report; the same name again replaces it. */
export function measureBy(name: string, collect: Collect): void {
  collectors().set(name, collect);
}

/** Returns all metrics of this process as text. Metrics that cannot be counted now are left out and logged. */
export async function metricsText(): Promise<string> {
  const parts = [...collectors()].map(async ([name, collect]) => {
    try {
      return await collect();
    } catch (error) {
      log().warn({ err: error, collector: name }, 'metrics could not be collected');
      return [];
    }
  });
  const added = (await Promise.all(parts)).flat();
  return exposition([...(await processMetrics()), ...requestMetrics(), ...merged(added)]);
}

/** Metrics of one name are one metric, whoever counted: the format has each name once. */
function merged(metrics: readonly Metric[]): Metric[] {
  const byName = new Map<string, Metric>();
  for (const metric of metrics) {
    const samples = [...(byName.get(metric.name)?.samples ?? []), ...metric.samples];
    byName.set(metric.name, { ...metric, samples });
  }
  return [...byName.values()];
}
