/** Documents of people and employers that do not exist, as clients send them. */

export const JOB = {
  JobTitles: { MainJobTitle: 'Joiner', JobTitle: ['Joiner'] },
  JobDescription: 'You make and fit windows, doors and stairs of wood, and read technical drawings.',
  CertificationsAndLicenses: ['CSCS'],
  Skills: { Raw: [{ Name: 'Carpentry', Required: true }, { Name: 'AutoCAD' }] },
  MinimumYears: { Value: 3 },
  JobMetadata: { DocumentLanguage: 'en' },
};

export function resumeNamed(given: string, family: string, pronoun: string) {
  return {
    ContactInformation: {
      CandidateName: { FormattedName: `${given} ${family}`, GivenName: given, FamilyName: family },
      EmailAddresses: [`${given.toLowerCase()}@example.org`],
    },
    ProfessionalSummary: `${given} builds stairs. ${pronoun} likes oak.`,
    EmploymentHistory: {
      ExperienceSummary: { MonthsOfWorkExperience: 84, CurrentManagementLevel: 'low-or-no-level' },
      Positions: [
        {
          Id: 'POS-1',
          IsCurrent: true,
          JobTitle: { Raw: 'Joiner' },
          StartDate: {
            Date: '2019-03-01',
            IsCurrentDate: false,
            FoundYear: true,
            FoundMonth: true,
            FoundDay: false,
          },
          EndDate: {
            Date: '2026-03-01',
            IsCurrentDate: true,
            FoundYear: true,
            FoundMonth: true,
            FoundDay: false,
          },
          Description: 'Made and fitted windows and doors of wood. Drew them in AutoCAD.',
        },
      ],
    },
    Skills: { Raw: [{ Name: 'Carpentry' }] },
    ResumeMetadata: { DocumentLanguage: 'en', DocumentLastModified: '2026-05-01', PlainText: '' },
  };
}

export const RESUME = resumeNamed('Ottoline', 'Farrow', 'She');
