import type { OutsideJob } from '../applications/outside';
import type { Json } from '../exports/filled';
import type { Brand } from '../handover/types';

/** What a posting says by terms of schema.org, of what may be shown. */
export type JobPostingFacts = {
  employmentType: string[];
  address: Json;
  /** Nobody comes to an office at all. */
  isFullyRemote: boolean;
};

/** An open job as people outside see it. */
export type CareerJob = Omit<OutsideJob, 'location'> & {
  key: string;
  contract: string | null;
  employment: string | null;
  remote: boolean;
  /** yyyy-MM-dd. */
  publishedOn: string;
  lastDay: string | null;
  /** The way to its form, from the root of the site. */
  apply: string;
  facts: JobPostingFacts;
  /** Its words, as they are compared. */
  words: string;
};

/** What is around the jobs of the career page. */
export type CareerFrame = { brand: Brand; heading: string; lead: string };

/** The career page with all that is on it. */
export type Careers = CareerFrame & { jobs: CareerJob[] };
