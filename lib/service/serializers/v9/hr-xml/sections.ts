import type { HrXmlResumeData, ParsedResume } from '@/lib/contracts';
import { contactMethods } from './contact';
import { flexibleDate, personName, textOf, unlessEmpty, unlessNone, whereFound } from './values';

type Structured = HrXmlResumeData['resume']['structuredXMLResume'];
type List<K extends keyof ParsedResume> = NonNullable<ParsedResume[K]> extends (infer Item)[] ? Item : never;

/** "certification; matched to list; variation", as version 9 describes how a credential was found. */
function described(kind: string, matchedFromList?: boolean | null, isVariation?: boolean | null): string {
  return [kind, ...(matchedFromList ? ['matched to list'] : []), ...(isVariation ? ['variation'] : [])].join(
    '; ',
  );
}

export function licensesAndCertifications({ certifications, licenses }: ParsedResume) {
  const found = [
    ...(certifications ?? []).map(({ name, matchedFromList, isVariation }) => ({
      name,
      description: described('certification', matchedFromList, isVariation),
    })),
    ...(licenses ?? []).map(({ name, matchedFromList }) => ({
      name,
      description: described('license', matchedFromList),
    })),
  ];
  return unlessEmpty({
    licenseOrCertification: unlessNone(found.map((item, at) => ({ ...item, id: String(at + 1) }))),
  });
}

function competency({ name, foundIn, monthsExperience, lastUsed }: NonNullable<SkillList>[number]) {
  const months = textOf(monthsExperience?.value);
  return {
    name,
    competencyEvidence: [
      {
        name,
        typeDescription: whereFound(foundIn),
        lastUsed: lastUsed?.value,
        numericValue: months === undefined ? undefined : { description: 'Total Months', text: months },
      },
    ],
  };
}

type SkillList = NonNullable<ParsedResume['skills']>['raw'];

export function qualifications({ qualificationsSummary, skills }: ParsedResume) {
  return unlessEmpty({
    qualificationSummary: qualificationsSummary,
    competency: unlessNone(skills?.raw?.map(competency)),
  });
}

function language({ languageCode, foundInContext }: List<'languageCompetencies'>) {
  return {
    languageCode,
    read: 'true',
    write: 'true',
    speak: 'true',
    comments: foundInContext,
  };
}

export function languages({ languageCompetencies }: ParsedResume) {
  return unlessEmpty({ language: unlessNone(languageCompetencies?.map(language)) });
}

function military({ country, service, startDate, endDate, foundInContext }: List<'militaryExperience'>) {
  const detail = unlessEmpty({
    branch: service?.branch,
    unitOrDivision: service?.name,
    rankAchieved: service?.rank ? { currentOrEndRank: service.rank } : undefined,
    startDate: flexibleDate(startDate),
    endDate: flexibleDate(endDate),
  });
  return { countryServed: country, serviceDetail: detail && [detail], comments: foundInContext };
}

function association({ organization, role }: List<'associations'>) {
  return { name: organization, role: role ? [{ name: [role] }] : undefined };
}

function reference(referee: List<'references'>) {
  return {
    type: referee.type,
    personName: personName(referee.referenceName),
    positionTitle: referee.title,
    organizationName: referee.company,
    contactMethod: unlessNone(contactMethods(referee)),
  };
}

function descriptions(texts: readonly (string | null | undefined)[]) {
  return unlessNone(texts.flatMap((description) => (description ? [{ description }] : [])));
}

/** Returns the sections of HR-XML 2.5 other than work and education. */
export function furtherSections(resume: ParsedResume): Partial<Structured> {
  const { publications } = resume;
  return {
    licensesAndCertifications: licensesAndCertifications(resume),
    militaryHistory: unlessNone(resume.militaryExperience?.map(military)),
    patentHistory: unlessEmpty({ patent: descriptions([resume.patents]) }),
    publicationHistory: publications ? { formattedPublicationDescription: [publications] } : undefined,
    speakingEventsHistory: unlessEmpty({ speakingEvent: descriptions([resume.speakingEngagements]) }),
    qualifications: qualifications(resume),
    languages: languages(resume),
    achievements: unlessEmpty({ achievement: descriptions(resume.achievements ?? []) }),
    associations: unlessEmpty({ association: unlessNone(resume.associations?.map(association)) }),
    references: unlessEmpty({ reference: unlessNone(resume.references?.map(reference)) }),
    securityCredentials: unlessEmpty({
      securityCredential: unlessNone(
        resume.securityCredentials?.map(({ name, foundInContext }) => ({
          name,
          description: foundInContext,
        })),
      ),
    }),
  };
}
