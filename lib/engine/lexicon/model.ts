import type {
  AttributeName,
  ContractKind,
  FieldLabel,
  Force,
  FurtherDetail,
  HeadingKind,
  JobKind,
  NamedDegree,
  PhoneLabel,
  PlaceMark,
  PostingHeading,
  PostingLabel,
  PostingTopic,
  SchoolKind,
  SentenceWord,
} from './kinds';

/**
 * Phrases as people write them, with their accents, separated by `;`. Comparison folds case and accents, so each is here
 * once. A phrase may be in several languages.
 */
export type Phrases = string;

/**
 * Phrases that stand for several: `(a|b)` is either, `[áa]` one of these letters, `?` makes what is before it optional, `*`
 * is any letters and `+` at least one behind others, `#` a number, `~` a word, `…` up to thirty characters of the sentence.
 * `patternsOf` compiles them.
 */
export type Patterns = Phrases;

/** Everything that one language adds to the reading of CVs and postings. Whatever it has no words for is absent. */
export type Lexicon = {
  /** ISO 639-1, or `mul` for what is of no one language. */
  language: string;
  /** The parts below that the language has no words for yet, so that their absence is known to be one. */
  lacks?: readonly LexiconPart[];
} & Partial<LexiconParts>;

export type LexiconPart = keyof LexiconParts;

