import type { HrXmlResumeData, ParsedResume } from '@/lib/contracts';
import { countOf, dateOf, dayOf, entryId, numberOf, sectionType } from './values';

type Resume = HrXmlResumeData['resume'];
type UserArea = Resume['userArea']['resumeUserArea'];
type Summary = NonNullable<ParsedResume['employmentHistory']>['experienceSummary'];
type Metadata = NonNullable<ParsedResume['resumeMetadata']>;
type Finding = NonNullable<NonNullable<Metadata['resumeQuality']>[number]['findings']>[number];
type Personal = NonNullable<ParsedResume['personalAttributes']>;
type Amount = NonNullable<UserArea['personalInformation']>['currentSalary'];

/** Returns the summary of the whole career. */
export function summaryOf(found: UserArea['experienceSummary']): Summary {
  if (!found) return undefined;
  return {
    description: found.description,
    monthsOfWorkExperience: countOf(found.monthsOfWorkExperience),
    monthsOfManagementExperience: countOf(found.monthsOfManagementExperience),
    executiveType: found.executiveType?.toUpperCase(),
    averageMonthsPerEmployer: countOf(found.averageMonthsPerEmployer),
    fulltimeDirectHirePredictiveIndex: countOf(found.fulltimeDirectHirePredictiveIndex),
    managementStory: found.managementStory,
    currentManagementLevel: found.currentManagementLevel,
    managementScore: countOf(found.highestManagementScore),
    attentionNeeded: found.attentionNeeded,
  };
}

const salaryOf = (amount: Amount): Personal['currentSalary'] =>
  amount && { currency: amount.currency, amount: numberOf(amount.text) };

/** Version 9 has one member for the nationality: the code of a country where that is known, else words. */
function nationalityOf(nationality: string | null | undefined) {
  return /^[A-Z]{2}$/.test(nationality ?? '') ? { nationalityCountryCode: nationality } : { nationality };
}

/** Returns the personal data other than work and education. */
export function personalOf({ personalInformation: found }: UserArea): Personal | undefined {
  if (!found) return undefined;
  const { currentSalary, requiredSalary, dateOfBirth, gender, nationalIdentityNumber, ...texts } = found;
  const { nationality, ...rest } = texts;
  return {
    ...rest,
    ...nationalityOf(nationality),
    currentSalary: salaryOf(currentSalary),
    requiredSalary: salaryOf(requiredSalary),
    dateOfBirth: dateOf({ anyDate: dateOfBirth?.text }, null),
    gender: gender?.text,
    nationalIdentities: nationalIdentityNumber?.map(({ phrase, text: number }) => ({ number, phrase })),
  };
}

export function trainingOf({ structuredXMLResume, userArea }: Resume): ParsedResume['training'] {
  const found = userArea.resumeUserArea.trainingHistory;
  if (!found) return undefined;
  return {
    text: found.text,
    trainings: found.training?.map((item) => ({
      text: item.description,
      entity: item.entity,
      qualifications: item.qualifications?.qualification,
      startDate: dateOf(item.startDate, structuredXMLResume.revisionDate),
      endDate: dateOf(item.endDate, structuredXMLResume.revisionDate),
    })),
  };
}

const INFORMATION = /^\[Sovren:([^;\]]*);?([^\]]*)\]\s*([\s\S]*)$/;

/** "[Sovren:221;POS-1,POS-2] What is wrong." */
function findingOf(information: string): Finding {
  const [, code, ids = '', message] = INFORMATION.exec(information) ?? [];
  if (code === undefined) return { message: information };
  const sectionIdentifiers = ids.split(',').flatMap((id) => (id ? [{ id: entryId(id.trim()) }] : []));
  return { qualityCode: code, sectionIdentifiers, message };
}

function reservedOf({ reservedData: found }: UserArea): Metadata['reservedData'] {
  return (
    found && {
      phones: found.phones?.phone,
      names: found.names?.name,
      emailAddresses: found.emailAddresses?.emailAddress,
      urls: found.urls?.url,
      otherData: found.otherData?.otherDatum,
    }
  );
}

/** Returns the metadata of the document and of its parse. */
export function metadataOf({ lang, structuredXMLResume, nonXMLResume, userArea }: Resume): Metadata {
  const area = userArea.resumeUserArea;
  return {
    plainText: nonXMLResume.textResume,
    documentLanguage: area.culture?.language ?? (lang === 'iv' ? undefined : lang),
    documentCulture: area.culture?.cultureInfo,
    parserSettings: area.parserConfigurationString,
    documentLastModified: dayOf(structuredXMLResume.revisionDate),
    foundSections: area.sections?.section?.map((found) => ({
      firstLineNumber: countOf(found.starts),
      lastLineNumber: countOf(found.ends),
      sectionType: found.sectionType && sectionType(found.sectionType),
      headerTextFound: found.text,
    })),
    resumeQuality: area.resumeQuality?.assessments?.assessment?.map(({ level, findings }) => ({
      level,
      findings: findings?.information?.map(findingOf) ?? [],
    })),
    reservedData: reservedOf(area),
  };
}
