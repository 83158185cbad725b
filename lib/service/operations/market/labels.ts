import {
  ADVERTISER_TYPES,
  CONTRACT_TYPES,
  EDUCATION_LEVELS,
  EXPERIENCE_LEVELS,
  type Field,
  INDUSTRIES,
  type LabelLanguage,
  type ValueSource,
} from '@/lib/engine/market';
import type { Gazetteer } from '@/lib/engine/taxonomy';
import { once } from '@/lib/platform';
import { gazetteer } from '../../gazetteer';
import { processTaxonomies, type Taxonomies } from '../../taxonomy';

/** The labels of coded values, in six languages. */
export type MarketLabels = {
  /** The label of a value, in English where the language has none; undefined when no table knows the value. */
  labelOf: (field: Field, value: string | number, language: LabelLanguage) => string | undefined;
  /** All values with their labels, for fields whose values are known and countable. */
  valuesOf: (field: Field, language: LabelLanguage) => Record<string, string> | undefined;
};

type Labelled = { labels: Readonly<Record<LabelLanguage, string>> };

/** A table of values; the values of places are not listed, since there are hundreds of thousands. */
type Table = {
  find: (value: string | number, language: LabelLanguage) => string | undefined;
  keys: () => Iterable<string | number> | undefined;
};

function inLanguage({ labels }: Labelled, language: LabelLanguage): string {
  return labels[language] || labels.en;
}

function tableOf<Key extends string | number>(entries: ReadonlyMap<Key, Labelled>): Table {
  return {
    find: (value, language) => {
      const entry = entries.get(value as Key);
      return entry && inLanguage(entry, language);
    },
    keys: () => entries.keys(),
  };
}

function termsTable(terms: readonly ({ code: number } & Labelled)[]): Table {
  return tableOf(new Map(terms.map((term) => [term.code, term])));
}

function skillsTable({ skills }: Taxonomies, type: string): Table {
  return tableOf(new Map([...skills.skills].filter(([, skill]) => skill.type === type)));
}

function placesTable(places: Gazetteer): Table {
  return { find: (value) => places.placeById(String(value))?.name, keys: () => undefined };
}

/** Names of countries and languages are those of the platform (CLDR). */
function namesTable(type: 'region' | 'language', codes: readonly string[]): Table {
  const known = new Set(codes);
  const names = new Map<LabelLanguage, Intl.DisplayNames>();
  const inNames = (language: LabelLanguage) => {
    const before = names.get(language) ?? new Intl.DisplayNames([language], { type, fallback: 'none' });
    names.set(language, before);
    return before;
  };
  return {
    find: (value, language) => (known.has(String(value)) ? inNames(language).of(String(value)) : undefined),
    keys: () => codes,
  };
}

function twoLetterCodes(): string[] {
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  return [...letters].flatMap((first) => [...letters].map((second) => first + second));
}

/** Codes that were replaced are called like those that replaced them, and no posting has them: `DD`, `UK`, `iw`. */
function isCurrent(type: 'region' | 'language', code: string): boolean {
  const { region, language } = new Intl.Locale(type === 'region' ? `und-${code}` : code);
  return code === (type === 'region' ? region : language);
}

function knownCodes(type: 'region' | 'language'): string[] {
  const english = new Intl.DisplayNames(['en'], { type, fallback: 'none' });
  const codes = twoLetterCodes().map((code) => (type === 'region' ? code.toUpperCase() : code));
  return codes.filter((code) => english.of(code) !== undefined && isCurrent(type, code));
}

async function open(): Promise<MarketLabels> {
  const taxonomies = processTaxonomies();
  const { professions } = taxonomies;
  const places = placesTable(await gazetteer());
  const tables: Record<ValueSource, Table> = {
    professions: tableOf(professions.professions),
    professionGroups: tableOf(professions.groups),
    professionClasses: tableOf(professions.classes),
    industries: termsTable(INDUSTRIES),
    educationLevels: termsTable(EDUCATION_LEVELS),
    experienceLevels: termsTable(EXPERIENCE_LEVELS),
    contractTypes: termsTable(CONTRACT_TYPES),
    advertiserTypes: termsTable(ADVERTISER_TYPES),
    municipalities: places,
    regions: places,
    countries: namesTable('region', knownCodes('region')),
    languages: namesTable('language', knownCodes('language')),
    itSkills: skillsTable(taxonomies, 'IT'),
    professionalSkills: skillsTable(taxonomies, 'Professional'),
    softSkills: skillsTable(taxonomies, 'Soft'),
  };
  const tableFor = ({ values }: Field) => (values ? tables[values] : undefined);
  return {
    labelOf: (field, value, language) => tableFor(field)?.find(value, language),
    valuesOf: (field, language) => {
      const table = tableFor(field);
      const keys = table?.keys();
      return (
        table && keys && Object.fromEntries([...keys].map((key) => [key, table.find(key, language) ?? '']))
      );
    },
  };
}

/** Returns the labels of this process; the tables are read at the first question. */
export function marketLabels(): Promise<MarketLabels> {
  return once('service:market-labels', open);
}
