import { type Random, randomOf } from '../../kernel';
import { SAMPLE_COUNTRIES, type SampleCountry, type SampleLanguage } from './countries';
import { weighted } from './weighted';

export type Employer = {
  name: string;
  sector: string;
  isAgency: boolean;
  /** Share of the jobs of its country: few employers have many. */
  weight: number;
  host: string;
};

const FIRST =
  `Alder Ambra Anker Aster Birken Boreal Brise Calla Cedro Corvo Dorn Eiken Elster Falter Faro Fjell Ginko Hasel
Heide Iris Jura Kiefer Kolibri Lago Larch Lerche Linden Luna Maren Mistral Moor Nadel Nebel Ocker Oliva Onda Osier Pinea
Quarz Rapsa Rivo Rowan Salvia Sauce Silva Sorbe Tejo Tamar Ulmo Valle Veld Wacholder Weide Zedern Zephyr`.split(
    /\s+/,
  );

const SECOND: Record<string, string> = {
  technology: 'Soft Data Cloud Logic',
  health: 'Care Clinic Vital Med',
  education: 'Learning Campus School Kids',
  finance: 'Finance Capital Trust Audit',
  sales: 'Markt Store Retail Trade',
  marketing: 'Media Studio Brand Press',
  office: 'Office Service People Desk',
  logistics: 'Logistics Cargo Trans Post',
  manufacturing: 'Werke Motion Precision Metal',
  construction: 'Bau Build Haus Struct',
  energy: 'Solar Energy Power Watt',
  hospitality: 'Hotel Table Resort Inn',
  law: 'Legal Lex Counsel Notary',
  public: 'Guard Safe Civic Protect',
  agriculture: 'Garden Green Farm Flora',
  science: 'Lab Pharma Research Chem',
};

const FORMS: Record<string, string[]> = {
  GB: ['Ltd', 'plc', 'Group'],
  DE: ['GmbH', 'AG', 'GmbH & Co. KG'],
  AT: ['GmbH', 'KG'],
  FR: ['SAS', 'SA', 'SARL'],
  NL: ['BV', 'NV'],
  ES: ['SL', 'SA'],
  IT: ['Srl', 'SpA'],
};

const AGENCY_WORDS: Record<SampleLanguage, string> = {
  en: 'Recruitment',
  es: 'Trabajo Temporal',
  de: 'Personaldienste',
  fr: 'Intérim',
  it: 'Agenzia per il Lavoro',
  nl: 'Uitzendbureau',
};

const EMPLOYERS_A_SECTOR = 24;
const AGENCIES = 14;

function hostOf(name: string): string {
  const plain = name.normalize('NFD').toLowerCase();
  return `${plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')}.example`;
}

function namedEmployer(name: string, sector: string, isAgency: boolean, rank: number): Employer {
  return { name, sector, isAgency, weight: 1 / (rank + 1) ** 0.9, host: hostOf(name) };
}

function employersOf(country: SampleCountry, random: Random): Employer[] {
  const forms = FORMS[country.code] ?? [''];
  const companies = Object.entries(SECOND).flatMap(([sector, words]) =>
    random
      .some(FIRST, EMPLOYERS_A_SECTOR)
      .map((first, rank) =>
        namedEmployer(`${first} ${random.pick(words.split(' '))} ${random.pick(forms)}`, sector, false, rank),
      ),
  );
  const agencies = random
    .some(FIRST, AGENCIES)
    .map((first, rank) => namedEmployer(`${first} ${AGENCY_WORDS[country.language]}`, '', true, rank));
  return [...companies, ...agencies];
}

/** Picks an employer in a sector of a country, in proportion to size; an agency for a share of the jobs. */
export type EmployerChoice = (country: SampleCountry, sector: string, random: Random) => Employer;

const AGENCY_SHARE = 0.18;

export function employerChoice(seed: number): EmployerChoice {
  const random = randomOf(seed);
  const pickers = new Map<string, (random: Random) => Employer>();
  for (const country of SAMPLE_COUNTRIES) {
    const employers = employersOf(country, random);
    for (const sector of ['', ...Object.keys(SECOND)]) {
      const own = employers.filter((employer) => employer.sector === sector);
      pickers.set(
        `${country.code} ${sector}`,
        weighted(own, ({ weight }) => weight),
      );
    }
  }
  return (country, sector, chance) => {
    const picker = pickers.get(`${country.code} ${chance.chance(AGENCY_SHARE) ? '' : sector}`);
    if (!picker) throw new RangeError(`No employer in ${country.code}, ${sector}.`);
    return picker(chance);
  };
}
