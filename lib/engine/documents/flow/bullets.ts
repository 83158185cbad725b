import type { Run } from '../model';
import { bulletFor } from './symbols';

/**
 * A typed bullet at the start of a line, also as the symbol fonts of word processors have it; other characters of the
 * private-use area are icons. Dashes and stars need white space and text after them; letters that are bullets only in a
 * symbol font (o, §, Ø, ü) need a tab.
 */
const TYPED_BULLET =
  /^(?:[•‣⁃▪▫■□●○◦◘◙◆◇❖►▶▸➢➤➔➜→✓✔✗✘★☆✦✧❑❒❍∙·⦁⦿⁌⁍\uf06c\uf06e\uf06f\uf071\uf075-\uf077\uf09f\uf0a7\uf0a8\uf0b7\uf0d8\uf0fc](?=[ \t]?[^\s])|[-–—−*+»›>~](?=[ \t]+[^\s])|[o§Øüvqw](?=\t[^\s]))[ \t]*/u;

/** Splits a typed bullet off the first run. */
export function splitBullet(runs: Run[]): { bullet?: string; runs: Run[] } {
  const text = runs.map((run) => run.text).join('');
  const match = TYPED_BULLET.exec(text);
  if (!match) return { runs };
  return { bullet: bulletFor(match[0]), runs: dropStart(runs, match[0].length) };
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
