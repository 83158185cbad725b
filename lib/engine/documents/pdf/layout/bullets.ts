import type { Box } from '../../../kernel';
import type { Run } from '../../model';
import type { Row } from './rows';

/** Characters that open an item. Dashes do so only with a space after them. */
const SIGN = /^([•‣◦▪▫●○■□◆◇❖➢➤►▶▸▹✓✔✦★☆✱❑❒⚫⬤∙·⁃◘⦁⦿]|\p{Co}|[-–—*+»›→](?=\s))\s*/u;
/** Characters that common symbol fonts use for a bullet, when their encoding is lost. */
const LETTER_BULLET = /^([o§ØüvqnlŸð])\s+(?=\S)/u;
const SYMBOL_FONT_GAP = 0.5;
const DRAWN_BULLET = '•';
/** In ems: the largest bullet drawn as a shape, and its greatest distance from the text. */
const MAX_SIZE = 0.6;
const MAX_DISTANCE = 2.5;

/** Removes the bullet from the first run of a line, and returns it; empty runs are dropped. */
export function takeBullet(runs: Run[]): string | undefined {
  const first = runs[0];
  if (first === undefined) return undefined;
  const found = SIGN.exec(first.text) ?? (isSymbolRun(runs) ? LETTER_BULLET.exec(`${first.text} x`) : null);
  const bullet = found?.[1];
  if (found === null || bullet === undefined) return undefined;
  const rest = first.text.slice(found[0].length);
  if (rest.trim() === '' && runs.length === 1) return undefined;
  first.text = rest;
  if (rest === '') runs.shift();
  const opening = runs[0];
  if (opening !== undefined) opening.text = opening.text.trimStart();
  return /\p{Co}/u.test(bullet) ? DRAWN_BULLET : bullet;
}

/** True when the line opens with a single character in a different style, a gap before the text. */
function isSymbolRun(runs: readonly Run[]): boolean {
  const [first, second] = runs;
  if (first === undefined || second === undefined || first.text.length !== 1) return false;
  const gap = (second.x0 ?? 0) - (first.x1 ?? 0);
  return gap > SYMBOL_FONT_GAP * second.fontSize;
}

/**
 * Returns the bullet of a row when it is drawn as a shape before the text: on its right where the text begins there.
 */
export function drawnBullet(row: Row, marks: readonly Box[], isFromRight: boolean): string | undefined {
  const em = row.fontSize;
  const isBullet = (mark: Box) => {
    const middle = (mark.y0 + mark.y1) / 2;
    const distance = isFromRight ? mark.x0 - row.x1 : row.x0 - mark.x1;
    const isAtHeight = middle > row.baseline - 0.75 * em && middle < row.baseline + 0.1 * em;
    return (
      isAtHeight && distance > -0.2 * em && distance < MAX_DISTANCE * em && mark.y1 - mark.y0 < MAX_SIZE * em
    );
  };
  return marks.some(isBullet) ? DRAWN_BULLET : undefined;
}
