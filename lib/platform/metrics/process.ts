import { statfs } from 'node:fs/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { config } from '../../config';
import { once } from '../lifecycle';
import type { Metric, Sample } from './exposition';
import { countedRequests, DURATIONS } from './requests';

const NANO = 1e9;
const MICRO = 1e6;
const QUANTILES = [50, 99];

function gauge(name: string, help: string, value: number): Metric {
  return { name, help, type: 'gauge', samples: [{ value }] };
}

/** Returns how long the event loop was held up since it was asked last, in seconds. */
function loopDelays(): Sample[] {
  const histogram = once('loop-delay', () => {
    const started = monitorEventLoopDelay({ resolution: 20 });
    started.enable();
    return started;
  });
  const samples = QUANTILES.map((percent) => ({
    labels: { quantile: String(percent / 100) },
    value: histogram.percentile(percent) / NANO,
  }));
  histogram.reset();
  return samples;
}

async function freeBytes(): Promise<number> {
  const { bavail, bsize } = await statfs(config().DATA_DIR);
  return bavail * bsize;
}

/** Returns the processor time, memory, event loop and disk of this process. */
export async function processMetrics(): Promise<Metric[]> {
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed } = process.memoryUsage();
  return [
    {
      name: 'process_cpu_seconds_total',
      help: 'Processor time of the server, without the processes that read documents.',
      type: 'counter',
      samples: [{ value: (user + system) / MICRO }],
    },
    gauge('process_resident_memory_bytes', 'Memory of the server.', rss),
    gauge('nodejs_heap_size_used_bytes', 'Memory in use by JavaScript.', heapUsed),
    gauge('process_uptime_seconds', 'Time since the start.', process.uptime()),
    {
      name: 'nodejs_eventloop_lag_seconds',
      help: 'Delay of the event loop since the last scrape.',
      type: 'gauge',
      samples: loopDelays(),
    },
    gauge('shortlist_disk_free_bytes', 'Free space of the disk under DATA_DIR.', await freeBytes()),
  ];
}

/** Returns the answered requests by part of the application. */
export function requestMetrics(): Metric[] {
  const counted = [...countedRequests()];
  const totals = counted.flatMap(([part, { statuses }]) =>
    [...statuses].map(([status, value]) => ({ labels: { part, status }, value })),
  );
  const durations = counted.flatMap(([part, { statuses, classes, seconds }]): Sample[] => {
    const count = [...statuses.values()].reduce((sum, value) => sum + value, 0);
    let reached = 0;
    const buckets = DURATIONS.map((most, index) => {
      reached += classes[index] ?? 0;
      return { suffix: '_bucket', labels: { part, le: String(most) }, value: reached };
    });
    return [
      ...buckets,
      { suffix: '_bucket', labels: { part, le: '+Inf' }, value: count },
      { suffix: '_sum', labels: { part }, value: seconds },
      { suffix: '_count', labels: { part }, value: count },
    ];
  });
  return [
    {
      name: 'shortlist_requests_total',
      help: 'Answered requests by part and class of status.',
      type: 'counter',
      samples: totals,
    },
    {
      name: 'shortlist_request_duration_seconds',
      help: 'Time from a request to the end of its answer.',
      type: 'histogram',
      samples: durations,
    },
  ];
}
