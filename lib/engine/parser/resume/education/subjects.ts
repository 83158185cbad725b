import { fold, squeeze, words } from '../../../kernel';
import { phrasesOf } from '../../../lexicon';
import { findDegrees } from '../../../taxonomy';
import { isOn } from '../../shared/mechanisms';
import { schoolWeight } from '../../shared/wording/schools';
import { countMatches, wordSet } from '../../shared/wording/vocabulary/words';
import { trimPart } from '../entries/parts';
import { isGradeText } from './grades';

/** Recognises fields of study, and other texts in their place: marks, levels, boards, schools, other degrees. */

const subjectWords = wordSet(phrasesOf(({ studySubjects }) => studySubjects));

/** True for the name of a field of study. */
export function isSubject(text: string): boolean {
  return countMatches(text, subjectWords) > 0;
}

/** Marks, honours, levels and states of an education next to a degree that are not subjects. */
const NO_SUBJECT =
  /^(?:with )?(?:honou?rs|hons|cum laude|magna cum laude|summa cum laude|(?:first|second|third|1st|2nd|3rd|ist|iind)[- ](?:class|division|div|year|upper|lower).*|distinction|\d.*|c?gpa.*|nota.*|note.*|grade.*|mean.*|student|graduat(?:ed?|ion)|exam(?:ination)?s?|pass(?:ed|ing|out)?|class|std|standard.*|boards?|level.*|details?|marks?|percentage|percent|results?|course|certificate|certifikace|equivalent|completed|complete|pursuing|appearing|final(?: year)?|regular|distance|part[- ]time|full[- ]time|online|mention .*|con lode|fh|th|tu|uni|univ\.?|abschluss.*|degrees?|diplomas?(?: in .*)?|matriculated|begree|eqf.*|isced.*|cite .*|nqf.*|all .*|main|general|school.*|(?:higher |senior )?secondary.*|matriculation|in|of|en|em|im|and .*|und .*|et .*|or .*|from .*|complet[oae]s?|conclu[ií]d[oa]|incomplet[oae]|cursando|trancad[oa]|scientifique|litteraire|economique|technologique|professionnel(?:le)?|general[e]?|technique|cientific[oa]|tecnic[oa]|humanistic[oa]|scientific[oa]|classic[oa]|linguistic[oa]|contable|serie .*|[ivx]{1,4} standard|zum(?: .*)?|zur(?: .*)?|at .*|\p{L}|[ivx]{1,4}|candidate|branch|tytul.*|titre.*|titulo.*|titolo.*|stream|subjects?|dates?|thesis|dissertation|coursework|awards?.*|candidato|recognition|affiliat.*|autonomous|private|govt|regd|month.*|ongoing|present|current|expected.*|in progress|year.*|semester.*|sem)$/iu;

/** End of a subject, where the sentence continues. */
const BEHIND_SUBJECT =
  /[\s,(–-](?:from|at|passed|under|affiliated|awarded|obtained|secured|scored|attained|approved|completed|and was|with (?:an?(?! (?:major|minor|special|focus|concentration|emphasis))|first|second|third|distinction|c?gpa|aggregate|honou?rs|grades?|marks?|percentage|\d{1,3}|the)|aus|an der|am|bei|chez|presso|\d{1,3}(?:[.,]\d+)? ?%)(?=[\s.,:;)]|$).*$/iu;

/** "with Science", "als Bürokauffrau", "(ND) in Accountancy": words before a subject. */
const LED = /^(?:\([\p{Lu}.\s]{2,8}\)\s+(?:in|of)|with|als|[Cc]andidate? (?:in|of|en|for))\s+(?=\p{Lu})/u;

const BOARD = /(?<!\p{L})(?:boards?|council)(?!\p{L})/iu;
const MOST_WORDS = 14;
const SURELY_SCHOOL = 2;

/** "Com" of "B.Com": the letters of the degree itself, which are short. */
function isPartOfShort(letters: string, of: string): boolean {
  const own = fold(of).replace(/[^a-z]/gu, '');
  return own.length <= 6 && own.endsWith(letters);
}

/** True for the letters of which words begin with ("KCSE" of "Kenya Certificate of Secondary Education"). */
export function areInitials(text: string, of: string): boolean {
  const letters = fold(text).replace(/[^a-z]/gu, '');
  const initials = words(of).map((word) => word.charAt(0));
  const all = initials.join('');
  const capitals = (of.match(/\p{Lu}/gu) ?? []).join('').toLowerCase();
  if (letters.length < 2 || letters.length > 6) return false;
  return all.includes(letters) || capitals.includes(letters) || isPartOfShort(letters, of);
}

/**
 * Returns the field of study in a text that follows the degree `name`, without brackets and further text; '' where the
 * text is something else.
 */
export function subjectIn(text: string, name: string): string {
  const bare = trimPart(
    squeeze(text)
      .replace(LED, '')
      .replace(/^[([](.*)[)\]]$/u, '$1')
      .replace(BEHIND_SUBJECT, '')
      .replace(/\s*\([^()]*$/u, ''),
  );
  if (!/\p{L}{2}/u.test(bare) || words(bare).length > MOST_WORDS) return '';
  const folded = fold(bare);
  if (!isOn('education.subjects')) return bare;
  if (NO_SUBJECT.test(folded) || isGradeText(bare)) return '';
  const isKnown = isSubject(bare);
  if (BOARD.test(bare) || schoolWeight(bare) > (isKnown ? SURELY_SCHOOL : 0)) return '';
  if (!isKnown && (findDegrees(bare).length > 0 || areInitials(bare, name))) return '';
  return bare;
}
