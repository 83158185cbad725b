/**
 * What boards write beside a title, behind separators: what the job pays, a number to refer to, and calls. They are told by
 * their form, which is the same in all languages.
 */

const SEPARATOR = /\s+[|•·–—-]\s+|\s*\|\s*/u;
const SIGN = /[€£$¥₹]/u;
const CODE_AND_AMOUNT = /^[A-Z]{3}\s?\d/u;
/** Letters that may stand beside an amount: "60k p.a.", "EUR". */
const FEW_LETTERS = 5;
/** "Ref: JD-2291", "#40122", "Kennziffer 2026/118": a few words, and a code or a long number. */
const REFERENCE =
  /^(?:\p{L}{1,14}[\s:#.]{1,3}){0,2}#?(?:[A-Z]{1,5}[-/]?\d{3,9}|\d{4,9}(?:[-/]\d{1,9}){0,3})$/u;
/** "Immediate start!" */
const CALL = /!$/u;
/** "URGENT!!! Clerk". */
const CALL_BEFORE = /^[^!]{2,30}!+\s+(?=\p{L})/u;

/** True for "£60k", "EUR 45.000", "€€€". */
const isPay = (part: string) =>
  (SIGN.test(part) || CODE_AND_AMOUNT.test(part)) && part.replace(/\P{L}/gu, '').length <= FEW_LETTERS;

const isNotice = (part: string) =>
  isPay(part) || REFERENCE.test(part) || CALL.test(part) || !/[\p{L}\p{N}]/u.test(part);

/**
 * Returns a title without the notices around it. What stands between bars before one goes too, as a place does; behind dashes
 * only the notices and what follows them.
 */
export function withoutNotices(text: string): string {
  const title = text.replace(CALL_BEFORE, '');
  const parts = title.split(SEPARATOR);
  const at = parts.findIndex((part, n) => n > 0 && isNotice(part.trim()));
  const [first = ''] = parts;
  if (at < 1 || first.trim() === '') return title;
  const end = title.indexOf(parts[at] ?? '', first.length);
  return title.slice(0, end).includes('|') ? first : title.slice(0, end);
}
