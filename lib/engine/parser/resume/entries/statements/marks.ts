import { type FoundDates, fold } from '../../../../kernel';
import { MARK_WORDS, type MarkKind } from './vocabulary';

/** Places in a sentence at which a field may end and another begin. */

export type Mark = { from: number; to: number; kind: MarkKind };

type Phrase = { words: string[]; kind: MarkKind };

const phrases = new Map<string, Phrase[]>();
for (const [kind, table] of MARK_WORDS)
  for (const entry of table) {
    const words = fold(entry).split(' ');
    const [first] = words;
    if (first !== undefined) phrases.set(first, [...(phrases.get(first) ?? []), { words, kind }]);
  }
for (const list of phrases.values()) list.sort((a, b) => b.words.length - a.words.length);

const WORD = /[\p{L}\p{N}][\p{L}\p{N}'.-]*[\p{L}\p{N}]|[\p{L}\p{N}]/gu;
/** The same for text in ASCII, in which no letter has to be looked up in the tables of Unicode. */
const ASCII_WORD = /[a-z0-9][a-z0-9'.-]*[a-z0-9]|[a-z0-9]/g;
const BEYOND_ASCII = /[\u0080-\uffff]/;
const SIGNS: Record<string, MarkKind> = {
  ',': 'comma',
  ';': 'comma',
  '-': 'dash',
  ':': 'colon',
  '(': 'open',
  '[': 'open',
  ')': 'close',
  ']': 'close',
  '\t': 'tab',
  '|': 'tab',
  '\n': 'line',
  '.': 'stop',
};
const SIGN = /[,;:()[\]\t|\n]|\s-+\s|\s-+(?=\p{L})|(?<=\p{L})-+\s|\.(?=\s+\S|$)/gu;
/** A stop after one of these ends no sentence. */
const ABBREVIATION =
  /(?:^|[\s.(,])(?:\p{L}{1,3}|\p{L}(?:\.\p{L}){1,8}|engg|dept|asst|assoc|govt|prof|univ|inst|corp|bros|elect|mech|tech|arch|comm|hons|approx|jan|feb|mar|apr|june?|july?|aug|sept?|oct|nov|dec)$/u;

const NUMBER =
  '(?:\\d{1,2}(?:[.,]\\d{1,2})?\\+?|one|two|three|four|five|six|seven|eight|nine|ten|un|une|una|uno|ein|eine|zwei|drei|deux|trois|dos|tres|due|tre|dois|duas|dva)';
const UNIT =
  '(?:years?|yrs?|months?|mths?|mnths?|weeks?|days?|jahre?n?|monate?n?|wochen|jaar|maanden|weken|ans?|annees?|mois|semaines?|anos?|mes(?:es)?|semanas?|anni|anno|mesi|mese|settimane|lata?|rok[iu]?|miesiecy|miesiace?|ar|maneder|manader|let|mesicu|ani|luni|yil|ay|ev|honap|лет|года?|месяц(?:ев|а)?|роки?|років|місяц(?:ів|і))';
const LENGTH = new RegExp(
  `(?<![\\p{L}\\p{N}.,/-])${NUMBER} ?-? ?${UNIT}(?![\\p{L}])(?:[ ,.]{0,2}(?:(?:and|und|et|y|e|i|en|og|och) )?${NUMBER} ?-? ?${UNIT}(?![\\p{L}]))?(?: (?:of|de|di) )?`,
  'gu',
);
const GRADE =
  /(?<![\p{L}\p{N}.,])(?:\d{1,3}(?:[.,]\d{1,3})? ?%(?:age)?|(?:c\.?g\.?p\.?a|s\.?g\.?p\.?a|gpa|cpi|ogpa|percentage|aggregate|grade|note|nota|moyenne)\.?[ :=-]{0,4}\d{1,3}(?:[.,]\d{1,3})?(?: ?\/ ?\d{1,3})?|\d{1,2}(?:[.,]\d{1,3})? ?(?:c\.?g\.?p\.?a|s\.?g\.?p\.?a|gpa|cpi|marks)|(?:1st|2nd|3rd|first|second|third|ist|iind|iiird)[ -](?:class|div(?:ision)?|rank|upper|lower)(?: (?:honou?rs|distinction|upper|lower)){0,2}|[a-d][+-]? grade|grade [a-d](?![\p{L}])[+-]?|distinction|pass(?:ed)? class|marks?)(?! ?[\p{L}]{0,2}\d)(?![\p{L}])/gu;

/** Short words that English titles write with a capital too. */
const ENGLISH = new Set('as at by for from in of the under with'.split(' '));

/** "University of La Rioja": a short word with a capital within a sentence is part of a name. */
function isName(text: string, from: number, { words: [first = ''] }: Phrase): boolean {
  return from > 0 && first.length <= 3 && !ENGLISH.has(first) && /\p{Lu}/u.test(text.charAt(from));
}

function wordMarks(text: string, folded: string): Mark[] {
  const pattern = BEYOND_ASCII.test(folded) ? WORD : ASCII_WORD;
  const words = [...folded.matchAll(pattern)].map((found) => ({ text: found[0], from: found.index }));
  const marks: Mark[] = [];
  for (let at = 0; at < words.length; at++) {
    const first = words[at];
    const fits = ({ words: phrase }: Phrase) => phrase.every((word, n) => words[at + n]?.text === word);
    const phrase = first && phrases.get(first.text)?.find(fits);
    const last = phrase && words[at + phrase.words.length - 1];
    if (first === undefined || phrase === undefined || last === undefined) continue;
    if (!isName(text, first.from, phrase))
      marks.push({ from: first.from, to: last.from + last.text.length, kind: phrase.kind });
    at += phrase.words.length - 1;
  }
  return marks;
}

function signMarks(folded: string): Mark[] {
  const marks: Mark[] = [];
  for (const { 0: sign, index } of folded.matchAll(SIGN)) {
    const kind = SIGNS[sign.trim().charAt(0) || sign.charAt(0)];
    if (kind === undefined) continue;
    if (kind === 'stop' && ABBREVIATION.test(folded.slice(Math.max(0, index - 8), index))) continue;
    marks.push({ from: index, to: index + sign.length, kind });
  }
  return marks;
}

const spanMarks = (folded: string, pattern: RegExp, kind: MarkKind): Mark[] =>
  [...folded.matchAll(pattern)].map(({ 0: text, index }) => ({ from: index, to: index + text.length, kind }));

const LEADS_TO_TIME: ReadonlySet<MarkKind> = new Set<MarkKind>([
  'time',
  'in',
  'from',
  'for',
  'with',
  'at',
  'under',
  'comma',
  'open',
  'dash',
  'colon',
  'line',
  'as',
]);
const NEVER_INSIDE: ReadonlySet<MarkKind> = new Set<MarkKind>(['date', 'length', 'grade', 'tab']);

/** True for marks that no field goes over. */
export const isHard = ({ kind }: Mark): boolean => NEVER_INSIDE.has(kind);

/** "during the period from" before a date belongs to the date. */
function withLeads(marks: readonly Mark[], text: string): Mark[] {
  const result: Mark[] = [];
  for (const mark of marks) {
    let { from } = mark;
    if (isHard(mark) && mark.kind !== 'tab')
      for (let last = result.at(-1); last !== undefined; last = result.at(-1)) {
        if (!LEADS_TO_TIME.has(last.kind) || text.slice(last.to, from).trim() !== '') break;
        from = last.from;
        result.pop();
      }
    result.push({ ...mark, from });
  }
  return result;
}

const MOST_MARKS = 28;

/** Returns the marks of a text from left to right, starting with its beginning; `dates` are those of the text. */
export function marksOf(text: string, dates: readonly FoundDates[]): Mark[] {
  const folded = fold(text);
  const found = [
    ...dates.map(({ from, to }): Mark => ({ from, to, kind: 'date' })),
    ...spanMarks(folded, LENGTH, 'length'),
    ...spanMarks(folded, GRADE, 'grade'),
    ...signMarks(folded),
    ...wordMarks(text, folded),
  ];
  const free: Mark[] = [];
  let end = 0;
  const order = (mark: Mark) => (isHard(mark) ? 0 : 1);
  const hard = found.filter((mark) => isHard(mark) && mark.kind !== 'tab');
  const isCovered = (mark: Mark) =>
    !isHard(mark) && hard.some(({ from, to }) => mark.from < to && from < mark.to);
  for (const mark of found
    .filter((mark) => !isCovered(mark))
    .sort((a, b) => a.from - b.from || order(a) - order(b))) {
    if (mark.from < end) continue;
    free.push(mark);
    end = mark.to;
  }
  return [{ from: 0, to: 0, kind: 'start' as const }, ...withLeads(free, text)].slice(0, MOST_MARKS);
}
