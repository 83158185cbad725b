/** One value of a metric. */
export type Sample = {
  labels?: Readonly<Record<string, string>>;
  value: number;
  /** Suffix of the name: `_bucket`, `_sum` or `_count` of a histogram. */
  suffix?: string;
};

export type Metric = {
  name: string;
  help: string;
  type: 'counter' | 'gauge' | 'histogram';
  samples: readonly Sample[];
};

const ESCAPES: Record<string, string> = { '\\': '\\\\', '"': '\\"', '\n': '\\n' };

function labelsOf(labels: Readonly<Record<string, string>> = {}): string {
  const written = Object.entries(labels).map(
    ([name, value]) => `${name}="${value.replace(/[\\"\n]/g, (character) => ESCAPES[character] ?? '')}"`,
  );
  return written.length > 0 ? `{${written.join(',')}}` : '';
}

/** Metrics in the text format of Prometheus, version 0.0.4. */
export function exposition(metrics: readonly Metric[]): string {
  return metrics
    .flatMap(({ name, help, type, samples }) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${type}`,
      ...samples.map(({ labels, value, suffix = '' }) => `${name}${suffix}${labelsOf(labels)} ${value}`),
    ])
    .concat('')
    .join('\n');
}
