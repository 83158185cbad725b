import type { Brand } from '../handover/types';

/** Pay as a posting states it. */
export type StatedPay = {
  from: number | null;
  to: number | null;
  /** ISO 4217. */
  currency: string;
  unit: 'HOUR' | 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';
  /** In words: `EUR 3,500–4,000 a month`. */
  text: string;
};

/** The public form of a job, as members see it. `closesOn` is yyyy-MM-dd. */
export type ApplicationForm = {
  /** Address of the form; null where the job never had one. */
  link: string | null;
  open: boolean;
  closesOn: string | null;
  /** True after its last day. */
  over: boolean;
  /** Number of CVs that came in through it. */
  applications: number;
};

/** A part of a posting with its heading, in paragraphs and lists of plain text. */
export type DescriptionPart = {
  heading: string | null;
  blocks: ({ kind: 'text'; text: string } | { kind: 'points'; points: string[] })[];
};

/** Contents of the page of a form for anybody who has its address. */
export type PublicForm = {
  brand: Brand;
  title: string;
  employer: string | null;
  place: string | null;
  pay: string | null;
  /** Address of the open jobs of the workspace, for a job that is among them. */
  others: string | null;
  description: DescriptionPart[];
  /** Text that applicants agree to. */
  consent: string;
  mostMegabytes: number;
  /** To be sent with the form; null for a form that takes no applications now. */
  stamp: string | null;
};

/** Reasons why an application was refused, as in the address of the page. */
export const APPLICATION_FAULTS = [
  'closed',
  'stale',
  'hasty',
  'busy',
  'name',
  'email',
  'consent',
  'missing-file',
  'file-kind',
  'file-size',
  'unreadable',
] as const;

export type ApplicationFault = (typeof APPLICATION_FAULTS)[number];

/** Text typed into a form that was rejected, valid or not. */
export type ApplicationDraft = { name: string; email: string };

/** Origin of a document of a candidate that came in from outside. Times are ISO 8601. */
export type Arrival = {
  /** `dropped-mail`: a member dropped a mail; `at` is then the time it was sent, if stated. */
  channel: 'form' | 'mail' | 'dropped-mail';
  at: string;
  document: string;
  /** As the sender gave it; who they are is not checked. */
  name: string;
  email: string;
  subject: string;
  /** The wording that was agreed to. */
  consent: string | null;
  job: { id: string; title: string } | null;
};
