import type { CustomField, CustomValues, OtherValue } from '../custom-fields/types';
import type { MachineAnswers, MachineReading } from '../questions/types';
import type { SkillMatch, Understood } from '../search/types';

/** `incomplete`: the parser ran out of time and kept its results so far. */
export const DOSSIER_STATES = ['complete', 'incomplete'] as const;

export type DossierState = (typeof DOSSIER_STATES)[number];

/** Fields of a line of every list. Times are ISO 8601. */
export type DossierLine = {
  id: string;
  name: string;
  tags: string[];
  state: DossierState;
  sample: boolean;
  /** Does not look like a CV. */
  misfit: boolean;
  addedAt: string;
  updatedAt: string;
  /** The requested skills, the longest used first; only on pages of a list. */
  matches?: SkillMatch[];
  /** Whole kilometres from the nearest requested place, if any. */
  distance?: number | undefined;
  /** What the fields of the workspace hold, by their keys; nothing where there are no fields. */
  custom?: CustomValues;
};

/** `total` counts everything the search and the filters admit. */
export type ListPage<Line> = {
  items: Line[];
  total: number;
  page: number;
  pageSize: number;
  pageCount: number;
  understood: Understood;
};

export type Facet = { value: string; count: number };

/** Choices of the filters of every list, the most common value first, counted over the whole list. */
export type ListFacets = {
  tags: Facet[];
  languages: Facet[];
  countries: Facet[];
  total: number;
  samples: number;
};

/**
 * The document a parse was made of. `view` is the form that the page can show: the PDF itself at `url`, the converted
 * HTML at `htmlUrl` (for a sandboxed frame), or neither. `source` is the address it was fetched from.
 */
export type OriginalDocument = {
  id: string;
  name: string;
  size: number;
  mediaType: string;
  view: 'pdf' | 'html' | 'none';
  url: string;
  downloadUrl: string;
  htmlUrl: string | null;
  source: string | null;
  uploadedAt: string;
  uploadedBy: string;
};

/**
 * A corrected value, kept apart from the parsed one. `path` is dotted with list positions as numbers:
 * `employmentHistory.positions.0.jobTitle.raw`. `value` null means that the parsed value is wrong and should be empty.
 * `detached`: a newer parse no longer has the list entry that was corrected; the value is kept and not applied.
 */
export type Correction = {
  id: string;
  path: string;
  value: unknown;
  parsedValue: unknown;
  by: string;
  at: string;
  detached: boolean;
};

/** A file that came in with a document, in the same mail. `size` is in bytes; `document` is the name of the document. */
export type Attachment = { id: string; name: string; size: number; document: string };

/** An event in the history of a dossier, newest first. `detail` is for display. */
export type HistoryEntry = {
  id: string;
  kind: 'uploaded' | 'parsed' | 'corrected' | 'correction-removed' | 'correction-undone';
  at: string;
  by: string;
  path?: string;
  value?: unknown;
  /** Name of a field of the workspace, whose value is in words. */
  field?: string;
  detail?: string;
};

/** One parse of one document. `current` is the one the page shows. */
export type ParseVersion = {
  id: string;
  documentId: string;
  documentName: string;
  parsedAt: string;
  engineVersion: string | null;
  transactionId: string | null;
  current: boolean;
};

/** Everything of one dossier. */
export type DossierDetail<Line, Data> = {
  summary: Line;
  original: OriginalDocument;
  /** Every document, the newest first; `original` is one of them. */
  documents: OriginalDocument[];
  /** As the parser gave it, with the names of our code. */
  parsed: Data;
  /** The parsed data with the corrections laid over it, for display. */
  effective: Data;
  corrections: Correction[];
  versions: ParseVersion[];
  history: HistoryEntry[];
  /** Answers of a language model about a CV; null without questions. */
  answers: MachineAnswers | null;
  /** Differences between a model's reading of a CV and the parser's; null without a model. */
  reading: MachineReading | null;
  /** The fields of the workspace, archived ones last, and what they hold by their keys. */
  fields: CustomField[];
  custom: CustomValues;
  /** Values of those who were merged into this one, where they differ. */
  otherValues: OtherValue[];
  /** True when not all of the document was read: the data may be incomplete. */
  isPartial: boolean;
};
