import type { ParsedJob } from '@/lib/contracts';
import { fold, squeeze } from '../../../kernel';
import { degreeLevelOf, degreeRank, findDegrees } from '../../../taxonomy';
import { schoolWeight } from '../../resume/education/schools';
import type { Labels } from '../labels';
import type { PostingSection, PostingSectionKind } from '../sections';
import { sentencesOf } from '../sentences';

/** Degrees that the posting names, the one that it requires, and schools (parsing.md: RequiredDegree, Degrees). */

export type Degree = NonNullable<NonNullable<ParsedJob['degrees']>[number]>;

export type DegreeNeeds = { degrees: Degree[]; required?: string; schools: string[] };

type Found = { name: string; type: string; isRequired: boolean };

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

/** What says that one may lack a degree. */
const PREFERRED =
  /\b(?:preferred|preferably|a plus|is a plus|nice to have|desirable|desired|bonus|advantage\p{L}*|ideally|von vorteil|wunschenswert|idealerweise|bevorzugt|serait un plus|apprecie\p{L}*|souhaite\p{L}*|idealement|est un plus|valorable|se valora\p{L}*|deseable|preferible\p{L}*|preferenziale|gradit\p{L}+|preferibilmente|costituisce|een pre|is een pre|bij voorkeur|gewenst|mile widzian\p{L}+|atut\p{L}*|preferencial\p{L}*|valoriza\p{L}*|desejavel)\b/u;
