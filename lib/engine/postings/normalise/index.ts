import { DEFAULT_READ_LIMITS, documentOfText } from '../../documents';
import { remembered } from '../../kernel';
import { codeOf, INDUSTRIES, type MarketFacts, type MarketPosting } from '../../market';
import { languageOfPosting, readPostingFacts, UNDETERMINED } from '../../parser';
import {
  type FoundSkill,
  findSkillsOfTexts,
  type Gazetteer,
  managementScoreOf,
  type ProfessionTaxonomy,
  professionOfTitle,
  type ResolvedText,
  type SkillTaxonomy,
} from '../../taxonomy';
import { organizationKey } from '../duplicates';
import { isRemoteBy, type RawPlace, type RawPosting } from '../sources';
import { educationLevelOf } from './education';
import { contractCodeOf, contractOfWords, experienceLevelOf } from './employment';
import { idOfName } from './identity';
import { industryOf, industryOfOrganization } from './industries';
import { isIntermediary } from './intermediary';
import { payOf } from './pay';
import { placeOf, type SourceEvidence, townNameOf } from './places';
import { plainNameOf, plainTextOf } from './plain-text';
import { countryOfWebsite } from './site-country';

/**
 * Turns a raw posting into clean text, language, profession, place, yearly pay, contract, hours, levels, skills.
 * Figures from its source take precedence over its text. `duplicates` decides which job it advertises.
 */

export { idOfName } from './identity';
export { isTown } from './places';
export { countryOfWebsite } from './site-country';
export { evidenceOfRows } from './source-language';
export { termOf } from './terms';

/** The tables that normalising needs. */
export type NormaliserTables = {
  skills: SkillTaxonomy;
  professions: ProfessionTaxonomy;
  gazetteer: Gazetteer;
};

/** Origin of a posting, for those whose source does not state it. */
export type PostingOrigin = {
  /** Host of the source, or the name of the file. */
  website: string;
  /** Day of the import, where it lists open jobs: a posting without a date is first seen then. */
  seenOn?: string;
  /** Language of most of its titles, ISO 639-1, for those whose own is not known. */
  language?: string;
} & SourceEvidence;

/** A posting as the market keeps it, before it is known which job it advertises. */
export type NormalisedPosting = Omit<MarketPosting, 'jobId' | 'importId'> & {
  /** The day is not that of publication but that on which the posting was first seen. */
  isDateSeen?: boolean;
};

/** Returns the day of a posting; one that cannot be read is not made up. */
function dateFacts({ date, hasUnreadDate, seenOn }: RawPosting, origin: PostingOrigin) {
  const seen = hasUnreadDate ? undefined : (seenOn ?? origin.seenOn);
  return date === undefined && seen !== undefined ? { date: seen, isDateSeen: true } : { date };
}

function websiteOf(url: string | undefined, origin: PostingOrigin): string {
  const host = url === undefined ? origin.website : new URL(url).hostname;
  return host.replace(/^www\./, '').toLowerCase();
}

/** Copies and reposts have the same text. */
const TEXTS = { texts: 500, longest: 20_000 };

/** Creates look-ups that many postings share: titles, places and texts recur. Keys are lines. */
function createLookups({ professions, gazetteer, skills }: NormaliserTables) {
  const placeOfKey = remembered((key: string) => {
    const [place, source] = JSON.parse(key) as [RawPlace, SourceEvidence];
    return placeOf(place, source, gazetteer);
  });
  const professionOfKey = remembered((key: string) => {
    const [language = '', title = ''] = key.split('\n');
    return professionFacts(title, language, professions);
  });
  const profession = (title: string, language: string) => professionOfKey(`${language}\n${title}`);
  const groupOf = (title: string, language: string) => profession(title, language).professionGroup;
  const factsOfKey = remembered((key: string) => {
    const [country = '', language = '', likely = '', title = ''] = key.split('\n', 4);
    const text = key.slice(country.length + language.length + likely.length + title.length + 4);
    return readText(
      text,
      title,
      { given: language, likely },
      { country: country === '' ? undefined : country, skills },
      groupOf,
    );
  }, TEXTS);
  const skillsOfKey = remembered((key: string) => {
    const [language = '', ...items] = key.split('\n');
    return findSkillsOfTexts(skills, items, language, true).flat();
  });
  return {
    skills: (items: readonly string[], language: string) =>
      skillsOfKey([language, ...items.map((item) => item.replaceAll('\n', ' '))].join('\n')),
    profession,
    text: (
      text: string,
      title: string,
      { given = '', likely }: { given?: string; likely: string },
      country = '',
    ) => factsOfKey(`${country}\n${given.replaceAll('\n', ' ')}\n${likely}\n${title}\n${text}`),
    /** Returns the first known place of several; a posting for many is in the first one named. */
    firstPlace({ places }: RawPosting, { country, majority }: SourceEvidence): ResolvedText | undefined {
      for (const place of places.slice(0, 5)) {
        const found = placeOfKey(JSON.stringify([place, { country, majority }]));
        if (found) return found;
      }
      return undefined;
    },
  };
}

