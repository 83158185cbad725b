import type { ParsedJob } from '@/lib/contracts';
import { fold, PARAGRAPHS, remembered, squeeze } from '../../../kernel';
import { degreeLevelOf, degreeRank, findDegrees } from '../../../taxonomy';
import type { Labels } from '../labels';
import type { PostingSection, PostingSectionKind } from '../sections';
import { sentencesOf } from '../sentences';
import { wordingOf } from '../wording';
import { GENERAL, isDegreeName } from './degree-names';
import { FURTHER_DEGREES, FURTHER_OPTIONAL } from './further-words';
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

/** Words for an optional degree. */
const PREFERRED =
  /\b(?:preferred|preferably|a plus|is a plus|nice to have|desirable|desired|bonus|advantage\p{L}*|ideally|von vorteil|wunschenswert|idealerweise|bevorzugt|serait un plus|apprecie\p{L}*|souhaite\p{L}*|idealement|est un plus|valorable|se valora\p{L}*|deseable|preferible\p{L}*|preferenziale|gradit\p{L}+|preferibilmente|costituisce|een pre|is een pre|bij voorkeur|gewenst|mile widzian\p{L}+|atut\p{L}*|preferencial\p{L}*|valoriza\p{L}*|desejavel)\b/u;
/** The words after a degree that name its subject. */
const SUBJECT =
  /^(?:['’]s)?(?: degree| diploma| studies)?(?: \([^)]{2,30}\))?,? (?:in|of|en|in der|im|der|im bereich|in het|della|em|w|na kierunku|degree in) (?:an? |the )?[^.;,()\n]{3,60}/iu;
function nameOf(text: string, from: number, to: number): string {
  const subject =
    SUBJECT.exec(text.slice(to, to + 110))?.[0] ??
    /^['’]s(?: degree)?/iu.exec(text.slice(to, to + 10))?.[0] ??
    '';
  return squeeze(text.slice(from, to) + subject).replace(
    /\s+(?:or|and|oder|und|ou|et|o|y|e|of|en|lub|i)\s+(?:a |an )?(?:related|equivalent|similar|comparable|relevant|vergleichbar\p{L}*|equivalente?s?|afin\p{L}*|vergelijkbaar|pokrewn\p{L}*)?.*$/iu,
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
  /^(?:(?:software|systems|computer|industrial|technical) )?engineer$|^(?:student\p{L}*|tecnic[oa]|grado|apprentissage|gymnasi\p{L}+|but|ingenieur\p{L}*|ingenier[oa]|maestr[oa]|intermediate|(?:senior )?secondary|primary|elementary)$/u;
const SAYS_DEGREE =
  /^(?:['’]s)?,? ?(?:degree|diploma|studies|school|education|exam|certificate|titel|abschluss|title|superior|medio|universitari\p{L}+|en (?:\p{L}+)|\((?:bac|dipl))/u;
/** "Comparable training": the same again. */
const COMPARABLE =
  /(?:vergleichbare[rns]?|ahnliche[rns]?|gleichwertige[rns]?|equivalent|comparable|similar|equivalente|vergelijkbare?)\s?$/u;

const NAMED_IN_GENERAL = [...GENERAL, ...FURTHER_DEGREES];

function degreesInSentence(text: string): Found[] {
  const { folded, says } = wordingOf(text);
  const isRequired = !says(PREFERRED) && !says(FURTHER_OPTIONAL);
  const named = findDegrees(text).filter(
    ({ type, from, to }) =>
      isDegreeName(text, from, to) &&
      !NO_DEGREE.has(type) &&
      (!NO_DEGREE_ALONE.test(folded.slice(from, to)) || SAYS_DEGREE.test(folded.slice(to, to + 24))) &&
      !COMPARABLE.test(folded.slice(Math.max(0, from - 24), from)),
  );
  const general = NAMED_IN_GENERAL.flatMap(([type, pattern]) => {
    const match = says(pattern) ? pattern.exec(folded) : null;
    const to = match ? match.index + match[0].length : 0;
    const isNamed = match && named.some((other) => other.from < to && other.to > match.index);
    return match && !isNamed ? [{ type, from: match.index, to }] : [];
  });
  return [...named, ...general].map(({ type, from, to }) => ({
    name: nameOf(text, from, to),
    type,
    isRequired,
    from,
    to: endOfStudy(folded, to),
  }));
}

const degreesInText = remembered(
  (text: string): readonly Found[] =>
    sentencesOf(text.slice(0, LONGEST)).flatMap((sentence) =>
      degreesInSentence(sentence.text.slice(0, WINDOW)).map(({ from, to, ...found }) => ({
        ...found,
        from: sentence.at + from,
        to: sentence.at + to,
      })),
    ),
  PARAGRAPHS,
);

/** Returns the positions of degrees and their subjects in a paragraph. */
export function degreeSpansIn(text: string): readonly { from: number; to: number }[] {
  return degreesInText(text);
}

function degreesIn(text: string, kind: PostingSectionKind): readonly Found[] {
  const found = degreesInText(text);
  return kind === 'preferred' ? found.map((degree) => ({ ...degree, isRequired: false })) : found;
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

/** Returns the degrees of a posting. `country` (ISO 3166-1 alpha-2) is that of the framework for local levels. */
export function readDegrees(
  sections: readonly PostingSection[],
  labels: Labels,
  country: string | undefined,
): DegreeNeeds {
  const texts = [
    ...labels.of('degree').map(({ value }) => ({ text: value, kind: 'requirements' as const })),
    ...sections
      .filter(({ kind }) => ASKING.has(kind))
      .flatMap(({ kind, paragraphs }) => paragraphs.map(({ text }) => ({ text, kind }))),
  ];
  const found = texts.flatMap(({ text, kind }) => degreesIn(text, kind));
  const schools = [
    ...new Set([
      ...labels.of('school').flatMap(({ value }) => schoolsIn(value)),
      ...texts
        .filter(({ text }) => degreesInText(text).length > 0 || speaksOfSchools(text))
        .flatMap(({ text }) => schoolsIn(text)),
    ]),
  ];
  const distinct = new Map<string, Found>();
  for (const item of found) if (!distinct.has(fold(item.name))) distinct.set(fold(item.name), item);
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
