import type { Run } from '../model';

/**
 * A typed bullet at the start of a line. Dashes and stars need white space and text after them; letters that are
 * bullets only in a symbol font (o, §, Ø, ü) need a tab.
 */
const TYPED_BULLET =
  /^(?:[•‣⁃▪▫■□●○◦◘◙◆◇❖►▶▸➢➤➔➜→✓✔✗✘★☆✦✧❑❒❍∙·⦁⦿⁌⁍\ue000-\uf8ff](?=[ \t]?[^\s])|[-–—−*+»›>~](?=[ \t]+[^\s])|[o§Øüvqw](?=\t[^\s]))[ \t]*/u;

/** Splits a typed bullet off the first run. */
export function splitBullet(runs: Run[]): { bullet?: string; runs: Run[] } {
  const text = runs.map((run) => run.text).join('');
  const match = TYPED_BULLET.exec(text);
  if (!match) return { runs };
  return { bullet: [...match[0]][0] ?? '•', runs: dropStart(runs, match[0].length) };
}

/** True when the line opens with a typed bullet. */
export function opensWithBullet(text: string): boolean {
  return TYPED_BULLET.test(text);
}

function dropStart(runs: readonly Run[], length: number): Run[] {
  let left = length;
  const rest: Run[] = [];
  for (const run of runs) {
    if (left >= run.text.length) {
      left -= run.text.length;
      continue;
    }
    rest.push(left > 0 ? { ...run, text: run.text.slice(left) } : run);
    left = 0;
  }
  return rest;
}
