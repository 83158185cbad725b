import { fold } from '../../../kernel';
import { languageByName } from '../../../taxonomy';
import { namesInText } from './names';
import { isSpokenLevel } from './vocabulary';

/**
 * Finds languages in sentences and items that somebody speaks: "Can speak English and Hindi", "Anglais courant", "Nivel
 * de inglés: medio", "Native German speaker".
 */

type Named = ReturnType<typeof namesInText>[number];

/** Words before a language that somebody speaks, matched in folded text. Written for this project. */
const HAVING =
  /(?<!\p{L})(?:speak(?:s|ing)?|spoken|(?:can|to) (?:read|write)|read and write|fluen(?:t|tly|cy|te|tes|cia)|profici(?:ent|ency|encies)|command|communicat(?:e|ion|ing|or)|conversant|conversational|knowledge|bilingual|trilingual|multilingual|native|langues?|parle|maitrise|bilingue|hablo|hablar|dominio|manejo|nivel|falo|conhecimentos?|conocimientos?|parlo|conoscenza|livello|niveau|spreche|beherrsche|spreek|beheers|znajomosc|poziom|mowie)(?!\p{L})(?<between>[^.;:]{0,60}:?[^.;:]{0,20})$/u;
/** Words of a sentence in which a language is taught, translated or somebody else's. */
const OF_OTHERS =
  /(?<!\p{L})(?:teach(?:es|er|ers|ing)?|taught|tut(?:or|ors|ored|oring)|train(?:er|ers|ing|ed)|student|students|pupils?|clients?|customers?|markets?|translat(?:e|ed|es|ing|ion|ions|or)|medium|literature|literary|courses?|class(?:es)?|exams?|examinations?|films?|lessons?|degree|b\.?a\.?|m\.?a\.?)(?!\p{L})/u;
/** Words after a language that is a subject, a keyboard or a people. */
const NOT_SPOKEN_BEHIND =
  /^[\s-]{1,3}(?:literature|grammar|typing|typewriting|shorthand|stenography|teacher|language teaching|cuisine|food|law|market|company|companies|literatur|recht)(?!\p{L})/u;
/** Separators between two languages of one list. */
const JOINT =
  /^\s*(?:\([^()]{0,40}\))?\s*(?:,|&|\/|\+|;|-|and|und|et|y|e|en|i|og|och|as well as)?\s*(?:and\s+)?$/u;
/** Levels before the name: "fluent English", "excellent written German", "notions d'allemand". */
const LEVEL_BEFORE =
  /(?<!\p{L})(?:native|fluent|excellent|perfect|basic|intermediate|advanced|conversational|spoken|written|good|grundkenntnisse|flie[sß]{1,2}end(?:es)?|sehr gutes|gutes|notions d[e'’]|bonne maitrise de l[a'’]|[abc][12])\s*(?:level\s|(?:in|de|d['’]|in der|en)\s?)?$/u;
/** Levels after the name: "English – fluent", "Englisch in Wort und Schrift", "Inglês avançado". */
const LEVEL_BEHIND =
  /^[\s:,(–-]{0,4}(?:in wort und schrift|(?:conocimientos?|conhecimentos?) \p{L}+|scolaire|technique|professionnel|tecnico|academico|scolastico|professional|working|limited|mother ?tongue|speaker|speaking|speak|read|write|spoken|both|only|(?:fluent|sprachkenntnisse|kenntnisse|verhandlungssicher)(?!\p{L}))/u;
const LONGEST = 260;

/** Letters of the shortest name that is known in small letters: shorter ones are words of other languages, too. */
const SHORTEST_SMALL = 5;

/** Returns the languages that a clause names in full, with the folded text before and after each. */
function namedIn(clause: string) {
  return namesInText(clause, true)
    .filter(({ name }) => languageByName(name) && (/^\p{Lu}/u.test(name) || name.length >= SHORTEST_SMALL))
    .map((language) => ({
      language,
      before: fold(clause.slice(0, language.at)),
      behind: fold(clause.slice(language.at + language.name.length)),
    }))
    .filter(({ behind }) => !NOT_SPOKEN_BEHIND.test(behind));
}

function isLeveled(before: string, behind: string): boolean {
  const bare = behind.replace(/^[\s:,(–-]{1,4}/u, '');
  const isBehind = bare !== behind && (isSpokenLevel(bare) || LEVEL_BEHIND.test(behind));
  return isBehind || LEVEL_BEFORE.test(before);
}

/** Returns the languages in a clause that somebody claims to speak, with those that continue a list of them. */
function inClause(clause: string): Named[] {
  if (OF_OTHERS.test(fold(clause))) return [];
  let isOpen = false;
  let end = 0;
  return namedIn(clause).flatMap(({ language, before, behind }) => {
    const goesOn = isOpen && JOINT.test(fold(clause.slice(end, language.at)));
    isOpen = goesOn || HAVING.test(before) || isLeveled(before, behind);
    end = language.at + language.name.length;
    return isOpen ? [language] : [];
  });
}

/**
 * Returns the languages that a text of any section states somebody speaks; none for a longer text on another subject.
 */
export function spokenLanguages(text: string): Named[] {
  const clauses = text.slice(0, LONGEST * 4).split(/(?<=[\p{L})])[.!?]\s+|\n/u);
  return clauses.filter((clause) => clause.length <= LONGEST).flatMap(inClause);
}
