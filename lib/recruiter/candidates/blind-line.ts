import type { ParsedResume } from '@/lib/contracts';
import type { Executor } from '../ground/store';
import { pseudonym } from '../ground/store/audit';
import { currentParse, type DossierRow } from '../records/stored';
import { blindResume } from './blind';
import { columnsOf } from './columns';
import { candidateLineOf } from './list';
import type { CandidateListItem } from './types';

/** Returns a short code for a candidate without a name; always the same for one candidate. */
export async function referenceOf(id: string): Promise<string> {
  return (await pseudonym(id))
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, 8)
    .toUpperCase();
}

/** Returns the redacted resume of a candidate; null where the parsing service gave none. */
export async function blindResumeOf(db: Executor, candidate: DossierRow): Promise<ParsedResume | null> {
  const current = await currentParse<ParsedResume>(db, candidate);
  const { redacted } = current.answer;
  return redacted ? blindResume(current.parsed, redacted, current.placed) : null;
}

/** Returns the line of a candidate from redacted data only, named by its reference; empty without such data. */
export async function blindOf(
  db: Executor,
  candidate: DossierRow,
): Promise<{ line: CandidateListItem; resume: ParsedResume }> {
  const resume = (await blindResumeOf(db, candidate)) ?? {};
  const columns = columnsOf(resume, resume);
  const line: CandidateListItem = {
    ...candidateLineOf(candidate),
    name: `Candidate ${await referenceOf(candidate.id)}`,
    title: columns.title ?? null,
    employer: columns.employer ?? null,
    city: columns.city ?? null,
    countryCode: columns.country_code ?? null,
    monthsOfExperience: columns.months_of_experience ?? null,
    skills: columns.skills,
    languages: columns.languages,
    documentLanguage: null,
    email: null,
    phone: null,
    degree: columns.degree ?? null,
    profession: columns.profession ?? null,
    tags: [],
    findings: 0,
    doubts: [],
  };
  return { line, resume };
}
