import type { Run } from '../model';

/** Characters without width or meaning: controls, soft hyphens, zero-width and direction marks. */
const INVISIBLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed here
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff\ufff9-\ufffc]/g;
const SPACES = /[\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\r\n]/g;
const LIGATURES: Record<string, string> = {
  '\ufb00': 'ff',
  '\ufb01': 'fi',
  '\ufb02': 'fl',
  '\ufb03': 'ffi',
  '\ufb04': 'ffl',
  '\ufb05': 'st',
  '\ufb06': 'st',
  '\u2011': '-',
};
const UNUSUAL = /[^\t\u0020-\u007e\u00a1-\u00ac\u00ae-\u1fff]/;
const WIDE_GAP = 3;

/**
 * Makes the white space of a line regular over the bounds of its runs: single spaces between words, a tab for a
 * tab or a wide gap, nothing at the ends; invisible characters and empty runs go.
 */
export function normaliseRuns(runs: readonly Run[]): Run[] {
  const result: Run[] = [];
  let pending = '';
  for (const run of runs) {
    for (const piece of cleanText(run.text).split(/([ \t]+)/)) {
      if (piece === '') continue;
      if (piece[0] === ' ' || piece[0] === '\t') {
        pending += piece;
        continue;
      }
      const last = result.at(-1);
      const space = last && pending ? spaceFor(pending) : '';
      pending = '';
      append(result, run, space, piece);
    }
  }
  return result;
}

function append(result: Run[], run: Run, space: string, word: string): void {
  const last = result.at(-1);
  if (last && continues(last, run)) {
    last.text += space + word;
    return;
  }
  if (last) last.text += space;
  result.push({ ...run, text: word });
}

function continues(last: Run, run: Run): boolean {
  return (
    last.bold === run.bold &&
    last.italic === run.italic &&
    last.fontSize === run.fontSize &&
    last.color === run.color &&
    last.href === run.href &&
    last.caps === run.caps
  );
}

function spaceFor(gap: string): string {
  return gap.length >= WIDE_GAP || gap.includes('\t') ? '\t' : ' ';
}

/** Returns text without invisible characters, with plain spaces and ligatures taken apart. */
function cleanText(text: string): string {
  if (!UNUSUAL.test(text)) return text;
  return text
    .replace(INVISIBLE, '')
    .replace(SPACES, ' ')
    .replace(/[\ufb00-\ufb06\u2011]/g, (character) => LIGATURES[character] ?? character);
}
