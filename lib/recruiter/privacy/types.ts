import type { DossierKind } from '../ground/dossier-kind';

/** Something in the bin. Times are ISO 8601. */
export type Binned = {
  id: string;
  kind: DossierKind;
  name: string;
  title: string | null;
  /** Null where a rule put it there. */
  by: string | null;
  at: string;
  /** When it is deleted for good. */
  dueAt: string;
};

/** Rules for how long things are kept. */
export type PrivacyRules = {
  /** Days for which the bin keeps a record. */
  binDays: number;
  /** Months without a change after which a candidate moves to the bin; null for never. */
  retentionMonths: number | null;
  /** True if candidates on a shortlist are kept. */
  keepShortlisted: boolean;
};

/** Preview of a rule: the number of candidates it selects now and within 30 days, and the first of them. */
export type RetentionPreview = {
  now: number;
  soon: number;
  next: { id: string; name: string; lastChanged: string; goesAt: string }[];
};

/** Grounds for keeping a candidate. */
export const BASES = ['unknown', 'consent', 'application', 'interest', 'withdrawn'] as const;

export type Basis = (typeof BASES)[number];

/** Source of a candidate and the ground for keeping them. `since` is yyyy-MM-dd. */
export type Provenance = {
  source: string;
  basis: Basis;
  since: string | null;
  by: string | null;
  at: string | null;
};

/** One line of the audit log. `subject` is a pseudonym: the same for the same candidate, leading nowhere. */
export type AuditLine = {
  id: number;
  at: string;
  by: string;
  action: string;
  subject: string | null;
  /** Further details, by name. */
  detail: Readonly<Record<string, string | number>>;
};

export type AuditPage = {
  lines: AuditLine[];
  total: number;
  page: number;
  pageCount: number;
  actions: string[];
};
