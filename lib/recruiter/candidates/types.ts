import type { ParsedResume } from '@/lib/contracts';
import type { DossierDetail, DossierLine, DossierState, ListPage } from '../records/types';
import type { DoubtfulColumn } from './doubts';

/** Columns of the list, in the order in which they are offered; also the columns of the CSV export. */
export const CANDIDATE_COLUMNS = [
  'name',
  'title',
  'employer',
  'location',
  'distance',
  'experience',
  'skills',
  'languages',
  'profession',
  'email',
  'phone',
  'degree',
  'tags',
  'findings',
  'added',
  'updated',
] as const;

export type CandidateColumn = (typeof CANDIDATE_COLUMNS)[number];

/**
 * `relevance` puts matches in name, title or employer before matches in the text, and then the nearest where a distance
 * is requested; without either it is `updated`. So is `distance` without a distance. `skills` puts those with most of
 * the filtered skills first.
 */
export const CANDIDATE_SORTS = [
  'relevance',
  'name',
  'title',
  'employer',
  'location',
  'distance',
  'experience',
  'skills',
  'findings',
  'added',
  'updated',
] as const;

export type CandidateSort = (typeof CANDIDATE_SORTS)[number];

/** One line of the list, corrections applied. */
export type CandidateListItem = DossierLine & {
  title: string | null;
  employer: string | null;
  city: string | null;
  countryCode: string | null;
  monthsOfExperience: number | null;
  skills: string[];
  /** Languages the person speaks, as codes (ISO 639-1) where the parser gave one, else as names. */
  languages: string[];
  documentLanguage: string | null;
  email: string | null;
  phone: string | null;
  degree: string | null;
  /** Profession that the title was normalised to. */
  profession: string | null;
  /** Number of quality findings that the parser reported. */
  findings: number;
  /** Values among these that may be wrong. */
  doubts: DoubtfulColumn[];
};

export type CandidatePage = ListPage<CandidateListItem>;

export type CandidateDetail = DossierDetail<CandidateListItem, ParsedResume>;

/**
 * A candidate without anything that identifies the person: made only from the redacted data. `reference` is a short
 * code to quote.
 */
export type BlindCandidate = { id: string; reference: string; resume: ParsedResume; state: DossierState };
