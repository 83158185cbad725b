import type { Line } from '@/lib/engine/documents';

/** Returns a line with only the stretch of its text between two positions, and its runs. */
export function lineOfStretch(line: Line, from: number, to: number): Line {
  const runs: Line['runs'] = [];
  let at = 0;
  for (const run of line.runs) {
    const text = run.text.slice(Math.max(0, from - at), Math.max(0, to - at));
    if (text !== '') runs.push({ ...run, text });
    at += run.text.length;
  }
  const bold = runs.length > 0 && runs.every((run) => run.bold || run.text.trim() === '');
  return { ...line, text: line.text.slice(from, to), runs, bold };
}

/** Returns a line with only `rest`, the end of its text, and its runs. */
export function lineOfRest(line: Line, rest: string): Line {
  const from = Math.max(0, line.text.lastIndexOf(rest));
  return lineOfStretch(line, from, from + rest.length);
}

/** Joins lines that belong together, with `joint` between their texts; all else is from the first. */
export function joinedLine(lines: readonly [Line, ...Line[]], joint: string): Line {
  const [first, ...others] = lines;
  const style = { bold: false, italic: false, fontSize: first.fontSize };
  const runs = [...first.runs, ...others.flatMap((line) => [{ ...style, text: joint }, ...line.runs])];
  return {
    ...first,
    text: lines.map(({ text }) => text).join(joint),
    runs,
    bold: lines.every(({ bold }) => bold),
  };
}