/**
 * Returns the region of the market that a region is in. They are of one level, so that they can be listed and compared:
 * states, not their counties (`US.CA` for `US.CA.075`).
 */
export function marketRegionOf(region: string): string {
  return region.split('.').slice(0, 2).join('.');
}

function placeFacts(
  raw: RawPosting,
  place: ResolvedText | undefined,
  gazetteer: Gazetteer,
): Partial<MarketFacts> {
  const [given] = raw.places;
  const exact = given?.latitude !== undefined && given.longitude !== undefined ? given : undefined;
  const town = place?.town;
  const { latitude, longitude } = exact ?? town ?? {};
  return {
    location: town && Number(town.id),
    region: place?.region && marketRegionOf(place.region.id),
    // A town that the gazetteer does not know keeps its name; its country is never put in its place.
    locationName: town?.name ?? place?.townText ?? (given && townNameOf(given, place, gazetteer)),
    country: place?.country,
    latitude,
    longitude,
  };
}

type ProfessionFacts = Pick<MarketFacts, 'profession' | 'professionGroup' | 'professionClass'>;

function professionFacts(title: string, language: string, professions: ProfessionTaxonomy): ProfessionFacts {
  const best = professionOfTitle(professions, title, { language });
  if (!best) return {};
  const { profession } = best;
  return {
    profession: profession.id,
    professionGroup: profession.group.id,
    professionClass: profession.class.id,
  };
}

function clampHours(hours: number | null | undefined): number | undefined {
  return hours && hours >= 1 && hours <= 168 ? Math.round(hours) : undefined;
}

/**
 * Returns the facts that only the text of a posting has. `given` is the language that its source states, or empty, `likely` that in which
 * it is read where it does not tell its own.
 */
function readText(
  text: string,
  title: string,
  { given, likely }: { given: string; likely: string },
  known: { country: string | undefined; skills: SkillTaxonomy },
  groupOf: (title: string, language: string) => number | undefined,
) {
  const detected = given === '' ? languageOfPosting(`${title}\n${text}`, likely) : given;
  const language = detected === UNDETERMINED ? undefined : detected;
  const document = documentOfText(`${title}\n\n${text}`, DEFAULT_READ_LIMITS);
  const spoken = language ?? likely;
  const facts = readPostingFacts(document, {
    title,
    language: spoken,
    professionGroup: groupOf(title, spoken),
    ...known,
  });
  return { language, facts };
}

type TextFacts = ReturnType<typeof readText>['facts'];

/** Hybrid work is no work from anywhere, which the reader of postings counts with it. */
const HYBRID = /h[iy]br[iy]d|гибрид|гібрид|하이브리드|ハイブリッド|混合办公/iu;

/** Returns the pay of a text, without amounts of what is offered beside pay that the source leaves open. */
function payInText({ benefitsWithoutPay }: RawPosting, { pay }: TextFacts) {
  const written = pay?.salary?.rawMaximum ?? pay?.salary?.rawMinimum;
  return written && benefitsWithoutPay?.includes(written) ? undefined : pay;
}

