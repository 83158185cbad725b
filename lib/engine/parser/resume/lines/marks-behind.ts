/** A mark after the date of a degree, which closes the line like the date itself. */

const LABELLED =
  /^[\s,;|(–-]*(?:c?gpa|grade|(?:abschluss|end|gesamt)?note|nota|mention|moyenne|voto|średnia)\b[\s:]{0,3}[\p{L}\d.,/ %-]{1,24}\)?\s*$/iu;

/** A share, a fraction or a division needs no label: "2012, 61 %", "2009 (1st Div.)". */
const BARE =
  /^[\s,;|(–-]{0,4}(?:(?:with|passed|secured)\s+)?(?:\d{1,3}(?:[.,]\d{1,2})?\s?(?:%|percent|c?gpa|\/\s?\d{1,3})|(?:(?:first|second|third|1st|2nd|3rd|ist|iind|iiird|i|ii|iii)[\s-]{1,2}(?:class|div(?:ision|n)?|rank)|distinction|pass(?:ed)?)(?:\s+with\s+(?:distinction|honou?rs))?)[\s).]*$/iu;

/** True where nothing but a mark follows the date. */
export const isMarkBehind = (text: string): boolean => LABELLED.test(text) || BARE.test(text);
