/** Returns `Median salary` for `median__salary`, `Jobs` for a count. */
export function metricLabel(metric: string): string {
  const [operation = '', field = ''] = metric.split('__');
  if (!field) return 'Jobs';
  const words = operation === 'avg' ? 'mean' : operation;
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} ${field.replaceAll('_', ' ')}`;
}
