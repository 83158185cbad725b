/** Differences between two answers, value by value. */

const LONGEST = 160;

/** Values that repeat others, or state their certainty. */
const PASSED_OVER = /Redacted|PlainText|Probability|\.Text:|Metadata|ExperienceSummary|Bullets|\.Id:/u;

function leavesOf(value: unknown, at: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => leavesOf(item, `${at}[]`));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, item]) => leavesOf(item, at === '' ? key : `${at}.${key}`));
  return [`${at}: ${String(value).replaceAll('\n', ' / ').slice(0, LONGEST)}`];
}

function takenFrom(lines: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0;
  });
}

/** Returns the values that are only in one answer (-) and only in the other (+). */
export function changedValues(before: unknown, after: unknown): string[] {
  const [old, now] = [before, after].map((answer) =>
    leavesOf(answer, '')
      .map((line) => line.replace(/^Value\.ResumeData\./u, ''))
      .filter((line) => !PASSED_OVER.test(line)),
  );
  return [
    ...takenFrom(old ?? [], now ?? []).map((line) => `- ${line}`),
    ...takenFrom(now ?? [], old ?? []).map((line) => `+ ${line}`),
  ];
}
