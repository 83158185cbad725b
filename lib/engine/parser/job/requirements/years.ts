import type { ParsedJob } from '@/lib/contracts';
import { fold, PARAGRAPHS, remembered } from '../../../kernel';
import type { Labels } from '../labels';
import type { PostingSection, PostingSectionKind } from '../sections';
import { FURTHER_EXPERIENCE, FURTHER_NUMBERS, FURTHER_YEARS } from './further-words';
import { isOfManagement } from './management';
import { monthsAsYears } from './months';
import { OPTIONAL } from './optional';

/** Years of experience that the job requires, and those of them in management (parsing.md, MinimumYears ...). */

export type Years = Pick<
  ParsedJob,
  'minimumYears' | 'maximumYears' | 'minimumYearsManagement' | 'maximumYearsManagement'
>;

const NUMBER_WORDS: Record<string, number> = Object.fromEntries(
  [
    'one ein einem einer eins einjahrige un une uno una een jeden rok um uma',
    'two zwei deux dos due twee dwa dois',
    'three drei trois tres tre drie trzy',
    'four vier quatre cuatro quattro vier cztery quatro',
    'five funf cinq cinco cinque vijf piec',
    'six sechs six seis sei zes szesc',
    'seven sieben sept siete sette zeven siedem sete',
    'eight acht huit ocho otto osiem oito',
    'nine neun neuf nueve nove negen dziewiec',
    'ten zehn dix diez dieci tien dziesiec dez',
  ].flatMap((words, at) =>
    fold(`${words} ${FURTHER_NUMBERS[at]}`)
      .split(' ')
      .filter((word) => /^\p{L}+$/u.test(word))
      .map((word) => [word, at + 1]),
  ),
);

