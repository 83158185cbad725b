import { fold } from '../../../kernel';

/** Names of degrees in postings, beyond and against the names that CVs have. Written for this project. */

/** A degree in general: "degree in engineering", "abgeschlossenes Studium". */
export const GENERAL: readonly [type: string, pattern: RegExp][] = [
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
    /(?<!\p{L})(?:bts|deust|bac ?\+ ?2|tecnico superior|tecnico de grado superior|ctesp)(?!\p{L})/u,
  ],
  [
    'highSchoolOrEquivalent',
    /(?<!\p{L})(?:high school(?: diploma| degree| education)?|ged|secondary (?:education|school)|a-levels?|gcses?|abitur|mittlere reife|realschulabschluss|hauptschulabschluss|schulabschluss|baccalaureat|niveau bac|bachillerato|eso|graduado escolar|diploma (?:di|superiore)(?: \p{L}+){0,3}|diploma di (?:maturita|scuola)|licenza media|vmbo|havo|vwo|wyksztalceni\p{L}+ sredni\p{L}+|srednie(?: techniczne)?|matura|12.? ano|9.? ano|ensino (?:medio|secundario)|ensino medio completo)(?!\p{L})/u,
  ],
];

/** Abbreviations that are degrees anywhere. */
const ABBREVIATION =
  /^(?:B\.?\s?Sc|M\.?\s?Sc|MBA|EMBA|Ph\.?\s?D|B\.?\s?Eng|M\.?\s?Eng|B\.?\s?Tech|M\.?\s?Tech|B\.?\s?Com|LL\.?[BM]|BTS|DUT|BUT|HND|HNC|DCG|DSCG|DBA|Dr|B\.?\s?Ed|MFA|BFA|BBA|MPH|MSN|BSN|ADN)\.?$/u;
/** Degrees of two letters, with words that confirm them: "BA/BS in ...", "MS degree". */
const TWO_LETTERS = /^(?:BA|BS|MA|MS|AA|AS|BE|ME|B\.\s?A|B\.\s?S|M\.\s?A|M\.\s?S|B\.\s?E|M\.\s?E|JD|MD)\.?$/u;
const BESIDE_DEGREE = /^\s?(?:\/|\+|degree|in |or |and )|^,? (?:or|and)\b/u;
/** Words for degrees in a CV that are words of work in a posting. */
const NO_NAMES: ReadonlySet<string> = new Set([
  'licence',
  'licenza',
  'license',
  'profesorado',
  'profesor',
  'maestro',
  'das',
  'cas',
  'maitrise',
]);

/** Names of degrees that are words of titles too: "Scrum Master", "Sales Associate", "Doctor". */
const ALSO_TITLES = /^(?:masters?|bachelors?|doctor|associates?|licenciado|diploma)$/u;
const DEGREE_BEHIND =
  /^(?:['’]s?)?(?:\s?(?:\/|,|\(|\))|\s(?:degree|diploma|of|in|or|and|level|studium|abschluss|oder|und|en|ou|et|o|y|e|w|em|van|lub|i|science|studies)\b|[-\s]?(?:studium|abschluss|opleiding|diploma|grad)|[.;]?$)/iu;
const TITLE_BEFORE =
  /\b(?:scrum|web|post|sales|account|store|retail|warehouse|research|medical|senior|grand)\s$/iu;

/** True for the full name of a degree, and for an abbreviation that can be nothing else here. */
export function isDegreeName(text: string, from: number, to: number): boolean {
  const name = text.slice(from, to);
  if (NO_NAMES.has(fold(name))) return false;
  if (ALSO_TITLES.test(fold(name)))
    return DEGREE_BEHIND.test(text.slice(to, to + 24)) && !TITLE_BEFORE.test(text.slice(0, from));
  if (name.replace(/[^\p{L}]/gu, '').length > 4) return true;
  if (ABBREVIATION.test(name)) return true;
  if (!TWO_LETTERS.test(name)) return /^\p{Lu}?\p{Ll}{2,3}$/u.test(name) && !/^(?:Das|das)$/u.test(name);
  return (
    BESIDE_DEGREE.test(text.slice(to, to + 12)) || /(?:\/|degree[^.]{0,20})\s?$/iu.test(text.slice(0, from))
  );
}

/**
 * Words that only speech of studies has. Other names of degrees are words of work, too: "graduation", "promotion",
 * "maturity", "associate".
 */
const OF_STUDY =
  /degree|diplom|bachelor|master['’]|masters? (?:of|in)\b|\bmba\b|\bph\.? ?d\b|doctora|doctor of|\bged\b|school|universit|college|academic|education(?!al institution)|\bstud(?:y|ies|ium|ia)\b|graduate (?:of|in|from)|undergraduate|abitur|matura\b|ausbildung|\blehre\b|abschluss|hochschul|gesell|\bmeister|formation|\betudes|licence|licenci|ingenieur|\bbac\b|\bcap\b|\bbep\b|titul|\bgrado\b|\bgrau\b|estudi|formaci|formac|ciclo|laurea|studi\b|istruzione|qualifica|perito|\bfp (?:en|de|ii?)\b|opleiding|\b[mhv]bo\b|wyksztalc|studia|magist|inzynier|ensino|curso|vzdel|vegzettseg|uddannelse|utdanning|utbildning|examen|tutkinto|mezun|lisans|πτυχι|образован|освіт|диплом|بكالوريوس|شهادة|학|[学學]|[本専专]科|大卒/u;

/** Returns whether a name of a degree can be nothing else, or its sentence speaks of studies besides. */
export function isOfStudy(text: string, from: number, to: number): boolean {
  const name = text.slice(from, to);
  const around = `${text.slice(0, from)} | ${text.slice(to)}`;
  return [name, around].some((part) => OF_STUDY.test(fold(part))) || isAbbreviation(name);
}

const isAbbreviation = (name: string) => ABBREVIATION.test(name) || TWO_LETTERS.test(name);

/** A degree behind the name of a person: "founded by Ann Blake, PhD". */
const PERSON = /(?:^|[^\p{L}])\p{Lu}[\p{L}’'-]+ (?:\p{Lu}\.? )?\p{Lu}[\p{L}’'-]+,\s$/u;

/** True for the degree of a person whom a posting names. */
export const isOfPerson = (text: string, from: number) =>
  PERSON.test(text.slice(Math.max(0, from - 60), from)) && !OF_STUDY.test(fold(text.slice(0, from)));
