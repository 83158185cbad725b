/** Texts that were cut in the wrong place. */

/** Words that no name of a title, a degree or an organisation begins with. */
const JOINING_START =
  /^(?:and|or|of|to|by|with|per|und|oder|mit|et|ou|avec|y|e|o|con|com|i|oraz|en|met|&|\/)\s|^[)\]}]/iu;
/** Words and signs that none ends with. */
const JOINING_END =
  /\s(?:and|or|of|the|to|with|in|at|for|as|by|und|oder|der|die|das|mit|von|im|für|et|ou|de|du|la|le|les|en|y|del|el|los|con|e|da|do|di|della|w|i|z|na|van|het)$|[([{&]$/iu;

const count = (text: string, sign: RegExp) => text.match(sign)?.length ?? 0;

/** True for a text with one half of a pair of brackets, or that begins or ends with a word that only joins others. */
export function isTorn(text: string): boolean {
  if (count(text, /[([]/gu) !== count(text, /[)\]]/gu)) return true;
  return JOINING_START.test(text) || JOINING_END.test(text);
}
