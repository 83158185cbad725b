import type { ParsedJob } from '@/lib/contracts';
import { fold, PARAGRAPHS, remembered, squeeze } from '../../../kernel';
import { degreeLevelOf, degreeRank, findDegrees } from '../../../taxonomy';
import type { Labels } from '../labels';
import type { PostingSection, PostingSectionKind } from '../sections';
import { sentencesOf } from '../sentences';
import { wordingOf } from '../wording';
import { GENERAL, isDegreeName, isOfPerson, isOfStudy } from './degree-names';
import { EAST_ASIAN_DEGREES, FURTHER_DEGREES } from './further-words';
import { OPTIONAL } from './optional';
import { schoolsIn, speaksOfSchools } from './schools';
import { endOfStudy } from './study';

/** Degrees of a posting, the required one, and schools (parsing.md: RequiredDegree, Degrees). */

export type Degree = NonNullable<NonNullable<ParsedJob['degrees']>[number]>;

export type DegreeNeeds = { degrees: Degree[]; required?: string; schools: string[] };

/** `from` and `to` are where the degree and its subject are in the paragraph. */
type Found = Readonly<{ name: string; type: string; isRequired: boolean; from: number; to: number }>;

const WINDOW = 300;
const LONGEST = 4000;
const MOST = 12;
const ASKING: ReadonlySet<PostingSectionKind> = new Set([
  'requirements',
  'preferred',
  'head',
  'role',
  'facts',
  'other',
]);

