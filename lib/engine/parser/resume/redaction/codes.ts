/**
 * Numbers that stand for one person: of identities, licences, cards, insurances. Their labels are in too many languages to
 * be listed, so they are told by their shape: many digits that are no date, no amount and no version.
 */

/** Groups of digits and capitals, parted by one sign: "34-1234567-8", "QQ 12 34 56 C", "SCGRLD94C52F839K". */
const CODE =
  /(?<![\p{L}\p{N}.,/@_-])[A-Z]{0,6}\d[\dA-Z]{0,30}(?:[ ./-](?:[A-Z]{0,6}\d[\dA-Z]{0,30}|[A-Z](?![\p{L}\p{N}]))){0,12}(?![\p{L}\p{N}@_=%€$£])/gu;
const DATES =
  /(?<!\d)(?:\d{1,2}[./-]){0,2}(?:19|20)\d{2}(?!\d)|(?<!\d)(?:19|20)\d{2}[./-]\d{1,2}(?:[./-]\d{1,2})?(?!\d)|(?<!\d)\d{1,2}[./-]\d{1,2}[./-]\d{2}(?!\d)|(?<!\d)(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:[0-2]\d|3[01])?(?!\d)|(?<!\d)(?:(?:19|20)\d{2}){2}(?!\d)/gu;
const AMOUNT = /^\d[\d. ]{0,60}00$/u;
const DOTTED = /^\d{1,5}(?:\.\d{1,5})+$/u;
/** "Nº", "#" or a colon, which lead from a label to its number. */
const LABEL_BEFORE =
  /(?:\p{L}[^\n\d]{0,12}[:：#№]|(?<!\p{L})n[°ºo]\.?:?|(?<!\p{L})n(?:um|umber|umero|r)?\.:?|\p{L}(?:nummer|number|numero)\s?:?)\s{0,3}$/iu;
/** Pages, and two forms: "155-180", "1040/1120". */
const TWO_SHORT = /^\d{1,4}[/-]\d{1,4}$/u;
/** Postal codes of the United States. */
const POSTAL_CODE = /^\d{5}-\d{4}$/u;
const MONEY_BEFORE = /[€$£₹¥]\s?$/u;
const VERSION = /^\d{1,2}\.\d/u;
const THOUSANDS = /^\d{1,3}(?:\.\d{3})+$/u;
const REACH = 24;
/** "DNI 36.123.456": a line of its own, with a word or two before the number. */
const LINE_BEFORE = /(?:^|[\n\t|;])\s{0,3}(?:[\p{L}°º.]{1,16}\s){1,3}$/u;
const LINE_BEHIND = /^\s{0,3}(?:$|[\n\t|;])/u;

/** Digits that a number has at least: behind a label, in a line of its own, with letters, alone, and in groups. */
const FEWEST = { labelled: 6, lined: 7, mixed: 6, alone: 8, grouped: 9 };

const digitsIn = (text: string) => text.replace(/\D/gu, '').length;

/** True for a group of capitals and many digits: "TW884120". */
const isMixed = (group: string) => /[A-Z]/u.test(group) && digitsIn(group) >= FEWEST.mixed;

/** True for a number that a line of its own has behind a word or two; a version begins with a digit or two. */
function isInOwnLine(code: string, before: string, behind: string): boolean {
  const isVersion = VERSION.test(code) && !THOUSANDS.test(code);
  return !isVersion && LINE_BEFORE.test(before) && LINE_BEHIND.test(behind);
}

function isOfPerson(code: string, before: string, behind: string): boolean {
  const left = digitsIn(code.replace(DATES, ' '));
  const isOther = AMOUNT.test(code) || TWO_SHORT.test(code) || MONEY_BEFORE.test(before);
  if (isOther || left < FEWEST.labelled) return false;
  if (LABEL_BEFORE.test(before) || (left >= FEWEST.lined && isInOwnLine(code, before, behind))) return true;
  const groups = code.split(/[ ./-]/u);
  if (groups.some(isMixed)) return true;
  if (DOTTED.test(code) || POSTAL_CODE.test(code)) return false;
  return left >= (groups.length === 1 ? FEWEST.alone : FEWEST.grouped);
}

/** Returns the numbers in a text that stand for one person, as written. */
export function codesIn(text: string): string[] {
  return [...text.matchAll(CODE)]
    .filter(({ 0: code, index }) => {
      const end = index + code.length;
      return isOfPerson(code, text.slice(Math.max(0, index - REACH), index), text.slice(end, end + REACH));
    })
    .map(([code]) => code);
}