function termFacts(
  raw: RawPosting,
  title: string,
  { payCountry, language }: { payCountry?: string; language?: string },
  facts: TextFacts,
) {
  const { hoursPerWeek } = raw;
  const to = clampHours(hoursPerWeek?.to ?? facts.maximumWorkingHours?.value);
  const from = clampHours(hoursPerWeek?.from ?? facts.minimumWorkingHours?.value) ?? to;
  const contract = contractOfWords(raw.employment) ?? facts.contractType ?? undefined;
  return {
    isRemote:
      raw.isRemote ?? isRemoteBy([], [title]) ?? (HYBRID.test(title) ? false : facts.isRemote) ?? false,
    contractType: contractCodeOf(contract),
    hoursPerWeekFrom: from,
    hoursPerWeekTo: to ?? from,
    educationLevel: educationLevelOf(facts.degrees, raw.education),
    experienceLevel: experienceLevelOf({
      title,
      source: raw.experience,
      years: facts.minimumYears?.value,
      managementScore: managementScoreOf(title),
    }),
    ...payOf({ pay: raw.pay, inText: payInText(raw, facts), country: payCountry, language, weeklyHours: to }),
  };
}

/** Returns the skills that a text requires and those that its source lists. */
function skillFacts({ skills: inText, languageCodes }: TextFacts, listed: readonly FoundSkill[]) {
  const skills = [...listed, ...inText];
  const ids = (type: string) => [
    ...new Set(skills.filter(({ skill }) => skill.type === type).map(({ skill }) => skill.id)),
  ];
  return {
    itSkills: ids('IT'),
    professionalSkills: ids('Professional'),
    softSkills: ids('Soft'),
    languageSkills: [...new Set(languageCodes ?? [])],
  };
}

function organizationFacts(raw: RawPosting, text: string) {
  const written = raw.organization === undefined ? '' : plainNameOf(raw.organization).slice(0, 300);
  // `Empresa confidencial` names nobody.
  const name = organizationKey(written) === '' ? undefined : written;
  const viaIntermediary = isIntermediary(name, text);
  const industry = viaIntermediary ? 'staffing' : (industryOf(raw.industry) ?? industryOfOrganization(name));
  return {
    organizationName: name,
    organizationIndustry: industry && codeOf(INDUSTRIES, industry),
    viaIntermediary,
  };
}

/** Turns raw postings into those of the market. */
export type Normaliser = (raw: RawPosting, origin: PostingOrigin) => NormalisedPosting;

/** Creates a normaliser on these tables. It is total: whatever a posting lacks is absent. */
export function createNormaliser(tables: NormaliserTables): Normaliser {
  const lookups = createLookups(tables);
  return (raw, origin) => {
    const title = plainNameOf(raw.title).slice(0, 300);
    const text = plainTextOf(raw.description ?? '', raw.isHtml === true);
    const sourceWebsite = websiteOf(raw.url, origin);
    const ownCountry = origin.country ?? countryOfWebsite(sourceWebsite);
    const place = lookups.firstPlace(raw, { ...origin, country: ownCountry });
    // A posting without any place is in the country of its site.
    const country = place?.country ?? (raw.places.length === 0 ? ownCountry : undefined);
    // The currency of pay is that of the job's country; where that is unknown, of its site's country.
    const payCountry = country ?? ownCountry ?? origin.majority;
    const likely = origin.language ?? 'en';
    const { language, facts } = lookups.text(text, title, { given: raw.language, likely }, payCountry);
    const spoken = language ?? likely;
    const name = raw.id ?? raw.url ?? JSON.stringify(raw);
    return {
      postingId: idOfName(`${sourceWebsite}\n${name}`),
      ...dateFacts(raw, origin),
      expirationDate: raw.expirationDate,
      jobTitle: title,
      sourceWebsite,
      sourceUrl: raw.url,
      fullText: text,
      language,
      ...organizationFacts(raw, text),
      ...placeFacts(raw, place, tables.gazetteer),
      country,
      ...lookups.profession(title, spoken),
      ...termFacts(raw, title, { payCountry, language }, facts),
      ...skillFacts(facts, raw.skills ? lookups.skills(raw.skills, spoken) : []),
    };
  };
}
