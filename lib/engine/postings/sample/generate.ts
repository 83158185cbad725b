import { type Random, randomOf } from '../../kernel';
import type { RawPosting } from '../sources';
import { advertisementOf, type SampleJob } from './advertise';
import { SAMPLE_COUNTRIES, type SampleCountry } from './countries';
import { type EmployerChoice, employerChoice } from './employers';
import { OCCUPATIONS, type Occupation } from './occupations';
import { PHRASES } from './phrases';
import { weighted } from './weighted';

export type SampleOptions = {
  /** Number of postings, at least one. */
  postings: number;
  /** The last day of the sample, `yyyy-mm-dd`; the others are in the months before. */
  until: string;
  months: number;
  seed: number;
};

const MS_A_DAY = 86_400_000;

/** The sites on which the jobs of the sample are advertised in addition to those of their employers; none of them exists. */
const SITES = ['sample-jobs.example', 'sample-board.example', 'sample-careers.example', 'sample-ads.example'];

/** Months in which fewer people are sought: the summer, and the end of the year. */
const QUIET_MONTHS: Record<number, number> = { 7: 0.85, 8: 0.8, 12: 0.7 };

const SALARY_SHARE = 0.2;

type Clock = { firstDay: number; days: number };

/** Returns how likely an occupation is sought on a day, 0 to 1: by its growth, its season and the month. */
function demandOn(occupation: Occupation, day: number, { firstDay }: Clock): number {
  const month = new Date(day * MS_A_DAY).getUTCMonth() + 1;
  const growth = (1 + occupation.growth / 100) ** ((day - firstDay) / 365);
  const season = occupation.season.includes(month) ? 1.5 : 1;
  const weekday = new Date(day * MS_A_DAY).getUTCDay();
  const week = weekday === 0 ? 0.15 : weekday === 6 ? 0.3 : 1;
  return (growth * season * week * (QUIET_MONTHS[month] ?? 1)) / 2.4;
}

function dayOf(occupation: Occupation, clock: Clock, random: Random): number {
  for (let attempt = 0; ; attempt += 1) {
    const day = clock.firstDay + Math.floor(random.next() * clock.days);
    if (attempt > 50 || random.chance(demandOn(occupation, day, clock))) return day;
  }
}

function titleOf(
  occupation: Occupation,
  country: SampleCountry,
  experience: 0 | 1 | 2,
  random: Random,
): string {
  const phrases = PHRASES[country.language];
  const plain = occupation.titles[country.language];
  if (experience === 2 && random.chance(0.5)) return phrases.senior.replace('{title}', plain);
  if (experience === 0 && occupation.sector === 'technology') return phrases.junior.replace('{title}', plain);
  return plain;
}

function payOf(job: Omit<SampleJob, 'pay'>, random: Random): SampleJob['pay'] {
  const { country, occupation } = job;
  const level = [0.85, 1, 1.25][job.experience] ?? 1;
  const yearly = occupation.pay * 1000 * country.payFactor * level * (0.9 + random.next() * 0.2);
  if (occupation.pay < 30 && random.chance(0.5)) {
    const hourly = Math.round((yearly / 2080) * 2) / 2;
    return { low: hourly, high: hourly + random.between(1, 3), period: 'hour' };
  }
  const perPayment = country.payPeriod === 'month' ? yearly / country.payments : yearly;
  const step = country.payPeriod === 'month' ? 50 : 500;
  const low = Math.round(perPayment / step) * step;
  return { low, high: low + step * random.between(2, 14), period: country.payPeriod };
}

function levelOf(random: Random, shares: [number, number]): 0 | 1 | 2 {
  const mark = random.next();
  return mark < shares[0] ? 0 : mark < shares[1] ? 1 : 2;
}

type Choices = {
  country: (random: Random) => SampleCountry;
  occupation: (random: Random) => Occupation;
  employer: EmployerChoice;
  cities: Map<string, (random: Random) => { name: string }>;
};

