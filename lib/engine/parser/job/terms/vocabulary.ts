import type { CONTRACT_TYPES } from '@/lib/contracts';
import { fold } from '../../../kernel';
import { type ContractKind, type Lexicon, type Patterns, patternsOf, phrasesOf } from '../../../lexicon';

/** Words for contracts, employment and workplaces, matched in folded text. */

/** parsing.md: ContractType. */
export type ContractType = (typeof CONTRACT_TYPES)[number];

const words = (source: string) => new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${source})(?![\p{L}\p{N}])`, 'u');

const of = (list: (lexicon: Lexicon) => Patterns | undefined) => patternsOf(phrasesOf(list).map(fold));

type ContractWords = {
  type: ContractType;
  /** Say it after a label, in a title, among the facts of the job. */
  marks: RegExp;
  /** Say it in any sentence. */
  phrases: RegExp;
};

/** In the order in which they are asked: the narrower, the earlier. */
const TYPES: readonly ContractKind[] = [
  'possibly_permanent',
  'apprenticeship',
  'internship',
  'voluntary',
  'freelance',
  'franchise',
  'side',
  'interim',
  'assisted',
  'temporary',
  'permanent',
];

/** Words that say it only next to others: "stage" is a scene, and a contract is of any kind. */
const MARKS_BESIDE: Partial<Record<ContractKind, string>> = {
  internship: String.raw`(?<!-)stage(?= (?:de|\d|en|conventionne|of|van|curricol|extracurricol|retribuit|pfe))`,
  temporary: String.raw`(?<=^|\()contract(?=$|\)|,| \/)`,
};
const PHRASES_BESIDE: Partial<Record<ContractKind, string>> = {
  permanent: String.raw`cdi(?= (?:temps|a|des|-|\(|et|ou|dans|avec)|,|\.|;|$)`,
};

const withBeside = (source: string, beside: string | undefined) =>
  words(beside === undefined ? source : `${source}|${beside}`);

export const CONTRACTS: readonly ContractWords[] = TYPES.map((type) => ({
  type,
  marks: withBeside(
    of(({ contractMarks }) => contractMarks?.[type]),
    MARKS_BESIDE[type],
  ),
  phrases: withBeside(
    of(({ contractPhrases }) => contractPhrases?.[type]),
    PHRASES_BESIDE[type],
  ),
}));

export const FULL_TIME = words(of(({ workingTime }) => workingTime?.full));
export const PART_TIME = words(of(({ workingTime }) => workingTime?.part));
/**
 * A share of a full week, as Swiss and Dutch postings state it: "80 - 100 %"; a single one only next to a word for it.
 */
export const WORKLOAD =
  /(?<![\d.,])(\d{2,3})\s?%?\s?(?:-|bis|to|a|\/)\s?(\d{2,3})\s?%|(?:pensum|workload|stellenumfang|beschaftigungsgrad|arbeitspensum|taux d'(?:activite|occupation)|grado di occupazione|fte|umfang)[^.\n\d]{0,12}(\d{2,3})\s?%/u;
/** Words for people with benefits, not for the job. */
export const NOT_THE_JOB =
  /\b(?:full[- ]time|part[- ]time) (?:employees?|team members?|staff|students?|offers?|equivalents?|associates|colleagues|regular employees)\b|\b(?:all|for|our|other) full[- ]time\b/u;

export const REMOTE_MARK = words(of(({ workplaces }) => workplaces?.remote));
export const ON_SITE_MARK = words(of(({ workplaces }) => workplaces?.onSite));
export const REMOTE_PHRASE = words(of(({ workplaces }) => workplaces?.remotePhrases));
export const NOT_REMOTE = words(
  String.raw`(?:not|no|isn't|non|kein\p{L}*|nicht|pas (?:de|en|possible en)?|sin|geen|niet|nie|brak|nao) (?:\S+ ){0,3}(?:remote\p{L}*|home[- ]?office|homeoffice|teletravail|teletrabajo|teletrabalho|thuiswerk\p{L}*|zdaln\p{L}+|smart ?working|hybrid\p{L}*|telecommut\p{L}*)|remote (?:work )?(?:is )?(?:not|un)(?:\s?available| possible| an option)?|(?:fully|100 ?%|strictly|entirely|exclusively) (?:on-?site|in[- ]office|in[- ]person)|5 days (?:a|per) week (?:in|at) (?:the |our )?(?:\S+ )?office`,
);
