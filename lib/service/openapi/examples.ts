/** The people, jobs and indexes of the examples. They do not exist; run in order, each example finds its subjects. */

const CV = `Amara Whitcombe
amara.whitcombe@example.org | +32 3 555 01 23 | Antwerp, Belgium

Experience
Data Engineer, Quayside Logistics, March 2021 - present
Built pipelines in Python and SQL.

Education
Master of Computer Science, University of Ghent, 2018
`;

const POSTING = `Data Engineer (m/f/x)
Quayside Logistics, Antwerp, Belgium

You build data pipelines in Python and SQL. At least three years of experience.
`;

const base64 = (text: string) => Buffer.from(text).toString('base64');

const document = (text: string) => ({
  DocumentAsBase64String: base64(text),
  DocumentLastModified: '2026-11-01',
});

const documentV9 = (text: string) => ({
  DocumentAsBase64String: base64(text),
  RevisionDate: '2026-11-01',
});

const started = {
  Date: '2021-03-01',
  IsCurrentDate: false,
  FoundYear: true,
  FoundMonth: true,
  FoundDay: false,
};
const today = { Date: '2026-11-01', IsCurrentDate: true, FoundYear: true, FoundMonth: true, FoundDay: true };

export const PARSE_RESUME = { ...document(CV), SkillsSettings: { Normalize: true, TaxonomyVersion: 'V2' } };
export const PARSE_JOB = document(POSTING);
export const PARSE_RESUME_V9 = documentV9(CV);
export const PARSE_JOB_V9 = documentV9(POSTING);

/** As a parse returns it, cut to the parts that matter for a match. */
export const RESUME = {
  ContactInformation: { Location: { CountryCode: 'BE', Municipality: 'Antwerp' } },
  EmploymentHistory: {
    ExperienceSummary: { MonthsOfWorkExperience: 68 },
    Positions: [
      {
        Id: 'POS-1',
        Employer: { Name: { Raw: 'Quayside Logistics' } },
        JobTitle: { Raw: 'Data Engineer' },
        StartDate: started,
        EndDate: today,
        IsCurrent: true,
      },
    ],
  },
  Skills: { Raw: [{ Name: 'Python' }, { Name: 'SQL' }] },
  ResumeMetadata: { DocumentLanguage: 'en', DocumentLastModified: '2026-11-01' },
};

export const JOB = {
  JobTitles: { MainJobTitle: 'Data Engineer', JobTitle: ['Data Engineer'] },
  CurrentLocation: { CountryCode: 'BE', Municipality: 'Antwerp' },
  MinimumYears: { Value: 3 },
  Skills: { Raw: [{ Name: 'Python', Required: true }, { Name: 'SQL' }] },
  JobMetadata: { DocumentLanguage: 'en' },
};

/** The indexes of the examples; the last ones of their chapter delete them. */
export const PEOPLE = 'docs-people';
export const JOBS = 'docs-jobs';
