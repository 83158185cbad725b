/** Words of fictional CVs in one language; lists are separated by `;`. */
export type Words = {
  people: string;
  towns: string;
  /** Names of employers, without and with their kind. */
  employers: string;
  titles: string;
  schools: string;
  degrees: string;
  subjects: string;
  /** Work done in a job, as items and as sentences. */
  deeds: string;
  skills: string;
  languages: string;
  levels: string;
  hobbies: string;
  aims: string;
  declarations: string;
  documentTitles: string;
  months: string;
  now: string;
  /** Headings by the kind of section. */
  headings: Record<
    | 'work'
    | 'education'
    | 'skills'
    | 'languages'
    | 'personal'
    | 'objective'
    | 'hobbies'
    | 'declaration'
    | 'awards',
    string
  >;
  /** Labels of fields of entries. */
  labels: Record<
    'employer' | 'title' | 'period' | 'place' | 'degree' | 'school' | 'year' | 'grade' | 'duties',
    string
  >;
  /** Rows of personal details: label and values, separated by `=`. */
  details: string;
  /**
   * A job and a degree in a sentence, with {title}, {employer}, {from}, {to}, {town}; {degree}, {subject}, {school},
   * {year}.
   */
  jobSentences: string;
  degreeSentences: string;
};
