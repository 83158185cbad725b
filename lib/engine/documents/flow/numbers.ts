const ROMAN: [number, string][] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];
const MAX_ROMAN = 3999;

/** Writes the number of a list item in a format of WordprocessingML or HTML; digits for unknown formats. */
export function formatNumber(number: number, format: string): string {
  if (format === 'lowerRoman' || format === 'i') return roman(number);
  if (format === 'upperRoman' || format === 'I') return roman(number).toUpperCase();
  if (format === 'lowerLetter' || format === 'a') return letters(number);
  if (format === 'upperLetter' || format === 'A') return letters(number).toUpperCase();
  if (format === 'decimalZero') return String(number).padStart(2, '0');
  return String(number);
}

/** a to z, then aa to zz, as word processors count. */
function letters(number: number): string {
  if (number < 1) return String(number);
  const letter = String.fromCharCode(97 + ((number - 1) % 26));
  return letter.repeat(Math.min(10, Math.ceil(number / 26)));
}

function roman(number: number): string {
  if (number < 1 || number > MAX_ROMAN) return String(number);
  let rest = number;
  let text = '';
  for (const [value, sign] of ROMAN) {
    while (rest >= value) {
      text += sign;
      rest -= value;
    }
  }
  return text;
}