/** Words for numbers that are other words where no word for years of their language follows. */
const BEFORE_OWN_YEARS: Record<string, number> = { to: 2, on: 10 };
const WORDS = `${Object.keys(NUMBER_WORDS).join('|')}|to(?= ars?(?!\\p{L}))|on(?= yil)`;
const NUMBER = String.raw`(\d{1,2}(?:[.,]5)?|${WORDS})`;
const YEARS = String.raw`(?:years?|yrs?|jahre?n?|jahrige\p{L}*|ans?|annees?|anos?|anni|anno|jaar|jaren|jarige|lat|lata|letni\p{L}*|roku?|ars?|let|roky|ani|yil\p{L}*|vuo\p{L}+|ev(?:es|et|nyi)?|${FURTHER_YEARS}|года?|лет|рок\p{L}+|χρονια|ετη)(?!\p{L})`;
/** "5+ years", "3-5 years", "drei bis fünf Jahre", "5 (five) years". */
const MENTION = new RegExp(
  String.raw`(?<![\p{L}\d.,$€£/])${NUMBER}\s?(\+|plus|or more|ou plus|o mas|o piu|of meer|oder mehr|lub wiecej|ou mais)?(?:\s?\(\w{1,6}\+?\))?\s?(?:(?:-|to|bis|a|tot|do|ou|or|e|y|en|et|und|and|i|oder|lub)\s?${NUMBER}\s?(\+)?)?(?:\s?\(\w{1,6}\))?\s?-?(?:\+|plus)?\s?${YEARS}`,
  'gu',
);
const AT_MOST =
  /(?:up to|max(?:imum)?\.?|less than|no more than|bis zu|maximal|hochstens|jusqu'a|hasta|maximo|fino a|massimo|tot|maximaal|do|maksymalnie|ate|no maximo)\s?$/u;
const ASKED = new RegExp(
  String.raw`(?:${FURTHER_EXPERIENCE}|experienta|опыт\p{L}*|досвід\p{L}*|стаж\p{L}*|εμπειρια\p{L}*|experience|erfahrung\p{L}*|exp\.?|d'exp\p{L}*|experiencia|esperienza|ervaring|werkervaring|doswiadczeni\p{L}+|experiencia|practice|praxis|track record|background|worked|working|work|professional|hands-on|relevant|industry|in (?:a|an|the)|post-?qualification|as an?)`,
  'u',
);
/** Ages, ages of the company, lengths of contracts and warranties. */
const NOT_ASKED =
  /(?:over the (?:last|past)|in the (?:last|past)|for (?:over|more than|nearly|the past)|since|founded|established|years? old|age of|aged|at least 1[68] years|history|anniversary|celebrat\p{L}+|vesting|cliff|seit (?:uber|mehr als)|gegrundet|depuis|desde hace|con mas de|con oltre|da oltre|da piu di|od ponad|ponad|ha mais de|al meer dan|al ruim|sinds|contract (?:of|voor|van)|befristet|cdd|contrat de|ultimi|ultimos|derniers|letzten|afgelopen|ostatni\p{L}+)\s?(?:\S+\s){0,3}$/u;
const OLD =
  /^\s?(?:old|of age|ago|of history|contract|warranty|anniversary|in business|serving|alt\b|bestehen|d'existence|de historia|di storia|bestaan|na rynku|no mercado|en el mercado|sul mercato|later|in a row)/u;
/** Years of another level than the advertised one. */
const OF_LEVEL = /^[^.;\n]{0,24}\bfor (?:the |a )?(?:senior|lead|principal|staff|higher)\b/u;

/**
 * Returns the clause around a position: softening words do not apply to the next clause ("3 years required; 5
 * preferred").
 */
function clauseAt(folded: string, from: number, to: number): string {
  const before =
    folded
      .slice(Math.max(0, from - 60), from)
      .split(/[.;:]\s|\n|\s[-–]\s/u)
      .at(-1) ?? '';
  const after = folded.slice(from, to + 60).split(/[.;]\s|\n/u, 1)[0] ?? '';
  return before + after;
}

/** Text that makes the next years a part of those before, or another length of time. */
const PART_OF =
  /,? (?:including|of which|with|incl\.|davon|inklusive|dont|de los que|de los cuales|al menos|di cui|de cui|w tym|waarvan|sendo|dos quais|und|et|e|y|and|en|i|oraz) (?=\S{1,14} (?:years?|yrs?|jahre?|ans|anos|anni|jaar|lata?|lat))|\d/u;

/** "8 anni, di cui 3 nella gestione di un team": the years are not said again. */
const OF_THEM = new RegExp(
  String.raw`(?:including|of which|at least|davon|mindestens|dont|al menos|di cui|almeno|w tym|waarvan|dos quais|sendo)(?: (?:at least|almeno|mindestens|au moins))? ${NUMBER} (?!\s?(?:\+|-|${YEARS}))`,
  'u',
);

const ASKING: ReadonlySet<PostingSectionKind> = new Set([
  'requirements',
  'head',
  'role',
  'facts',
  'other',
  'duties',
]);
const MOST_YEARS = 30;

type Mention = Readonly<{ minimum?: number; maximum?: number; isManagement: boolean }>;

function numberOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  return NUMBER_WORDS[text] ?? BEFORE_OWN_YEARS[text] ?? Math.floor(Number(text.replace(',', '.')));
}

/**
 * Returns how many of the years before `after` are required in management, where it states them without the word
 * "years".
 */
function ofThem(after: string): Mention[] {
  const match = OF_THEM.exec(after);
  const minimum = numberOf(match?.[1]);
  const rest = after.slice((match?.index ?? 0) + (match?.[0].length ?? 0));
  return minimum !== undefined && isOfManagement('', rest) ? [{ minimum, isManagement: true }] : [];
}

function readMentions(text: string, isSure: boolean): readonly Mention[] {
  const folded = fold(text.slice(0, 3000));
  const found: Mention[] = monthsAsYears(folded).map((minimum) => ({ minimum, isManagement: false }));
  for (const match of folded.matchAll(MENTION)) {
    const before = folded.slice(Math.max(0, match.index - 60), match.index);
    const after =
      folded
        .slice(match.index + match[0].length, match.index + match[0].length + 90)
        .split(/[.;]\s|\n/u, 1)[0] ?? '';
    const own = after.split(PART_OF, 1)[0] ?? '';
    if (NOT_ASKED.test(before) || OLD.test(after) || OF_LEVEL.test(after)) continue;
    if (OPTIONAL.test(clauseAt(folded, match.index, match.index + match[0].length))) continue;
    if (!isSure && !ASKED.test(after.slice(0, 50)) && !ASKED.test(before.slice(-40))) continue;
    const [first, second] = [numberOf(match[1]), numberOf(match[3])];
    if (first === undefined || first > MOST_YEARS || (second ?? 0) > MOST_YEARS) continue;
    const isManagement = isOfManagement(before, own);
    found.push(...ofThem(after));
    if (AT_MOST.test(before) && second === undefined) found.push({ maximum: first, isManagement });
    else
      found.push({
        minimum: first,
        ...(second !== undefined && second >= first && !match[4] ? { maximum: second } : {}),
        isManagement,
      });
  }
  return found;
}

const sureMentions = remembered((text) => readMentions(text, true), PARAGRAPHS);
const otherMentions = remembered((text) => readMentions(text, false), PARAGRAPHS);

/** Returns the years that a text mentions. `isSure`: the text states requirements. */
function mentionsIn(text: string, isSure: boolean): readonly Mention[] {
  return isSure ? sureMentions(text) : otherMentions(text);
}

/**
 * Returns the mention with the greatest minimum: it is the length of the whole career, and the others are parts of it.
 */
function widest(mentions: readonly Mention[]): Mention | undefined {
  return mentions.reduce<Mention | undefined>(
    (best, next) => ((next.minimum ?? 0) > (best?.minimum ?? -1) ? next : best),
    undefined,
  );
}

/** Returns the least years that a text names which is known to be about experience: a field of a source. */
export function statedYears(text: string): number | undefined {
  return widest(sureMentions(text))?.minimum;
}

/** Reads the years of the requirements; optional ones do not count. */
export function readYears(sections: readonly PostingSection[], labels: Labels): Years {
  const labelled = labels.of('years').flatMap(({ value }) => mentionsIn(value, true));
  const asked = sections.filter(({ kind }) => ASKING.has(kind));
  const mentions = [
    ...labelled,
    ...asked.flatMap(({ kind, paragraphs }) =>
      paragraphs.flatMap(({ text }) => mentionsIn(text, kind === 'requirements')),
    ),
  ];
  const all = widest(mentions);
  const managed = widest(mentions.filter(({ isManagement }) => isManagement));
  return {
    ...(all?.minimum !== undefined ? { minimumYears: { value: all.minimum } } : {}),
    ...(all?.maximum !== undefined ? { maximumYears: { value: all.maximum } } : {}),
    ...(managed?.minimum !== undefined ? { minimumYearsManagement: { value: managed.minimum } } : {}),
    ...(managed?.maximum !== undefined ? { maximumYearsManagement: { value: managed.maximum } } : {}),
  };
}
