import { findDates } from '../../../kernel';

/** Years, months with a year, and the words for "until now" of the common languages. */
const DATE_MARK =
  /(?:^|\D)(?:19|20)\d{2}(?!\d)|(?:^|\D)\d{1,2}\s?[./]\s?\d{2}(?!\d)|[年년]|'\d{2}(?!\d)|\b(?:present|current|today|ongoing|heute|aktuell|derzeit|jetzt|aujourd|actuel|actual|presente|hoy|hoje|atual|attuale|oggi|heden|(?:now|nu|idag)\b|nykyinen|obecnie|nyní|jelen|bugün)|по наст|сейчас|现在|至今|現在|현재|재직/iu;
const LETTERS = /\p{L}/gu;
const MOST_LETTERS = 24;
const MOST_CHARACTERS = 44;
const DANGLING = /(?:[-–—~/,]|\b(?:to|bis|till|until|au|à|al|a|hasta|até|tot|do|til|till))\s*$/iu;

/** True for a short text that is mostly a date or a range of dates; it may include a place. */
export function looksLikeDates(text: string): boolean {
  if (text.length > MOST_CHARACTERS || !DATE_MARK.test(text)) return false;
  return (text.match(LETTERS)?.length ?? 0) <= MOST_LETTERS;
}

/** True when a range of dates continues in the next line of its cell ("March 2015 -"). */
export function isDanglingRange(text: string): boolean {
  return DANGLING.test(text);
}

/** True when a cell holds the year that the cell above, a range with one year so far, still lacks. */
export function completesRange(above: string, below: string): boolean {
  const years = above.match(/(?:19|20)\d{2}/gu)?.length ?? 0;
  return (
    years === 1 &&
    /\p{L}/u.test(above) &&
    /[-–—]/u.test(above) &&
    /^(?:de |of )?(?:19|20)\d{2}$/u.test(below.trim())
  );
}

/** True when a cell begins with the second half of a range ("- June 2018"), or is the dash before it. */
export function opensWithDash(text: string): boolean {
  return /^[-–—~]\s*(?:\S|$)/u.test(text);
}

const ONE_WORD = /^\p{L}{3,12}\.?$/u;
const OPENS_WITH_YEAR = /^(?:de |of )?(?:19|20)\d{2}/u;
/** Only whether a month is named matters here: any day later than all CVs does. */
const ANY_DAY = { today: '2040-01-01' };

/** True when a cell names the month of the year with which the cell below begins ("September" above "2014 – May"). */
export function isMonthOf(above: string, below: string): boolean {
  if (!ONE_WORD.test(above) || !OPENS_WITH_YEAR.test(below)) return false;
  const [date] = findDates(`${above} ${below}`, ANY_DAY);
  return date?.from === 0 && date.start?.month !== undefined;
}
