/** What a section of a CV may be about; see `parser/resume/headings/kinds.ts` for what follows of it. */
export type HeadingKind =
  | 'contact'
  | 'personal'
  | 'summary'
  | 'objective'
  | 'coverLetter'
  | 'qualifications'
  | 'workHistory'
  | 'volunteering'
  | 'projects'
  | 'education'
  | 'training'
  | 'skills'
  | 'languages'
  | 'certifications'
  | 'licenses'
  | 'awards'
  | 'publications'
  | 'articles'
  | 'books'
  | 'conferencePapers'
  | 'patents'
  | 'speaking'
  | 'references'
  | 'hobbies'
  | 'affiliations'
  | 'military'
  | 'clearances'
  | 'workStatus'
  | 'availability'
  | 'ignored'
  | 'other';

/** Details of a person that the wire has an attribute for. */
export type AttributeName =
  | 'availability'
  | 'birthplace'
  | 'currentLocation'
  | 'currentSalary'
  | 'dateOfBirth'
  | 'drivingLicense'
  | 'familyComposition'
  | 'fathersName'
  | 'gender'
  | 'hukouCity'
  | 'maritalStatus'
  | 'mothersMaidenName'
  | 'motherTongue'
  | 'nationalIdentity'
  | 'nationality'
  | 'passportNumber'
  | 'preferredLocation'
  | 'requiredSalary'
  | 'visaStatus'
  | 'willingToRelocate';

/** Details of a person without one. `reading` is the pronunciation of a name, which Japanese forms have above it. */
export type FurtherDetail =
  | 'name'
  | 'reading'
  | 'givenName'
  | 'familyName'
  | 'address'
  | 'permanentAddress'
  | 'phone'
  | 'email'
  | 'languages'
  | 'relative'
  | 'document'
  | 'body'
  | 'belief'
  | 'interests';

/** Fields of the entries of forms and tables; those of jobs and of studies are apart where the name tells them apart. */
export type FieldLabel =
  | 'what'
  | 'whatOfJob'
  | 'whatOfStudy'
  | 'where'
  | 'whereOfJob'
  | 'whereOfStudy'
  | 'boardOfStudy'
  | 'subjectOfStudy'
  | 'when'
  | 'start'
  | 'end'
  | 'place'
  | 'gradeOfStudy'
  | 'text'
  | 'projectOfJob'
  | 'detail';

/** What the words around a field of a sentence mean; see `parser/resume/entries/statements/vocabulary.ts`. */
export type SentenceWord =
  | 'worked'
  | 'working'
  | 'joined'
  | 'studied'
  | 'studying'
  | 'as'
  | 'asBefore'
  | 'at'
  | 'under'
  | 'from'
  | 'with'
  | 'for'
  | 'in'
  | 'major'
  | 'time';

/** Degree Type of the wire (parsing.md), as far as degrees have names of their own. */
export type NamedDegree =
  | 'postdoctorate'
  | 'doctorate'
  | 'professional'
  | 'MBA'
  | 'MSc'
  | 'masters'
  | 'somePostgraduate'
  | 'BSc'
  | 'bachelors'
  | 'associates'
  | 'ASc'
  | 'HND_HNC_OrEquivalent'
  | 'international'
  | 'vocational'
  | 'highSchoolOrEquivalent'
  | 'ged'
  | 'certification';

/** SchoolType of the wire (parsing.md); `other` are words of schools of every kind. */
export type SchoolKind =
  | 'university'
  | 'college'
  | 'community'
  | 'vocational'
  | 'highschool'
  | 'lowerSchool'
  | 'professional'
  | 'other';

/** What a number is whose label is before it. */
export type PhoneLabel = 'mobile' | 'phone' | 'fax' | 'otherNumber';

/** What a part of a posting is about. */
export type PostingHeading =
  | 'role'
  | 'duties'
  | 'requirements'
  | 'preferred'
  | 'benefits'
  | 'employer'
  | 'pay'
  | 'application'
  | 'facts'
  | 'notice';

/** JobType of the wire (wire-facts 2.10). */
export type JobKind = 'internship' | 'volunteer' | 'temp' | 'contract' | 'directHire';

/**
 * Phrases as people write them, with their accents, separated by `;`. Comparison folds case and accents, so each is here
 * once. A phrase may be in several languages.
 */
export type Phrases = string;

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
  /** Headings of postings; `*` is any end of a word, `^` the start of the heading. */
  postingHeadings: Partial<Record<PostingHeading, Phrases>>;
};
