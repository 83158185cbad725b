import type { Figure } from '../market/figures/types';

/** The figures of a report of one's own, in their order. */
export const REPORT_FIGURES = [
  'times',
  'stages',
  'time-in-stage',
  'sources',
  'sources-of-hired',
  'reasons',
  'jobs',
  'recruiters',
] as const;

export type ReportFigureId = (typeof REPORT_FIGURES)[number];

/** What a report is about, as it is in a URL. Days are yyyy-MM-dd, both included. */
export type ReportView = {
  from: string | null;
  to: string | null;
  jobId: string | null;
  memberId: string | null;
  /** The figure and the row of it whose people are shown. */
  of: { figure: ReportFigureId; row: string } | null;
};

/** One person behind a number; `days` is how long it took, where it is about a time. */
export type ReportPerson = {
  candidate: { id: string; name: string };
  job: { id: string; title: string };
  stage: string;
  reason: string | null;
  addedAt: string;
  days: number | null;
};

export type ReportPeople = { title: string; row: string; people: ReportPerson[] };

export type Report = {
  /** Number of people on shortlists of the question. */
  entries: number;
  figures: { id: ReportFigureId; title: string; figure: Figure }[];
  people: ReportPeople | null;
  /** What can be chosen. */
  jobs: { id: string; title: string }[];
  members: { id: string; name: string }[];
};