function jobOf(number: number, choices: Choices, random: Random): SampleJob {
  const country = choices.country(random);
  const occupation = choices.occupation(random);
  const employer = choices.employer(country, occupation.sector, random);
  const experience = levelOf(random, [0.25, 0.8]);
  const isOffice = ['technology', 'finance', 'marketing', 'office'].includes(occupation.sector);
  const job: SampleJob = {
    occupation,
    country,
    employer,
    city: choices.cities.get(country.code)?.(random).name ?? '',
    title: titleOf(occupation, country, experience, random) + PHRASES[country.language].gender,
    experience,
    years: experience === 2 ? random.between(5, 8) : random.between(1, 3),
    education: occupation.pay >= 50 ? levelOf(random, [0, 0.15]) : levelOf(random, [0.25, 0.95]),
    hours: random.chance(0.78)
      ? country.code === 'FR'
        ? 35
        : random.pick([38, 39, 40])
      : random.pick([16, 20, 24, 30]),
    isPermanent: random.chance(0.8),
    isRemote: isOffice && random.chance(0.45),
    tools: random.some(occupation.tools, random.between(2, 4)),
    reference: `S-${100000 + number}`,
  };
  return random.chance(SALARY_SHARE) ? { ...job, pay: payOf(job, random) } : job;
}

function isoDay(day: number): string {
  return new Date(day * MS_A_DAY).toISOString().slice(0, 10);
}

function postingOf(
  job: SampleJob,
  site: string,
  day: number,
  description: string,
  clock: Clock,
  random: Random,
): RawPosting {
  const id = `${job.reference}-${day}`;
  const end = day + random.between(14, 60);
  return {
    id,
    url: `https://${site}/jobs/${encodeURIComponent(id)}`,
    title: job.title,
    organization: job.employer.name,
    description,
    isHtml: true,
    date: isoDay(day),
    expirationDate: end < clock.firstDay + clock.days ? isoDay(end) : undefined,
    places: [{ municipality: job.city, country: job.country.code }],
    isRemote: job.isRemote,
    employment: [],
    industry: job.employer.isAgency ? undefined : job.occupation.sector,
    language: job.country.language,
  };
}

/** The postings of a job: on one site, on some more within days, and again after some weeks when nobody was found. */
function* postingsOf(job: SampleJob, clock: Clock, random: Random): Generator<RawPosting> {
  const first = dayOf(job.occupation, clock, random);
  const text = advertisementOf(job, random);
  const own = job.employer.isAgency ? random.pick(SITES) : job.employer.host;
  yield postingOf(job, own, first, text, clock, random);
  const last = clock.firstDay + clock.days - 1;
  for (const site of random.some(SITES, levelOf(random, [0.6, 0.9]))) {
    if (site !== own)
      yield postingOf(job, site, Math.min(last, first + random.between(0, 9)), text, clock, random);
  }
  const repost = first + random.between(28, 50);
  if (random.chance(0.1) && repost <= last) yield postingOf(job, own, repost, text, clock, random);
}

/**
 * The postings of the sample market, the same for the same options: jobs of seven countries in the six label languages
 * with seasons, growing and shrinking occupations, employers with many and with few jobs, agencies, copies on several
 * sites, reposts, and pay on a fifth of the advertisements. Employers, sites and contacts are invented.
 */
export function* sampleMarket(options: SampleOptions): Generator<RawPosting> {
  const random = randomOf(options.seed);
  const days = Math.round(options.months * 30.44);
  const clock = { firstDay: Math.floor(Date.parse(options.until) / MS_A_DAY) - days + 1, days };
  const choices: Choices = {
    country: weighted(SAMPLE_COUNTRIES, ({ share }) => share),
    occupation: weighted(OCCUPATIONS, ({ weight }) => weight),
    employer: employerChoice(options.seed + 1),
    cities: new Map(
      SAMPLE_COUNTRIES.map(({ code, cities }) => [code, weighted(cities, ({ weight }) => weight)]),
    ),
  };
  let made = 0;
  for (let number = 1; made < options.postings; number += 1) {
    for (const posting of postingsOf(jobOf(number, choices, random), clock, random)) {
      if (made >= options.postings) return;
      made += 1;
      yield posting;
    }
  }
}
