/** A run of text as a PDF sets it: where it begins on its line, and whether the line ends after it. */
export type SetRun = { readonly text: string; readonly x: number; readonly endsLine: boolean };

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const LEFT_TO_RIGHT = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Nd}]/u;

/** Returns the runs of each line, by their numbers. */
function linesOf(runs: readonly SetRun[]): number[][] {
  const lines: number[][] = [[]];
  for (const [number, { endsLine }] of runs.entries()) {
    lines.at(-1)?.push(number);
    if (endsLine) lines.push([]);
  }
  return lines.filter((line) => line.length > 0);
}

/**
 * Returns the reading order of a line from the right: from the greatest position to the smallest, except for stretches
 * of words and figures that are read from the left.
 */
function fromTheRight(line: readonly number[], runs: readonly SetRun[]): number[] {
  const xOf = (number: number) => runs[number]?.x ?? 0;
  const isForeign = (number: number) => {
    const text = runs[number]?.text ?? '';
    return LEFT_TO_RIGHT.test(text) && !RIGHT_TO_LEFT.test(text);
  };
  const ordered: number[] = [];
  let stretch: number[] = [];
  for (const number of line.toSorted((a, b) => xOf(b) - xOf(a) || a - b)) {
    if (isForeign(number)) stretch.unshift(number);
    else {
      ordered.push(...stretch, number);
      stretch = [];
    }
  }
  return [...ordered, ...stretch];
}

/**
 * Returns the numbers of runs in reading order, line by line. A PDF may set a line of Arabic or Hebrew letter by letter
 * from its left edge; other lines do not change.
 */
export function readingOrder(runs: readonly SetRun[]): number[][] {
  return linesOf(runs).map((line) =>
    line.length > 1 && line.some((number) => RIGHT_TO_LEFT.test(runs[number]?.text ?? ''))
      ? fromTheRight(line, runs)
      : line,
  );
}