/** The words after a degree that name its subject. */
const SUBJECT =
  /^(?:['’]s)?(?: degree| diploma| studies)?(?: \([^)]{2,30}\))?,? (?:in|of|en|in der|im|der|im bereich|in het|della|em|w|na kierunku|degree in) (?:an? |the )?[^.;,()\n]{3,60}/iu;
/** What joins a degree to its subject, where it is found as a part of the degree: "degree in". */
const JOINT = /\s(?:in|of|der|des|im|en|em|mit)$/iu;

function nameOf(text: string, from: number, found: number): string {
  const to = from + text.slice(from, found).replace(JOINT, '').length;
  const subject =
    SUBJECT.exec(text.slice(to, to + 110))?.[0] ??
    /^['’]s(?: degree)?/iu.exec(text.slice(to, to + 10))?.[0] ??
    '';
  return squeeze(text.slice(from, to) + subject).replace(
    /\s+(?:(?:or|and|oder|und|ou|et|o|y|e|en|lub|i)\s|of\s+(?:een )?(?:vergelijkba|gelijkwaardig|soortgelijk)).*$/iu,
    '',
  );
}

/** Certificates are read elsewhere; in a posting "professional" is a word of praise. */
const NO_DEGREE: ReadonlySet<string> = new Set(['certification', 'professional']);
/**
 * Words that name a profession, a person, a school or a word of grammar as often as a degree: in a posting they are
 * degrees only if the next word confirms it.
 */
const NO_DEGREE_ALONE =
  /^(?:(?:software|systems|computer|industrial|technical) )?engineer$|^(?:graduation|student\p{L}*|tecnic[oa]|grado|apprentissage|gymnasi\p{L}+|but|ingenieur\p{L}*|ingenier[oa]|maestr[oa]|intermediate|(?:senior )?secondary|primary|elementary)$/u;
const SAYS_DEGREE =
  /^(?:['’]s)?,? ?(?:degree|diploma|studies|school|education|exam|certificate|titel|abschluss|title|superior|medio|universitari\p{L}+|en (?:\p{L}+)|\((?:bac|dipl))/u;
/** "Comparable training": the same again. */
const COMPARABLE =
  /(?:vergleichbare[rns]?|ahnliche[rns]?|gleichwertige[rns]?|equivalent|comparable|similar|equivalente|vergelijkbare?)\s?$/u;

/** Pay by education, and what applicants need not tell. */
const ASKS_NOTHING =
  /\b(?:compensation|salar(?:y|ies)|base pay|pay (?:range|rate|transparency)|date of birth|regardless of|gehalt|vergutung|remuneration|retribucion|retribuzione|wynagrodzeni\p{L}*|remuneracao|salario)\b/u;

/** Shorter ones are degrees where the sentence speaks of studies: "FP", "ESO", "VWO". */
const SHORTEST_WORD = 4;
const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hangul}]/u;

function generalDegrees(text: string, patterns: readonly [type: string, pattern: RegExp][]) {
  const { folded, says } = wordingOf(text);
  return patterns.flatMap(([type, pattern]) => {
    const match = says(pattern) ? pattern.exec(folded) : null;
    if (!match) return [];
    const [from, to] = [match.index, match.index + match[0].length];
    const isMeant =
      match[0].length >= SHORTEST_WORD || EAST_ASIAN.test(match[0]) || isOfStudy(text, from, to);
    return isMeant && !/^[&\d+]/u.test(folded.slice(to)) ? [{ type, from, to }] : [];
  });
}

function degreesInSentence(text: string, patterns: readonly [type: string, pattern: RegExp][]): Found[] {
  const { folded, says } = wordingOf(text);
  if (says(ASKS_NOTHING)) return [];
  const isRequired = !says(OPTIONAL);
  const named = findDegrees(text).filter(
    ({ type, from, to }) =>
      isDegreeName(text, from, to) &&
      !NO_DEGREE.has(type) &&
      (!NO_DEGREE_ALONE.test(folded.slice(from, to).replace(/\W$/u, '')) ||
        SAYS_DEGREE.test(folded.slice(to, to + 24))) &&
      isOfStudy(text, from, to) &&
      !isOfPerson(text, from) &&
      !COMPARABLE.test(folded.slice(Math.max(0, from - 24), from)),
  );
  // "PhD degree in biology" names one degree.
  const general = generalDegrees(text, patterns).filter(
    ({ from, to }) => !named.some((other) => other.from < to && other.to + 1 >= from),
  );
  return [...named, ...general].map(({ type, from, to }) => ({
    name: nameOf(text, from, to),
    type,
    isRequired,
    from,
    to: endOfStudy(folded, to),
  }));
}

const reader = (patterns: readonly [type: string, pattern: RegExp][]) =>
  remembered(
    (text: string): readonly Found[] =>
      sentencesOf(text.slice(0, LONGEST)).flatMap((sentence) =>
        degreesInSentence(sentence.text.slice(0, WINDOW), patterns).map(({ from, to, ...found }) => ({
          ...found,
          from: sentence.at + from,
          to: sentence.at + to,
        })),
      ),
    PARAGRAPHS,
  );

const degreesInText = reader([...GENERAL, ...EAST_ASIAN_DEGREES]);
const degreesInFurther = reader([...GENERAL, ...FURTHER_DEGREES, ...EAST_ASIAN_DEGREES]);

/** Languages whose names of degrees are in `degree-names.ts`; the further words mean other things in them. */
const WITH_NAMES: ReadonlySet<string> = new Set(['en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'pt']);

const readerOf = (language: string | undefined) =>
  language && WITH_NAMES.has(language) ? degreesInText : degreesInFurther;

/** Returns the positions of degrees and their subjects in a paragraph of a posting in a language. */
export function degreeSpansIn(
  text: string,
  language: string | undefined,
): readonly { from: number; to: number }[] {
  return readerOf(language)(text);
}

function toDegree({ name, type }: Found, country: string | undefined, schools: readonly string[]): Degree {
  const level = degreeLevelOf(name, { country, type });
  return {
    name,
    type,
    ...(level?.local ? { localEducationLevel: level.local.code } : {}),
    ...(level ? { internationalEducationLevel: level.international.code } : {}),
    schoolNames: [...schools],
  };
}

/** What is known of a posting whose degrees are read. */
export type Posting = {
  title: string | undefined;
  language: string | undefined;
  /** ISO 3166-1 alpha-2, of the framework for local levels. */
  country: string | undefined;
};

type Text = { text: string; kind: PostingSectionKind };

/** Returns the texts that may ask for degrees. The title is none: "Logistics Associate" names a trade. */
function askingTexts(sections: readonly PostingSection[], labels: Labels, title: string | undefined): Text[] {
  return [
    ...labels.of('degree').map(({ value }) => ({ text: value, kind: 'requirements' as const })),
    ...sections
      .filter(({ kind }) => ASKING.has(kind))
      .flatMap(({ kind, paragraphs }) => paragraphs.map(({ text }) => ({ text, kind })))
      .filter(({ text, kind }) => kind !== 'head' || text !== title),
  ];
}

/** Parts in which a posting with requirements requires something. */
const REQUIRING: ReadonlySet<PostingSectionKind> = new Set(['requirements', 'facts']);

/** Returns the degrees of the texts; those that a posting with requirements names elsewhere are not required. */
function foundIn(texts: readonly Text[], read: (text: string) => readonly Found[]): Found[] {
  const hasRequirements = texts.some(({ kind }) => kind === 'requirements');
  return texts.flatMap(({ text, kind }) => {
    const requires = hasRequirements ? REQUIRING.has(kind) : kind !== 'preferred';
    return read(text).map((found) => (requires ? found : { ...found, isRequired: false }));
  });
}

/** Returns the degrees of a posting, the lowest that it requires, and its schools. */
export function readDegrees(
  sections: readonly PostingSection[],
  labels: Labels,
  { title, language, country }: Posting,
): DegreeNeeds {
  const read = readerOf(language);
  const texts = askingTexts(sections, labels, title);
  const schools = [
    ...new Set([
      ...labels.of('school').flatMap(({ value }) => schoolsIn(value)),
      ...texts
        .filter(({ text }) => read(text).length > 0 || speaksOfSchools(text))
        .flatMap(({ text }) => schoolsIn(text)),
    ]),
  ];
  const distinct = new Map<string, Found>();
  for (const item of foundIn(texts, read)) {
    const known = distinct.get(fold(item.name));
    if (!known || (item.isRequired && !known.isRequired)) distinct.set(fold(item.name), item);
  }
  const list = [...distinct.values()].slice(0, MOST);
  // "Bachelor's or Master's degree": who has the lower one may apply.
  const required = list
    .filter(({ isRequired }) => isRequired)
    .reduce<Found | undefined>(
      (low, next) => (!low || degreeRank(next.type) < degreeRank(low.type) ? next : low),
      undefined,
    );
  return {
    degrees: list.map((item) => toDegree(item, country, schools)),
    ...(required ? { required: required.name } : {}),
    schools,
  };
}
