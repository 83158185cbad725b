import { fold } from '../../kernel';
import {
  CONTRACT_TYPES,
  type ContractTypeKey,
  codeOf,
  EXPERIENCE_LEVELS,
  type ExperienceLevelKey,
} from '../../market';
import { statedYears } from '../../parser';

/** Words for contracts in sources, `FULL_TIME` as well as `Teilzeit`; the narrower first. */
const CONTRACTS: [RegExp, ContractTypeKey][] = [
  [/\b(?:intern|internship|praktikum|stage|practicas|becario|tirocinio|stagista)\b/, 'internship'],
  [
    /\b(?:apprentice(?:ship)?|ausbildung|lehrstelle|lehre|alternance|apprentissage|apprendistato|trainee|graduate)\b/,
    'apprenticeship',
  ],
  [/\b(?:volunteer|voluntary|ehrenamt|benevolat|voluntariado|volontariato|vrijwillig\w*)\b/, 'voluntary'],
  [
    /\b(?:freelance|freelancer|self-?employed|freie mitarbeit|autonomo|zzp|independent contractor)\b/,
    'freelance',
  ],
  [/\b(?:interim)\b/, 'interim'],
  [/\b(?:mini-?job|nebenjob|bijbaan|side job)\b/, 'side'],
  [/\b(?:temp to perm|temporary to permanent|contract to hire)\b/, 'possibly_permanent'],
  [
    /\b(?:permanent|unbefristet\w*|festanstellung|indefinid[oa]|tempo indeterminato|emploi fixe|impiego fisso|vaste? (?:dienstverband|contract|baan)|contract of employment|employment contract|umowa o prace|duree indeterminee|czas nieokreslony)\b/,
    'permanent',
  ],
  [/\bb2b\b/, 'freelance'],
  [
    /\b(?:contract|contractor|temporary|temp|seasonal|fixed-?term|term|befristet\w*|aushilfe|temporar|temporal|duracion determinada|a termino|cdd|duree determinee|tempo determinato|tijdelijke?|czas okreslony)\b/,
    'temporary',
  ],
  [/\b(?:regular|cdi|vast)\b/, 'permanent'],
];

function wordsOf(employment: readonly string[]): string {
  const spaced = employment.map((word) => word.slice(0, 80).replace(/([a-z])([A-Z])/g, '$1 $2')).join(' ; ');
  return fold(spaced).replaceAll('_', ' ');
}

/** Returns the contract that a source names; undefined when it names none. */
export function contractOfWords(employment: readonly string[]): ContractTypeKey | undefined {
  const words = wordsOf(employment);
  return CONTRACTS.find(([pattern]) => pattern.test(words))?.[1];
}

export function contractCodeOf(key: string | undefined): number | undefined {
  const known = CONTRACT_TYPES.find((term) => term.key === key);
  return known?.code;
}

const LEVELS: [RegExp, ExperienceLevelKey][] = [
  [/\b(?:executive|c-level|vorstand|geschaftsfuhr\w*|vice president|vp)\b/, 'executive'],
  [/\b(?:director|manager|management|leitung|direction|leidinggevend\w*)\b/, 'manager'],
  [/\b(?:senior|sr|expert|principal|staff|lead)\b/, 'senior'],
  [
    /\b(?:entry|junior|jr|intern\w*|student|graduate|starter|berufseinsteig\w*|debutant|no experience|trainee)\b/,
    'entry',
  ],
  [/\b(?:mid|associate|experienced|berufserfahr\w*|confirme|medior|intermediate)\b/, 'experienced'],
];

/** Years that a level begins with (vocabulary: up to 2, 2 to 5, more than 5). */
function levelOfYears(years: number): ExperienceLevelKey {
  if (years < 2) return 'entry';
  return years <= 5 ? 'experienced' : 'senior';
}

/**
 * The level of experience: from the title and the source, else from the years that the source states, or its text. `managementScore`
 * is that of the title (levels of the taxonomy): 60 and above is top management.
 */
export function experienceLevelOf(known: {
  title: string;
  source: string | undefined;
  years: number | undefined;
  managementScore: number;
}): number | undefined {
  const said = fold(`${known.source ?? ''}`.slice(0, 80));
  const ofTitle =
    known.managementScore >= 60 ? 'executive' : known.managementScore >= 45 ? 'manager' : undefined;
  const months = /^(\d{1,3}) months$/.exec(said)?.[1];
  const stated = months === undefined ? statedYears(said) : Number(months) / 12;
  const named = LEVELS.slice(2).find(([pattern]) => pattern.test(fold(known.title)))?.[1];
  const ofYears = (years: number | undefined) => (years === undefined ? undefined : levelOfYears(years));
  const key =
    ofTitle ??
    LEVELS.find(([pattern]) => pattern.test(said))?.[1] ??
    (stated === undefined ? undefined : (named ?? ofYears(stated))) ??
    ofYears(known.years) ??
    named;
  return key && codeOf(EXPERIENCE_LEVELS, key);
}
