import type { HrXmlResumeData, ParsedResume } from '@/lib/contracts';
import { waysOf } from './contact';
import { dateOf, nameOf } from './values';

type Structured = HrXmlResumeData['resume']['structuredXMLResume'];
type Credential = NonNullable<
  NonNullable<Structured['licensesAndCertifications']>['licenseOrCertification']
>[number];

const isLicense = ({ description }: Credential) => /^license\b/i.test(description ?? '');

/** "certification; matched to list; variation", as version 9 describes how a credential was found. */
function credentialsOf({ licensesAndCertifications }: Structured) {
  const all = licensesAndCertifications?.licenseOrCertification;
  const matchedFromList = ({ description }: Credential) => /; matched to list\b/.test(description ?? '');
  return {
    certifications: all
      ?.filter((found) => !isLicense(found))
      .map((found) => ({
        name: found.name,
        matchedFromList: matchedFromList(found),
        isVariation: /; variation\b/.test(found.description ?? ''),
      })),
    licenses: all
      ?.filter(isLicense)
      .map((found) => ({ name: found.name, matchedFromList: matchedFromList(found) })),
  };
}

const LANGUAGES = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** Returns the name of a language by its code; version 9 has only the code. */
function languageName(code: string | null | undefined): string | undefined {
  try {
    return code ? LANGUAGES.of(code) : undefined;
  } catch {
    return undefined;
  }
}

function languagesOf({ languages }: Structured): ParsedResume['languageCompetencies'] {
  return languages?.language?.map(({ languageCode, comments }) => ({
    language: languageName(languageCode),
    languageCode,
    foundInContext: comments,
  }));
}

function militaryOf({ militaryHistory, revisionDate }: Structured): ParsedResume['militaryExperience'] {
  return militaryHistory?.map(({ countryServed, serviceDetail, comments }) => {
    const [detail] = serviceDetail ?? [];
    const { branch, unitOrDivision: name, rankAchieved } = detail ?? {};
    const rank = rankAchieved?.currentOrEndRank;
    return {
      country: countryServed,
      service: name || branch || rank ? { name, branch, rank } : undefined,
      startDate: dateOf(detail?.startDate, revisionDate),
      endDate: dateOf(detail?.endDate, revisionDate),
      foundInContext: comments,
    };
  });
}

function referencesOf({ references }: Structured): ParsedResume['references'] {
  return references?.reference?.map((referee) => ({
    referenceName: nameOf(referee.personName),
    title: referee.positionTitle,
    company: referee.organizationName,
    type: referee.type,
    ...waysOf(referee.contactMethod),
  }));
}

const texts = (items: { description?: string | null }[] | null | undefined) =>
  items?.flatMap(({ description }) => description || []);

const joined = (lines: string[] | null | undefined) => (lines?.length ? lines.join('\n') : undefined);

/** Returns the sections of HR-XML 2.5 other than work and education. */
export function sectionsOf(structured: Structured): Partial<ParsedResume> {
  return {
    professionalSummary: structured.executiveSummary,
    objective: structured.objective,
    qualificationsSummary: structured.qualifications?.qualificationSummary,
    ...credentialsOf(structured),
    languageCompetencies: languagesOf(structured),
    militaryExperience: militaryOf(structured),
    references: referencesOf(structured),
    achievements: texts(structured.achievements?.achievement),
    associations: structured.associations?.association?.map(({ name, role }) => ({
      organization: name,
      role: role?.flatMap((each) => each.name ?? [])[0],
    })),
    securityCredentials: structured.securityCredentials?.securityCredential?.map(({ name, description }) => ({
      name,
      foundInContext: description,
    })),
    patents: joined(texts(structured.patentHistory?.patent)),
    publications: joined(structured.publicationHistory?.formattedPublicationDescription),
    speakingEngagements: joined(texts(structured.speakingEventsHistory?.speakingEvent)),
  };
}
