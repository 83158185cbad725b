import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ParsedJob, ParsedResume } from '@/lib/contracts';
import { profileOfJob, profileOfResume } from '.';
import { scorePair, sideOf } from './score/pair';
import { MONTH } from './testing/documents';
import { knowledge } from './testing/knowledge';

/** Titles by language, in the forms for a man, a woman and both. */
const TITLES: Record<string, readonly (readonly string[])[]> = {
  en: [
    ['Waiter', 'Waitress'],
    ['Salesman', 'Saleswoman', 'Salesperson'],
  ],
  de: [
    ['Krankenpfleger', 'Krankenpflegerin', 'Krankenpfleger:in', 'Krankenpfleger (m/w/d)', 'KrankenpflegerIn'],
    ['Kundenbetreuer', 'Kundenbetreuerin', 'Kundenbetreuer/-in', 'Kundenbetreuer*in'],
    ['Kaufmann im Einzelhandel', 'Kauffrau im Einzelhandel'],
  ],
  fr: [
    ['Infirmier', 'Infirmière', 'Infirmier(ère)'],
    ['Directeur commercial', 'Directrice commerciale'],
  ],
  es: [
    ['Enfermero', 'Enfermera', 'Enfermero/a'],
    ['Desarrollador de software', 'Desarrolladora de software'],
  ],
  it: [
    ['Infermiere', 'Infermiera'],
    ['Sviluppatore software', 'Sviluppatrice software'],
  ],
  nl: [
    ['Verkoper', 'Verkoopster', 'Verkoper (m/v)'],
    ['Leraar', 'Lerares'],
  ],
  pt: [
    ['Enfermeiro', 'Enfermeira', 'Enfermeiro(a)'],
    ['Programador', 'Programadora'],
  ],
  pl: [
    ['Pielęgniarz', 'Pielęgniarka'],
    ['Programista', 'Programistka'],
  ],
  ro: [
    ['Contabil', 'Contabilă'],
    ['Vânzător', 'Vânzătoare'],
  ],
  cs: [
    ['Prodavač', 'Prodavačka'],
    ['Kuchař', 'Kuchařka'],
  ],
  sv: [
    ['Lärare', 'Lärarinna'],
    ['Sjukskötare', 'Sjuksköterska'],
  ],
  da: [['Lærer', 'Lærerinde']],
};

const job = (title: string, documentLanguage: string) =>
  profileOfJob(
    { jobMetadata: { documentLanguage, plainText: title }, jobTitles: { mainJobTitle: title } } as ParsedJob,
    knowledge,
  ).profile;

const resume = (title: string, documentLanguage: string) =>
  profileOfResume(
    {
      resumeMetadata: { documentLanguage, plainText: title },
      employmentHistory: { positions: [{ id: 'POS-1', jobTitle: { raw: title }, isCurrent: true }] },
    } as ParsedResume,
    knowledge,
  ).profile;

const options = { exactTitles: false, month: MONTH };
const scored = (source: ReturnType<typeof job>, target: ReturnType<typeof job>) =>
  scorePair(sideOf(source, options), target, options).weighted;

describe('the title of a woman scores as that of a man and that of both', () => {
  it.each(Object.keys(TITLES))('in %s', (language) => {
    for (const titles of TITLES[language] ?? []) {
      const [first = ''] = titles;
      const best = scored(job(first, language), resume(first, language));
      for (const title of titles.slice(1)) {
        expect(scored(job(first, language), resume(title, language)), title).toBeCloseTo(best, 0);
        expect(scored(job(title, language), resume(first, language)), title).toBeCloseTo(best, 0);
      }
    }
  });
});

/** Twenty occupations in twelve languages, in the forms for a man, a woman and both. */
const OCCUPATIONS = readFileSync(path.join(import.meta.dirname, 'testing', 'forms.tsv'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [occupation = '', language = '', forms = ''] = line.split('\t');
    return { occupation, language, forms: forms.split(';') };
  });

/** Least mean score of the titles of a language; outside the six of the space more, with forms that differ by no more. */
const NEAR = { trained: 75, elsewhere: 80 };
const APART = 3;
const TRAINED = new Set(['en', 'de', 'es', 'fr', 'it', 'nl']);

describe('one occupation scores about the same in every language', () => {
  const titlesOf = (source: ReturnType<typeof job>, target: ReturnType<typeof job>) =>
    scorePair(sideOf(source, options), target, options).unweighted.jobTitles;
  const languages = [...new Set(OCCUPATIONS.map(({ language }) => language))];

  it.each(languages)('of the English posting and the CV in %s', (language) => {
    const own = OCCUPATIONS.filter((each) => each.language === language);
    const scores = own.map(({ occupation, forms }) => {
      const source = job(occupation, 'en');
      return forms.map((form) => titlesOf(source, resume(form, language)));
    });
    const mean = scores.flat().reduce((sum, score) => sum + score, 0) / scores.flat().length;
    expect(mean).toBeGreaterThan(TRAINED.has(language) ? NEAR.trained : NEAR.elsewhere);
    if (TRAINED.has(language)) return;
    const isApart = (forms: readonly number[]) => Math.max(...forms) - Math.min(...forms) > APART;
    expect(scores.filter(isApart).length).toBeLessThanOrEqual(scores.length / 5);
  });
});
