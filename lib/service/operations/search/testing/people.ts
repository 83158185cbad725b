/** Some people and jobs who do not exist, as parsed documents, each with something to be found by. */

const day = (iso: string) => ({
  Date: iso,
  IsCurrentDate: false,
  FoundYear: true,
  FoundMonth: true,
  FoundDay: true,
});

const summary = (months: number, more: Record<string, unknown> = {}) => ({
  MonthsOfWorkExperience: months,
  MonthsOfManagementExperience: 0,
  AverageMonthsPerEmployer: 24,
  FulltimeDirectHirePredictiveIndex: 60,
  ExecutiveType: 'NONE',
  CurrentManagementLevel: 'low-or-no-level',
  ...more,
});

const skill = (Name: string, months: number, last: string) => ({
  Name,
  MonthsExperience: { Value: months },
  LastUsed: { Value: last },
});

const TODAY = '2026-05-01';

export const ADA = {
  ContactInformation: {
    CandidateName: { FormattedName: 'Ada Fenwick' },
    Location: {
      CountryCode: 'GB',
      Municipality: 'Leeds',
      Regions: ['West Yorkshire'],
      PostalCode: 'LS1 4AP',
      GeoCoordinates: { Latitude: 53.8, Longitude: -1.55 },
    },
  },
  EmploymentHistory: {
    ExperienceSummary: summary(120, {
      MonthsOfManagementExperience: 36,
      CurrentManagementLevel: 'mid-level',
      ExecutiveType: 'IT',
      AverageMonthsPerEmployer: 60,
    }),
    Positions: [
      {
        Id: 'POS-1',
        Employer: { Name: { Raw: 'Brinsby Marine Ltd' } },
        JobTitle: { Raw: 'Lead Software Engineer' },
        IsCurrent: true,
        Description: 'Built tide tables in Node.js and C++ with a small team.',
      },
      {
        Id: 'POS-2',
        Employer: { Name: { Raw: 'Harbour Trust' } },
        JobTitle: { Raw: 'Web Developer' },
        IsCurrent: false,
      },
    ],
  },
  Education: {
    HighestDegree: { Type: 'masters' },
    EducationDetails: [
      {
        Id: 'EDU-1',
        SchoolName: { Raw: 'University of Leeds' },
        Degree: { Name: { Raw: 'Master of Science' }, Type: 'MSc' },
        Majors: ['Applied Physics'],
        GPA: { NormalizedScore: 0.9 },
        EndDate: day('2015-07-01'),
      },
    ],
  },
  Skills: {
    Raw: [skill('C++', 100, TODAY), skill('JavaScript', 50, TODAY), skill('COBOL', 12, '2014-01-01')],
  },
  SkillsData: [{ Root: 'r', Taxonomies: [{ Id: '10', SubTaxonomies: [{ SubTaxonomyId: '198' }] }] }],
  Certifications: [{ Name: 'Certified Scrum Master' }],
  LanguageCompetencies: [{ LanguageCode: 'en' }, { LanguageCode: 'de' }],
  SecurityCredentials: [{ Name: 'Developed Vetting' }],
  Patents: 'Tide gauge, 2019',
  ResumeMetadata: {
    PlainText: 'Lead Software Engineer with tide tables',
    DocumentLanguage: 'en',
    DocumentLastModified: TODAY,
  },
};

export const BRAM = {
  ContactInformation: {
    Location: {
      CountryCode: 'NL',
      Municipality: 'Utrecht',
      GeoCoordinates: { Latitude: 52.09, Longitude: 5.12 },
    },
  },
  EmploymentHistory: {
    ExperienceSummary: summary(24),
    Positions: [
      {
        Id: 'POS-1',
        Employer: { Name: { Raw: 'De Zilveren Moer' } },
        JobTitle: { Raw: 'Verpleegkundige' },
        IsCurrent: true,
      },
    ],
  },
  Education: {
    HighestDegree: { Type: 'bachelors' },
    EducationDetails: [
      {
        Id: 'EDU-1',
        SchoolName: { Raw: 'Hogeschool Utrecht' },
        Degree: { Name: { Raw: 'Bachelor of Nursing' }, Type: 'bachelors' },
        EndDate: { ...day(TODAY), IsCurrentDate: true },
      },
    ],
  },
  Skills: { Raw: [skill('JavaScript', 20, '2020-01-01'), skill('Wondverzorging', 24, '2026-04-01')] },
  LanguageCompetencies: [{ LanguageCode: 'nl' }, { LanguageCode: 'en' }],
  MilitaryExperience: [{ Country: 'NL' }],
  ResumeMetadata: {
    PlainText: 'Verpleegkundige',
    DocumentLanguage: 'nl',
    DocumentLastModified: '2026-02-01',
  },
};

export const CLEO = {
  ContactInformation: { Location: { CountryCode: 'GB', Municipality: 'Bristol' } },
  EmploymentHistory: {
    ExperienceSummary: summary(60, { FulltimeDirectHirePredictiveIndex: 10 }),
    Positions: [
      {
        Id: 'POS-1',
        Employer: { Name: { Raw: 'Brinsby Marine Ltd' } },
        JobTitle: { Raw: 'Welder' },
        IsCurrent: false,
        Description: 'Welded hulls; tables of tides on the wall.',
      },
    ],
  },
  Education: {
    EducationDetails: [
      {
        Id: 'EDU-1',
        SchoolName: { Raw: 'Bristol College' },
        Degree: { Name: { Raw: 'Welding Diploma' }, Type: 'vocational' },
        EndDate: day(new Date(Date.now() - 100 * 86_400_000).toISOString().slice(0, 10)),
        Graduated: { Value: true },
      },
    ],
  },
  Skills: { Raw: [skill('MIG welding', 60, '2025-01-01')] },
  Publications: 'On seams',
  SpeakingEngagements: 'Seams for all',
  ResumeMetadata: { PlainText: 'Welder', DocumentLanguage: 'en', DocumentLastModified: '2025-03-01' },
};

export const JOB = {
  JobTitles: { MainJobTitle: 'Software Engineer', JobTitle: ['Software Engineer'] },
  EmployerNames: { MainEmployerName: 'Brinsby Marine Ltd' },
  MinimumYears: { Value: 3 },
  LanguageCodes: ['en'],
  CurrentLocation: { CountryCode: 'GB', Municipality: 'Leeds' },
  Skills: { Raw: [{ Name: 'C++' }] },
  JobDescription: 'Keep the tide tables right.',
  JobMetadata: { PlainText: 'Software Engineer', DocumentLanguage: 'en', DocumentLastModified: TODAY },
};