export type LexiconParts = {
  /** The twelve months from January on, separated by `;`, the forms of each by `,`. */
  months: string;
  /** Seasons and terms of a year. */
  seasons: Partial<Record<'spring' | 'summer' | 'autumn' | 'winter', Phrases>>;
  dates: {
    /** "Until today": the open end of a range. */
    present?: Phrases;
    /** Before a date from which something has been going on. */
    since?: Phrases;
    /** Before a date, for its precision: "early", "ca." */
    about?: Phrases;
    /** Before a date, naming it: "year", "expected". */
    named?: Phrases;
    /** Before the start of a range: "from". */
    from?: Phrases;
    /** Before an end without a start: "until". */
    until?: Phrases;
    /** Between the ends of a range: "to". */
    between?: Phrases;
    /** Between day, month and year: "5th of May". */
    inside?: Phrases;
    /** Behind a year, a month, and a day that comes last: "2019 m. kovo mėn.", "2019 m. kovo 5 d." */
    behindYear?: Patterns;
    behindMonth?: Patterns;
    behindDay?: Patterns;
    /** Units of a length of time, in all forms: "years", "mos". */
    lengths?: Phrases;
  };
  /** Whole headings of sections. */
  headings: Partial<Record<HeadingKind, Phrases>>;
  /** Words of which headings are made that are no whole ones above; each is one word. */
  headingWords: {
    /** Words that decide by themselves what a section is about. */
    subjects?: Partial<Record<HeadingKind, Phrases>>;
    /** A career as a whole; the noun next to it decides. */
    careers?: Phrases;
    /** A course through time: with a career, a list of jobs. */
    courses?: Phrases;
    /** A short account: with a career, a summary. */
    accounts?: Phrases;
    /** Nouns that add nothing to the subject: "details". */
    nouns?: Phrases;
    /** Words that qualify a heading without changing its subject: "relevant". */
    modifiers?: Phrases;
    /** Words and signs that join two subjects in one heading: "and". */
    joints?: Phrases;
    /** Labels of the duties inside an entry: "responsibilities". */
    duties?: Phrases;
    /** Words that make a label of duties with one of `dutyAccounts`: "job", "company". */
    dutyOwners?: Phrases;
    dutyAccounts?: Phrases;
  };
  /** Labels of personal details. */
  personLabels: Partial<Record<AttributeName | FurtherDetail, Phrases>>;
  /** Labels of the fields of entries, in forms and in the heads of tables. */
  fieldLabels: Partial<Record<FieldLabel, Phrases>>;
  /** Words around such a label that do not change what it means: "name of the", "present". */
  fieldQualifiers: Phrases;
  /** Lines inside an entry that announce what was done: "key achievements". */
  dutyLabels: Phrases;
  /** Labels before the languages that somebody speaks. */
  languageLabels: Phrases;
  /** Words that give the language away, each a single one: articles, prepositions, what CVs are made of. */
  functionWords: Phrases;
  /** Words around the fields of an entry that is written as a sentence: "worked as", "at". */
  sentences: Partial<Record<SentenceWord, Phrases>>;
  /** Labels before a telephone number, and before numbers that are none. */
  phoneLabels: Partial<Record<PhoneLabel, Phrases>>;
  /** Labels before an address or a town, and words such as "living in". */
  placeLabels: Phrases;
  /** Titles of the document itself: "curriculum vitae". */
  documentTitles: Phrases;
  people: {
    genders?: Phrases;
    maritalStates?: Phrases;
    /** Titles before a name: "Dr", "Mrs". */
    prefixes?: Phrases;
    /** Words that begin a family name and are written small: "van". */
    particles?: Phrases;
    /** Words of titles, employers and documents: a line that has one is no name. */
    notNames?: Phrases;
    /** Labels of other people: "supervisor", "contact person". */
    others?: Phrases;
    /** Forms of address before the name of anybody, with or without a full stop. */
    addressed?: Patterns;
  };
  employers: {
    /** Forms by law, almost sure signs of an employer: "Ltd". */
    legalForms?: Phrases;
    /** Words in names of employers; `*` at the beginning is any beginning of a compound. */
    words?: Phrases;
    /** The same where no space shows words: parts of a name. */
    pieces?: Phrases;
    /** Work on one's own account. */
    oneself?: Phrases;
  };
  /** Kinds of contract, and work from anywhere. */
  employment: Partial<Record<JobKind | 'remote' | 'leave', Phrases>>;
  /** Words of job titles; `*` as in `employers.words`. */
  titles: {
    /** Titles by themselves. */
    sure?: Phrases;
    /** Further trades, crafts and offices. */
    trades?: Phrases;
    /** Where no space shows words: parts of a title. */
    pieces?: Phrases;
    /** Words that make a title more likely without being one: "senior". */
    weak?: Phrases;
  };
  /** Words of the names of schools; `*` as in `employers.words`. */
  schools: Partial<Record<SchoolKind, Phrases>>;
  /** Names of degrees; `*` at the end is any ending. */
  degrees: Partial<Record<NamedDegree, Phrases>>;
  /** Words of fields of study, enough to tell a subject from a degree; `*` as in `employers.words`. */
  studySubjects: Phrases;
  /** How well somebody knows a skill, each a single word, and speaks a language. */
  levels: { skills?: Phrases; speech?: Phrases };
  /** Words of licences to practise or to drive. */
  licences: Phrases;
  certificates: {
    /** Words in the name of a certificate, as against that of who issued it. */
    marks?: Phrases;
    /** Words that make a course a certificate anywhere. */
    sure?: Phrases;
    /** Words that a line with a certificate opens with. */
    first?: Patterns;
    /** Words behind the name of a certificate. */
    last?: Phrases;
    /** Labels of certificates and nothing else, in all forms. */
    labels?: Phrases;
    /** Words that open a short line which names a course. */
    courses?: Patterns;
    /** Before a date of a certificate: "valid until". Compared with accents. */
    validity?: Patterns;
    /** Between a certificate and who issued it: "issued by". Compared with accents. */
    issuers?: Phrases;
    /** Openings of rows that are about a certificate and do not name it. */
    rows?: Patterns;
  };
  /** Nationalities by the code of their country. */
  nationalities: Record<string, Phrases>;
  addresses: {
    /** Words of streets, houses and flats. */
    streets?: Patterns;
    /** The same, only before a name. */
    before?: Phrases;
    /** Ends of names of streets. */
    endings?: Phrases;
    /** Before a town: "living in". */
    livingIn?: Phrases;
  };
  /** Marks before parts of addresses, the longer ones first: "Dist.", "c/o". */
  placeMarks: Partial<Record<PlaceMark, Patterns>>;
  /** Marks behind them. */
  placeMarksBehind: Partial<Record<PlaceMark, Patterns>>;
  /** What programs print on each page: "page 1 of 2", the footer of Europass. */
  pages: { page?: Patterns; of?: Phrases; union?: Patterns };
  studies: {
    /** Labels of marks. Compared with accents, as are the lists below. */
    grades?: Patterns;
    /** Between a mark and the best one. */
    outOf?: Phrases;
    /** Honours next to a degree. */
    praise?: Patterns;
    /** Beginnings of words for studies that are finished, and for those that are not. */
    finished?: Patterns;
    unfinished?: Phrases;
    /** Parts of a school: "faculty". */
    faculties?: Patterns;
    /** Kinds of school that are no name by themselves where the name follows. */
    bareSchools?: Phrases;
  };
  /** Armed forces and their ranks. */
  service: Partial<Record<Force | 'ranks', Patterns>>;
  /** Kinds of references. */
  references: { personal?: Phrases; professional?: Phrases };
  sentenceWords: {
    /** Words that join the words of a sentence. */
    joining?: Phrases;
    /** Openings of a clause behind a comma. */
    clauses?: Phrases;
  };
  /** Titles of the columns of a grid of languages: "speaking". */
  languageActivities: Phrases;
  /** Labels before the facts of a posting. */
  postingLabels: Partial<Record<PostingLabel, Phrases>>;
  /** Beginnings of words by which a line of a posting is about something; duties begin with theirs. */
  postingTopics: Partial<Record<PostingTopic, Patterns>>;
  /** Texts of the pages around postings: navigation, buttons, counters. */
  postingPages: Phrases;
  /** Say what contract it is after a label, in a title, among the facts of the job. */
  contractMarks: Partial<Record<ContractKind, Patterns>>;
  /** Say it in any sentence. */
  contractPhrases: Partial<Record<ContractKind, Patterns>>;
  /** Say that the job is for the whole week, or for a part of it. */
  workingTime: { full?: Patterns; part?: Patterns };
  workplaces: {
    /** Say after a label or in a title that the job can be done from elsewhere. */
    remote?: Patterns;
    /** Say it in any sentence. */
    remotePhrases?: Patterns;
    /** Say after a label that it cannot. */
    onSite?: Patterns;
  };
  /** Words of postings that make the rest of their sentence optional. */
  optional: Patterns;
  /** Headings of postings; `*` is any end of a word, `^` the start of the heading. */
  postingHeadings: Partial<Record<PostingHeading, Phrases>>;
};
