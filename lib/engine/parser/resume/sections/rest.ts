import type { Line } from '@/lib/engine/documents';

/** A line that holds only `rest`, the end of its text, with the runs that make it up. */
export function lineOfRest(line: Line, rest: string): Line {
  let missing = line.text.length - line.text.lastIndexOf(rest);
  const runs: Line['runs'] = [];
  for (let at = line.runs.length - 1; at >= 0 && missing > 0; at--) {
    const run = line.runs[at];
    if (run === undefined) break;
    const text = run.text.slice(Math.max(0, run.text.length - missing));
    runs.unshift({ ...run, text });
    missing -= text.length;
  }
  const bold = runs.length > 0 && runs.every((run) => run.bold || run.text.trim() === '');
  return { ...line, text: rest, runs, bold };
}
