import { words } from '../../../kernel';

const SENTENCE_END = /[.!?。！？;；]["')”]?\s*$/u;
/** Legal forms and the like that end in a stop. */
const LEGAL_END =
  /(?:^|[\s.])(?:inc|ltd|corp|co|bros|s\.a|s\.l|s\.r\.l|s\.p\.a|sp\. ?z ?o\.o|z ?o\.o|d\.o\.o|a\.s|b\.v|n\.v|c\.v|e\.v|e\.g|jr|sr)\.\s*$/iu;
/** Characters that a header of an entry holds at most. */
export const LONGEST_HEADER = 150;

/** True for a text that reads like a sentence and not like the name of anything. */
export function isProse(text: string): boolean {
  const count = words(text).length;
  if (text.length > LONGEST_HEADER && !text.includes('\t')) return true;
  if (SENTENCE_END.test(text) && count >= 7 && !LEGAL_END.test(text)) return true;
  if (/(?:다|요|니다|です|ます|した|。)\.?\s*$/u.test(text) && text.length > 12) return true;
  return count >= 16 && !/[\t|•·]/u.test(text);
}
