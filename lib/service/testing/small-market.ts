/** Some hundred postings by rule, with words, places and copies that queries can distinguish. */
import type { MarketPosting } from '@/lib/engine/market';
import { posting } from './market';

const TITLES = [
  'Senior Java Developer',
  'C++ Engineer',
  'C# / .NET Entwickler',
  'Softwareentwickler (m/w/d)',
  'Software-Entwickler Java',
  'Krankenpfleger',
  'Verkäufer Backwaren',
  'Café manager',
  'Front-end developer',
  'Node.js developer',
  'Project manager',
  'Data Scientist',
];
const TEXTS = [
  'You write Java and Python. Machine learning is a plus.',
  'Modern C++ on Linux, some Python; machine vision and deep learning.',
  'Entwicklung mit C# und ASP.NET, kein C. E-mail an uns.',
  'Wir suchen einen Software Entwickler für unser Team in München.',
  'You lead projects as a manager of projects, with R&D and learning by machine.',
  'The project will be led by you, the new manager, at our café.',
  'Frontend with React, back-end with NodeJS. Learning is fun.',
  'Pflege im Krankenhaus, Schichtdienst, gute Bezahlung.',
  'Verkauf und Beratung, auch samstags <b>im Team</b>.',
  '',
];
const PLACES = [
  {
    location: 2950159,
    region: 'DE.16',
    locationName: 'Berlin',
    country: 'DE',
    latitude: 52.52437,
    longitude: 13.41053,
  },
  {
    location: 2852458,
    region: 'DE.11',
    locationName: 'Potsdam',
    country: 'DE',
    latitude: 52.39886,
    longitude: 13.06566,
  },
  {
    location: 2988507,
    region: 'FR.11',
    locationName: 'Paris',
    country: 'FR',
    latitude: 48.85341,
    longitude: 2.3488,
  },
  {
    location: 2110000,
    region: 'FJ.01',
    locationName: 'Far East',
    country: 'FJ',
    latitude: -16.5,
    longitude: 179.9,
  },
  { region: 'ES.29', country: 'ES' },
  { country: 'NL' },
  {},
];
const SKILLS = ['KS10001', 'KS10002', 'KS10024', 'KS10127'];
const WEBSITES = ['jobs.example.com', 'example.org', 'board.example.net'];

function createRandom(seed: number) {
  let state = seed;
  const next = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  const upTo = (count: number) => Math.floor(next() * count);
  return { upTo, chance: (of: number) => next() < of };
}

type Random = ReturnType<typeof createRandom>;

function one<T>({ upTo }: Random, items: readonly T[]): T {
  return items[upTo(items.length)] as T;
}

function some<T>({ chance }: Random, items: readonly T[]): T[] {
  return items.filter(() => chance(0.3));
}

function dayOf({ upTo }: Random): string {
  return new Date(Date.UTC(2025, 0, 1 + upTo(690))).toISOString().slice(0, 10);
}

function payOf(random: Random): Partial<MarketPosting> {
  if (random.chance(0.6)) return random.chance(0.1) ? { predictedSalary: 41_000 } : {};
  const salary = 20_000 + random.upTo(12) * 5000;
  return { salary, salaryFrom: salary - 1000, salaryTo: salary + 1000, salaryCurrency: 'EUR' };
}

function professionOf({ upTo, chance }: Random): Partial<MarketPosting> {
  if (chance(0.1)) return {};
  const profession = 10_101 + upTo(6) * 100 + upTo(2);
  return {
    profession,
    professionGroup: Math.floor(profession / 100),
    professionClass: Math.floor(profession / 10_000),
  };
}

function postingOf(random: Random, postingId: number, jobs: number): MarketPosting {
  const { upTo, chance } = random;
  return posting(postingId, {
    jobId: 1 + upTo(jobs),
    date: dayOf(random),
    expirationDate: chance(0.5) ? dayOf(random) : undefined,
    jobTitle: one(random, TITLES),
    fullText: `${one(random, TEXTS)}\n${one(random, TEXTS)}`,
    sourceWebsite: one(random, WEBSITES),
    sourceUrl: chance(0.8) ? `https://example.com/Job/${postingId}` : undefined,
    organizationName: chance(0.9) ? `Müller & ${one(random, ['Söhne', 'Co', 'Partner'])}` : undefined,
    organizationIndustry: chance(0.7) ? 1 + upTo(4) : undefined,
    viaIntermediary: chance(0.3),
    isRemote: chance(0.2),
    ...one(random, PLACES),
    ...professionOf(random),
    educationLevel: chance(0.6) ? 1 + upTo(8) : undefined,
    experienceLevel: chance(0.6) ? 1 + upTo(5) : undefined,
    contractType: chance(0.6) ? 1 + upTo(3) : undefined,
    hoursPerWeekFrom: chance(0.4) ? 20 + upTo(3) * 4 : undefined,
    hoursPerWeekTo: chance(0.4) ? 36 + upTo(3) * 2 : undefined,
    ...payOf(random),
    itSkills: some(random, SKILLS),
    softSkills: some(random, ['KS13727', 'KS13653']),
    languageSkills: some(random, ['en', 'de', 'fr']),
    language: one(random, ['en', 'de']),
  });
}

/** Returns the same postings for the same number; some four of each job. */
export function smallMarket(count: number, seed = 7): MarketPosting[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, index) => postingOf(random, index + 1, Math.ceil(count / 3)));
}
