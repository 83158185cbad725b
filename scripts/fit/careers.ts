import { pathToFileURL } from 'node:url';
import { plainText, type SourceDocument } from '@/lib/engine/documents';
import { findDetails } from '@/lib/engine/parser/resume/details';
import { readEducation } from '@/lib/engine/parser/resume/education';
import type { HistoryContext } from '@/lib/engine/parser/resume/entries/model';
import { type TextSection, withParagraphs } from '@/lib/engine/parser/resume/paragraphs';
import { readPositions } from '@/lib/engine/parser/resume/positions';
import { findSections } from '@/lib/engine/parser/resume/sections';
import { languageOf } from '@/lib/engine/parser/shared/language';
import { gazetteer } from '@/lib/service/gazetteer';
import { type Count, NOTHING, type Read, type Scorer, wholeCounter } from '../eval/effort.ts';
import type { Half } from '../eval/manifest.ts';
import { toolBeside } from '../eval/scorer.ts';
import { messyCv } from './cvs/index.ts';
import { documentsOfHalf } from './halves.ts';

/** Scores how well the careers of documents are read, as their scorer counts it; the sections are found once. */

/** A document with its sections and its true jobs and studies. */
export type Career = {
  sections: TextSection[];
  context: HistoryContext;
  truth: Read;
};

/** Weight of each field; dates depend on the other fields, and are found without them. */
const FIELDS: Readonly<Record<string, number>> = {
  'position.title': 1,
  'position.employer': 1,
  'position.start': 0.5,
  'position.end': 0.5,
  'education.school': 1,
  'education.degree': 1,
  'education.major': 0.5,
  'education.end': 0.5,
};

const TODAY = '2026-11-01';

async function careerOf(document: SourceDocument, truth: Read): Promise<Career> {
  const language = languageOf(plainText(document));
  const details = findDetails(document, findSections(document));
  const places = { gazetteer: await gazetteer(), evidence: { language, countries: {} } };
  const context = { documentLastModified: TODAY, language, places };
  return { sections: withParagraphs(document, details.sections), context, truth };
}

/** Returns the careers of one half of a set of evaluation, every `step`-th document of it. */
export async function careersOfSet(directory: string, half: Half, step = 1): Promise<Career[]> {
  const careers: Career[] = [];
  for await (const { document, truth } of documentsOfHalf<Read>(directory, half, step))
    careers.push(await careerOf(document, truth));
  return careers;
}

/** Returns the careers of generated CVs. */
export async function generatedCareers(from: number, count: number): Promise<Career[]> {
  const careers: Career[] = [];
  for (let seed = from; seed < from + count; seed++) {
    const { document, jobs, studies } = messyCv(seed);
    const positions = jobs.map(({ title, employer }) => ({ title, employer, start: '', end: '' }));
    const education = studies.map(({ degree, school }) => ({
      degree,
      school,
      major: '',
      start: '',
      end: '',
    }));
    careers.push(await careerOf(document, { positions, education }));
  }
  return careers;
}

export async function scorerOf(directory: string): Promise<Scorer> {
  return import(pathToFileURL(toolBeside(directory, 'score.mjs')).href) as Promise<Scorer>;
}

type Date = { date?: string; foundYear?: boolean; foundMonth?: boolean; isCurrentDate?: boolean };

/** yyyy-mm, yyyy, "current" or '', as the truth has it. */
function dateOf(date: Date | undefined, isCurrent = false): string {
  if (isCurrent || date?.isCurrentDate) return 'current';
  if (date?.date === undefined) return '';
  return date.foundMonth === false ? date.date.slice(0, 4) : date.date.slice(0, 7);
}

function read({ sections, context }: Career): Read {
  const positions = readPositions(sections, context).map(({ position }) => ({
    title: position.jobTitle?.raw ?? '',
    employer: position.employer?.name?.raw ?? '',
    start: dateOf(position.startDate as Date | undefined),
    end: dateOf(position.endDate as Date | undefined, position.isCurrent ?? false),
  }));
  const education = readEducation(sections, context).map(({ education: entry }) => ({
    school: entry.schoolName?.raw ?? '',
    degree: entry.degree?.name?.raw ?? '',
    major: (entry.majors ?? []).join(', '),
    start: dateOf(entry.startDate as Date | undefined),
    end: dateOf(entry.endDate as Date | undefined),
  }));
  return { ...NOTHING, positions, education };
}

export type Figures = {
  /** The weighted mean of the F1 of all fields, and the F1 of each. */
  mean: number;
  fields: Map<string, number>;
  /** The share of jobs and of studies that are right in both of their fields. */
  whole: number[];
};

const f1 = ({ tp, fp, fn }: Count) => (2 * tp) / Math.max(1, 2 * tp + fp + fn);

function weightedMean(counts: ReadonlyMap<string, Count>): number {
  const present = [...counts].filter(([, { tp, fn }]) => tp + fn > 0);
  const weight = present.reduce((sum, [field]) => sum + (FIELDS[field] ?? 0), 0);
  return (
    present.reduce((sum, [field, count]) => sum + (FIELDS[field] ?? 0) * f1(count), 0) /
    Math.max(1e-9, weight)
  );
}

/** Returns how well a career is read: right values less half of those that are missing or too many, by their weights. */
export function worthOf(career: Career, scorer: Scorer): number {
  const { fields } = scorer.scoreFields({ ...NOTHING, ...career.truth }, read(career));
  return Object.entries(FIELDS).reduce((sum, [field, weight]) => {
    const { tp, fp, fn } = fields.get(field) ?? { tp: 0, fp: 0, fn: 0 };
    return sum + weight * (tp - (fp + fn) / 2);
  }, 0);
}

/** Returns how well careers are read together. */
export function judge(careers: readonly Career[], scorer: Scorer): Figures {
  const counts = new Map<string, Count>();
  const entries = wholeCounter(scorer);
  for (const career of careers) {
    const answer = read(career);
    entries.add(career.truth, answer);
    const { fields } = scorer.scoreFields({ ...NOTHING, ...career.truth }, answer);
    for (const field of Object.keys(FIELDS)) {
      const [sum, own] = [counts.get(field) ?? { tp: 0, fp: 0, fn: 0 }, fields.get(field)];
      if (own) counts.set(field, { tp: sum.tp + own.tp, fp: sum.fp + own.fp, fn: sum.fn + own.fn });
    }
  }
  return {
    mean: weightedMean(counts),
    whole: entries.sums.map(({ all, whole }) => whole / Math.max(1, all)),
    fields: new Map([...counts].map(([field, count]) => [field, f1(count)])),
  };
}
