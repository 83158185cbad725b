import type { Random } from '../../kernel';
import type { SampleCountry } from './countries';
import type { Employer } from './employers';
import type { Occupation } from './occupations';
import { PHRASES } from './phrases';
import { tasksOf } from './tasks';

/** The facts of one job of the sample, from which its advertisement is written. */
export type SampleJob = {
  occupation: Occupation;
  country: SampleCountry;
  employer: Employer;
  city: string;
  title: string;
  /** 0 none, 1 some, 2 much. */
  experience: 0 | 1 | 2;
  years: number;
  education: 0 | 1 | 2;
  hours: number;
  isPermanent: boolean;
  isRemote: boolean;
  pay?: { low: number; high: number; period: 'year' | 'month' | 'hour' };
  tools: string[];
  reference: string;
};

const CURRENCY_SIGNS: Record<string, string> = { GBP: '£', EUR: '€' };

/** Digits of pay as a country writes them: £32,000; 32.000 €; 14,50 €. */
function amountOf(amount: number, { currency, language }: SampleCountry): string {
  const [whole = '', cents] = (Number.isInteger(amount) ? String(amount) : amount.toFixed(2)).split('.');
  const grouped = whole.replace(
    /\B(?=(?:\d{3}){1,4}$)/g,
    language === 'en' ? ',' : language === 'fr' ? ' ' : '.',
  );
  const digits = cents === undefined ? grouped : `${grouped}${language === 'en' ? '.' : ','}${cents}`;
  const sign = CURRENCY_SIGNS[currency] ?? currency;
  return language === 'en' ? `${sign}${digits}` : `${digits} ${sign}`;
}

function fill(phrase: string, facts: Record<string, string | number>): string {
  return phrase.replace(/\{(\w+)\}/g, (_, name: string) => String(facts[name] ?? ''));
}

function payLine(job: SampleJob): string[] {
  if (!job.pay) return [];
  const { low, high, period } = job.pay;
  const phrases = PHRASES[job.country.language];
  const phrase = { year: phrases.payYear, month: phrases.payMonth, hour: phrases.payHour }[period];
  return [fill(phrase, { low: amountOf(low, job.country), high: amountOf(high, job.country) })];
}

function section(head: string, lines: readonly string[]): string {
  return `<h3>${head}</h3><ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
}

function profileOf(job: SampleJob, random: Random): string[] {
  const phrases = PHRASES[job.country.language];
  const [own, foreign] = phrases.languageNames;
  const languages = random.chance(0.25) ? `${own}, ${foreign}` : own;
  return [
    phrases.education[job.education],
    fill(phrases.experience[job.experience], { years: job.years }),
    ...(job.tools.length > 0 ? [fill(phrases.tools, { tools: job.tools.join(', ') })] : []),
    ...random.some(phrases.soft, random.between(1, 3)),
    ...(random.chance(0.5) ? [fill(phrases.languages, { languages })] : []),
  ];
}

function contactOf(job: SampleJob, random: Random): string {
  const phone = `${random.between(20, 89)}${random.between(100, 999)} ${random.between(10000, 99999)}`;
  const email = `jobs@${job.employer.host}`;
  return fill(PHRASES[job.country.language].contact, { email, phone: `0${phone}`, reference: job.reference });
}

/** Returns the text of the advertisement of a job, in the HTML that job sites carry. */
export function advertisementOf(job: SampleJob, random: Random): string {
  const { country, employer, occupation } = job;
  const phrases = PHRASES[country.language];
  const facts = { employer: employer.name, title: job.title, city: job.city };
  const hours = fill(job.hours >= 35 ? phrases.fullTime : phrases.partTime, { hours: job.hours });
  const offer = [
    `${hours}, ${job.isPermanent ? phrases.permanent : phrases.temporary}`,
    ...payLine(job),
    ...(job.isRemote ? [phrases.remote] : []),
    ...random.some(phrases.offers, random.between(1, 3)),
  ];
  return [
    `<p>${fill(random.pick(phrases.intro), facts)}</p>`,
    employer.isAgency ? `<p>${fill(phrases.agency, facts)}</p>` : '',
    section(phrases.tasksHead, tasksOf(occupation.sector, country.language)),
    section(phrases.profileHead, profileOf(job, random)),
    section(phrases.offerHead, offer),
    `<h3>${phrases.contactHead}</h3><p>${contactOf(job, random)}</p>`,
  ].join('\n');
}
