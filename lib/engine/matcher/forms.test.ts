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
