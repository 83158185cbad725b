import type { ParsedResume } from '@/lib/contracts';
import type { StringModel } from '@/lib/engine/strings';
import type { PlaceContext } from '../../shared/places/settle';
import type { PairEvidence } from '../lines/fields';

/** Context of the readers of work history and education in addition to the sections. */
export type HistoryContext = {
  /** yyyy-MM-dd: stands for today (parsing.md, DocumentLastModified). */
  documentLastModified: string;
  /** ISO 639-1 code of the document, where known. */
  language?: string;
  /** Recognises places; without it only large towns are known. */
  places?: PlaceContext;
  /** Classifies strings. */
  strings?: StringModel;
  /** Answers true when the time is up. */
  shouldStop?: () => boolean;
};

export type ParsedPosition = NonNullable<
  NonNullable<NonNullable<ParsedResume['employmentHistory']>['positions']>[number]
>;

export type ParsedEducation = NonNullable<
  NonNullable<NonNullable<ParsedResume['education']>['educationDetails']>[number]
>;

/** The values of entries that have a certainty. */
export type CertainField = 'title' | 'employer' | 'jobDates' | 'degree' | 'major' | 'school' | 'studyDates';

/** A value together with the lines of the document (indexes) that it was read from. */
export type FoundPosition = {
  position: ParsedPosition;
  lines: number[];
  /** True where its dates may be those of something else. */
  hasDoubtfulDates: boolean;
};

/** A value together with the lines of the document (indexes) that it was read from. */
export type FoundEducation = {
  education: ParsedEducation;
  lines: number[];
  /** Those of them that are in the header of the entry. */
  header: number[];
  /** Values among these that may be wrong. */
  doubts: ('degree' | 'major' | 'school' | 'studyDates')[];
};

/** Rules that distinguish the two fields of a header in sections of one topic. */
export type PairModel = {
  evidence: PairEvidence;
  /** Weight of the place in the header relative to the words: less where the words are telling. */
  slotWeight: number;
  /** Evidence from which on a text is surely an employer or a school, whatever comes before it. */
  sureWhere: number;
  /** True for a text that is an entry by itself, as the name of a degree is. */
  isWholeAlone?: (text: string) => boolean;
};