/** The words behind a degree that name its subject. */
const SUBJECT =
  /^(?:['’]s)?(?: degree| diploma| studies)?(?: \([^)]{2,30}\))?,? (?:in|of|en|in der|im|der|im bereich|in het|della|em|w|na kierunku|degree in) (?:an? |the )?[^.;,()\n]{3,60}/iu;
/** A degree in general: "degree in engineering", "abgeschlossenes Studium". */
const GENERAL: readonly [type: string, pattern: RegExp][] = [
  [
    'bachelors',
    /(?<!\p{L})(?:(?:university|college|undergraduate|four-year|4-year|relevant|technical|engineering|tertiary|advanced)(?: or \p{L}+)? (?:degree|education)|degree (?:in|or equivalent|level|educated|qualified)|(?:abgeschlossenes |erfolgreich abgeschlossenes |technisches |wirtschaftswissenschaftliches |einschlagiges )?(?:hochschul|fach?hochschul|universitats)?(?:studium|abschluss)(?: (?:der|im|in|mit))?|hochschulabschluss|titulacion universitaria|titulo universitario|grado universitario|grado en|licenciatura|estudios universitarios|ingenieria (?:en|informatica|industrial)|laurea(?: (?:in|triennale|magistrale|specialistica))?|diploma di laurea|hbo(?:[- ]?(?:diploma|opleiding|niveau|werk\p{L}*))?|wo(?:[- ](?:diploma|opleiding|niveau))|wyksztalceni\p{L}+ wyzsz\p{L}+|studia wyzsze|wyzsze (?:techniczne|kierunkowe|ekonomiczne)|formacao superior|curso superior|ensino superior|licenciatura em|bac ?\+ ?3|bac ?\+ ?4)(?!\p{L})/u,
  ],
  [
    'masters',
    /(?<!\p{L})(?:bac ?\+ ?5|ecole d'ingenieurs?|diplome d'ingenieur|laurea magistrale|laurea specialistica|advanced degree|graduate degree|wo[- ]master)(?!\p{L})/u,
  ],
  [
    'vocational',
    /(?<!\p{L})(?:(?:abgeschlossene |erfolgreich abgeschlossene |kaufmannische |technische |handwerkliche |einschlagige |medizinische )+(?:berufs)?ausbildung|berufsausbildung|ausbildung (?:zu[mr]|als|im)|mbo(?:[- ]?\d)?(?:[- ]?(?:diploma|opleiding|niveau|werk\p{L}*))?|bac pro|cap(?: \p{L}+)?(?= ou | en |,|\.|$)|ciclo formativo|fp(?: (?:grado|de) \p{L}+| ii| i)?|grado (?:medio|superior)|formacion profesional|cfgs|cfgm|qualifica professionale|perito|vocational (?:training|degree|qualification)|wyksztalceni\p{L}+ zawodow\p{L}+|curso profissional|ensino profissional|trade school)(?!\p{L})/u,
  ],
  [
    'someCollege',
    /(?<!\p{L})(?:bts|dut|but|deust|bac ?\+ ?2|tecnico superior|tecnico de grado superior|ctesp|its)(?!\p{L})/u,
  ],
  [
    'highSchoolOrEquivalent',
    /(?<!\p{L})(?:high school(?: diploma| degree| education)?|ged|secondary (?:education|school)|a-levels?|gcses?|abitur|mittlere reife|realschulabschluss|hauptschulabschluss|schulabschluss|baccalaureat|niveau bac|bachillerato|eso|graduado escolar|diploma (?:di|superiore)(?: \p{L}+){0,3}|diploma di (?:maturita|scuola)|licenza media|vmbo|havo|vwo|wyksztalceni\p{L}+ sredni\p{L}+|srednie(?: techniczne)?|matura|12.? ano|9.? ano|ensino (?:medio|secundario)|ensino medio completo)(?!\p{L})/u,
  ],
];

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
/** "Comparable training": the same again. */
const COMPARABLE =
  /(?:vergleichbare[rns]?|ahnliche[rns]?|gleichwertige[rns]?|equivalent|comparable|similar|equivalente|vergelijkbare?)\s?$/u;

function degreesInSentence(text: string, kind: PostingSectionKind): Found[] {
  const folded = fold(text);
  const isRequired = kind !== 'preferred' && !PREFERRED.test(folded);
  const named = findDegrees(text).filter(
    ({ type, from }) => !NO_DEGREE.has(type) && !COMPARABLE.test(folded.slice(Math.max(0, from - 24), from)),
  );
  const general = GENERAL.flatMap(([type, pattern]) => {
    const match = pattern.exec(folded);
    const to = match ? match.index + match[0].length : 0;
    const isNamed = match && named.some((other) => other.from < to && other.to > match.index);
    return match && !isNamed ? [{ type, from: match.index, to }] : [];
  });
  return [...named, ...general].map(({ type, from, to }) => ({
    name: nameOf(text, from, to),
    type,
    isRequired,
  }));
}

function degreesIn(text: string, kind: PostingSectionKind): Found[] {
  return sentencesOf(text.slice(0, LONGEST)).flatMap((sentence) =>
    degreesInSentence(sentence.text.slice(0, WINDOW), kind),
  );
}

/** Words of the sciences that are degrees only in a CV ("BA" is an airline, "MA" a state). */
const SHORT = /^(?:[A-Z]{2}|\p{L}{1,2}\.?)$/u;

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

/** Schools by name, in the sentences that speak of degrees. */
function schoolsIn(text: string): string[] {
  const names = text.matchAll(
    /(?:\p{Lu}[\p{L}'’-]+ )(?:(?:of|de|di|der|the|und|und der|für) |\p{Lu}[\p{L}'’-]+ ){0,5}?(?:\p{Lu}[\p{L}'’-]+)/gu,
  );
  return [...names]
    .map(([name]) => name)
    .filter(
      (name) =>
        schoolWeight(name) > 2 &&
        !/^(?:Bachelor|Master|High School|University Degree)/u.test(name) &&
        /\b(?:University|Universität|Université|Universidad|Università|Universiteit|Uniwersytet|Universidade|Hochschule|College of|Institute of|Politecnico|Politechnika|École)\b/u.test(
          name,
        ),
    );
}

/** The degrees of a posting. `country` (ISO 3166-1 alpha-2) is that of the framework for local levels. */
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
  const found = texts
    .flatMap(({ text, kind }) => degreesIn(text, kind))
    .filter(({ name }) => !SHORT.test(name));
  const schools = [
    ...new Set(
      texts
        .filter(({ text }) => degreesIn(text, 'requirements').length > 0)
        .flatMap(({ text }) => schoolsIn(text)),
    ),
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
