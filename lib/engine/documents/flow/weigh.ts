import type { Run } from '../model';

const LETTER = /[\p{L}\p{N}]/gu;

/**
 * Returns the size of the largest share of the characters, and whether at least nine tenths of the letters are bold.
 */
export function weighLine(runs: readonly Run[]): { fontSize: number; bold: boolean } {
  if (runs.length === 1 && runs[0]) return { fontSize: runs[0].fontSize, bold: runs[0].bold };
  const bySize = new Map<number, number>();
  let letters = 0;
  let boldLetters = 0;
  for (const run of runs) {
    const count = run.text.match(LETTER)?.length ?? 0;
    letters += count;
    if (run.bold) boldLetters += count;
    bySize.set(run.fontSize, (bySize.get(run.fontSize) ?? 0) + count);
  }
  const [fontSize] = [...bySize].reduce((most, entry) => (entry[1] > most[1] ? entry : most), [
    runs[0]?.fontSize ?? 0,
    -1,
  ] as [number, number]);
  return { fontSize, bold: letters > 0 && boldLetters >= letters * 0.9 };
}
