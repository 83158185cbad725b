import type { SkillType, Term } from './model';
import type { Reading, ScannedText } from './reading';
import { AFTER_REACH, BEFORE_REACH, isWholeItem, SEPARATOR, TOLD_BEFORE } from './wording';

/** Open terms that are in one list with skills are skills, too. */

/** Duration of use after a skill in a list: "Java (3 years), SOAP (less than 1 year)". */
const USE =
  / ?\((?:less than |uber |mehr als |plus de )?\d{1,2}\+?\s(?:years?|yrs?|months?|jahre?|ans?|anos?|anni|jaar)\)/u;
const LONGEST_GAP = 8;
const LONGEST_USE = 24;
/** Items of a list that are not known terms: ", lean operations, ". */
const OTHER_ITEMS = /^ ?([,;|•·])(?: ?[^,;|•·.:!?()\n]{2,28} ?\1){1,2} ?$/u;
const LONGEST_ITEMS = 64;
const COLUMN = /^ {2,}$/;

/** The text between two neighbouring candidates is that of a list. */
function isListGap(gap: string): boolean {
  if (gap.length > LONGEST_ITEMS) return false;
  if (COLUMN.test(gap)) return true;
  if (OTHER_ITEMS.test(gap)) return true;
  if (gap.length > LONGEST_GAP + LONGEST_USE) return false;
  const bare = gap.replace(USE, '');
  return bare.length <= LONGEST_GAP && SEPARATOR.test(bare.replace(/ {2,}/g, ' '));
}

/** Runs of readings that are in one list. */
function listsOf(text: ScannedText, readings: readonly Reading[]): Reading[][] {
  const lists: Reading[][] = [];
  let end = -1;
  for (const reading of readings) {
    const { first, last } = reading.candidate;
    const start = text.tokens[first]?.start ?? 0;
    const isNext = end >= 0 && isListGap(text.folded.slice(end, start));
    if (isNext) lists.at(-1)?.push(reading);
    else lists.push([reading]);
    end = text.tokens[last]?.end ?? 0;
  }
  return lists;
}

/** Number of open names, or of sure skills next to an everyday word, that make a list one of skills. */
const NAMES_OF_A_LIST = 3;
const SURE_OF_A_LIST = 2;

/** True for a line, or a text, that is only the list. */
function isWholeLine({ original, tokens }: ScannedText, list: readonly Reading[]): boolean {
  const start = tokens[list[0]?.candidate.first ?? 0]?.start ?? 0;
  const end = tokens[list.at(-1)?.candidate.last ?? 0]?.end ?? 0;
  const before = original.slice(Math.max(0, start - BEFORE_REACH), start);
  const after = original.slice(end, end + AFTER_REACH);
  return isWholeItem(before, after);
}

/** Before a list of names: "Operating systems:", "Tools - "; further items may be between. */
const LABEL_OF_NAMES =
  /(?:^|[^\p{L}])(?:operating systems?|os|(?:programming |scripting )?languages?|tools?|software|platforms?|databases?|rdbms|technolog(?:y|ies)|environments?|frameworks?|ides?|servers?|skills?|applications?|packages?|libraries|stack|betriebssysteme?|programmiersprachen|datenbanken|kenntnisse|outils|logiciels|langages|technologies|lenguajes|herramientas|programas|sistemas operativos|linguaggi|strumenti|programma's|talen|narzedzia|jezyki|ferramentas|vaerktojer|verktyg)(?: used)? ?[:=–-] ?(?:[^,;|•·.:!?()\n]{2,28}, ?){0,3}$/u;
const LABEL_REACH = 90;

function isLabelled({ folded, tokens }: ScannedText, [first]: readonly Reading[]): boolean {
  const start = tokens[first?.candidate.first ?? 0]?.start ?? 0;
  return LABEL_OF_NAMES.test(folded.slice(Math.max(0, start - LABEL_REACH), start));
}

/** "Experience with accounting and Excel": the words for knowledge come before the first of several. */
function isKnownAll({ folded, tokens }: ScannedText, list: readonly Reading[]): boolean {
  const start = tokens[list[0]?.candidate.first ?? 0]?.start ?? 0;
  return list.length > 1 && TOLD_BEFORE.test(folded.slice(Math.max(0, start - BEFORE_REACH), start));
}

/** Weighs the readings of a list together, by the type of their skills. */
function weigh(list: readonly Reading[], isItem: boolean, areNames: boolean) {
  const sure = new Map<SkillType, number>();
  const told = new Set<SkillType>();
  let names = 0;
  for (const { skill, options, isTold } of list) {
    if (skill) sure.set(skill.type, (sure.get(skill.type) ?? 0) + 1);
    else if (options.some(({ needsContext }) => needsContext !== 'everyday')) names++;
    if (skill && isTold) told.add(skill.type);
  }
  return { sure, told, names, isItem, areNames };
}

/**
 * Returns the first of the terms that the rest of the list supports. An everyday word needs more evidence: departments
 * are in lists, too.
 */
function settled(
  options: readonly Term[],
  { sure, told, names, isItem, areNames }: ReturnType<typeof weigh>,
): Term | undefined {
  const isName = ({ needsContext }: Term) => needsContext !== 'everyday';
  const beside = options.find((term) => {
    const { type } = term.skill;
    return told.has(type) || (sure.get(type) ?? 0) >= (isName(term) ? 1 : SURE_OF_A_LIST);
  });
  if (isItem) return options[0];
  return beside ?? (areNames || names >= NAMES_OF_A_LIST ? options.find(isName) : undefined);
}

/** Assigns a skill to the open readings of lists. */
export function settleLists(text: ScannedText, readings: readonly Reading[]) {
  for (const list of listsOf(text, readings)) {
    if (list.every(({ skill, options }) => skill || options.length === 0)) continue;
    const areNames = isLabelled(text, list) || isKnownAll(text, list);
    if (list.length < 2 && !areNames) continue;
    const weighed = weigh(list, list.length > 1 && isWholeLine(text, list), areNames);
    for (const reading of list)
      if (!reading.skill && reading.options.length > 0)
        reading.skill = settled(reading.options, weighed)?.skill;
  }
}
