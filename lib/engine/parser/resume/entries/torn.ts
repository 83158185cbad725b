/** Texts that were cut in the wrong place. */

/** Words that no name of a title, a degree or an organisation begins with. */
const JOINING_START =
  /^(?:and|or|of|to|by|with|per|as|for|from|into|which|where|und|oder|mit|als|für|et|ou|avec|pour|y|e|o|con|com|como|para|por|i|oraz|en|met|&|\/)\s|^[)\]}]/iu;
/** Words and characters that none ends with. */
const JOINING_END =
  /\s(?:and|or|of|the|a|an|to|with|in|at|on|for|from|as|by|per|und|oder|der|die|das|mit|von|im|für|bei|zu|et|ou|de|du|la|le|les|pour|en|y|del|el|los|con|como|para|e|da|do|di|della|w|i|z|na|van|het)$|[([{&]$/iu;

const count = (text: string, sign: RegExp) => text.match(sign)?.length ?? 0;

/** True for a text with one half of a pair of brackets, or that begins or ends with a word that only joins others. */
export function isTorn(text: string): boolean {
  if (count(text, /[([]/gu) !== count(text, /[)\]]/gu)) return true;
  return JOINING_START.test(text) || JOINING_END.test(text);
}
