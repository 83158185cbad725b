import type { Kind } from './person.ts';

/** A fictional job posting as its employer would publish it: a head, a few facts, and sections of prose and lists. */
export type Posting = {
  id: string;
  language: 'en' | 'nl' | 'de' | 'fr' | 'es' | 'it' | 'pt' | 'pl' | 'sv';
  kind: Kind;
  title: string;
  employer: string;
  place: string;
  facts: [label: string, value: string][];
  sections: Section[];
};

/** A heading, then paragraphs; a list stands for bullets. */
export type Section = { heading: string; body: (string | string[])[] };
