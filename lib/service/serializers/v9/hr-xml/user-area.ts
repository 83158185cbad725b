import type { HrXmlResumeData, ParsedResume } from '@/lib/contracts';
import { taxonomyOutput } from './taxonomy';
import { entryId, flexibleDate, sectionName, textOf, unlessEmpty, unlessNone, whereFound } from './values';

type UserArea = HrXmlResumeData['resume']['userArea']['resumeUserArea'];
type Metadata = NonNullable<ParsedResume['resumeMetadata']>;
type Assessment = NonNullable<Metadata['resumeQuality']>[number];
type Finding = NonNullable<Assessment['findings']>[number];
type Salary = NonNullable<ParsedResume['personalAttributes']>['currentSalary'];

/** Facts about the parse other than its result. */
export type ParseFacts = { engineVersion: string; parsingMs: number };

function culture({ documentLanguage, documentCulture }: Metadata): UserArea['culture'] {
  return {
    language: documentLanguage,
    country: documentCulture?.split('-')[1],
    cultureInfo: documentCulture,
  };
}

function amount(salary: Salary) {
  return salary ? { currency: salary.currency, text: textOf(salary.amount) } : undefined;
}

function personalInformation(found: ParsedResume['personalAttributes']): UserArea['personalInformation'] {
  if (!found) return undefined;
  const { dateOfBirth, gender, nationalIdentities, currentSalary, requiredSalary, ...rest } = found;
  const { nationality, nationalityCountryCode, ...texts } = rest;
  return unlessEmpty({
    ...texts,
    nationality: nationalityCountryCode ?? nationality,
    currentSalary: amount(currentSalary),
    requiredSalary: amount(requiredSalary),
    dateOfBirth: dateOfBirth ? { inferred: 'false', text: dateOfBirth.date } : undefined,
    gender: gender ? { inferred: 'false', text: gender } : undefined,
    nationalIdentityNumber: unlessNone(
      nationalIdentities?.map(({ number, phrase }) => ({ phrase, text: number })),
    ),
  });
}

function normalizedSkills(skills: ParsedResume['skills']) {
  const normalizedSkill = unlessNone(
    skills?.normalized?.map(({ name, id, type, rawSkills, foundIn, monthsExperience, lastUsed }) => ({
      name,
      id,
      type,
      totalMonths: textOf(monthsExperience?.value),
      lastUsed: lastUsed?.value,
      whereFound: whereFound(foundIn),
      rawSkill: unlessNone(rawSkills),
    })),
  );
  return normalizedSkill && { normalizedSkill };
}

function experienceSummary({ employmentHistory, skillsData, skills }: ParsedResume) {
  const summary = employmentHistory?.experienceSummary;
  return unlessEmpty({
    description: summary?.description,
    monthsOfWorkExperience: textOf(summary?.monthsOfWorkExperience),
    averageMonthsPerEmployer: textOf(summary?.averageMonthsPerEmployer),
    fulltimeDirectHirePredictiveIndex: textOf(summary?.fulltimeDirectHirePredictiveIndex),
    monthsOfManagementExperience: textOf(summary?.monthsOfManagementExperience),
    currentManagementLevel: summary?.currentManagementLevel,
    highestManagementScore: textOf(summary?.managementScore),
    executiveType: summary?.executiveType?.toLowerCase(),
    managementStory: summary?.managementStory,
    attentionNeeded: summary?.attentionNeeded,
    skillsTaxonomyOutput: taxonomyOutput(skillsData),
    normalizedSkills: normalizedSkills(skills),
  });
}

function trainingHistory(training: ParsedResume['training']) {
  if (!training) return undefined;
  const items = training.trainings?.map((item) => {
    const qualification = unlessNone(item.qualifications);
    return {
      entity: item.entity,
      qualifications: qualification && { qualification },
      description: item.text,
      startDate: flexibleDate(item.startDate),
      endDate: flexibleDate(item.endDate),
    };
  });
  return unlessEmpty({ text: training.text, training: unlessNone(items) });
}

function foundSections(metadata: Metadata): UserArea['sections'] {
  const section = metadata.foundSections?.map((found) => ({
    starts: textOf(found.firstLineNumber),
    ends: textOf(found.lastLineNumber),
    sectionType: found.sectionType && sectionName(found.sectionType),
    text: found.headerTextFound,
  }));
  return unlessEmpty({ section: unlessNone(section) });
}

function reservedData({ reservedData: found }: Metadata): UserArea['reservedData'] {
  const [phone, name, emailAddress, url, otherDatum] = [
    unlessNone(found?.phones),
    unlessNone(found?.names),
    unlessNone(found?.emailAddresses),
    unlessNone(found?.urls),
    unlessNone(found?.otherData),
  ];
  return unlessEmpty({
    phones: phone && { phone },
    names: name && { name },
    emailAddresses: emailAddress && { emailAddress },
    urls: url && { url },
    otherData: otherDatum && { otherDatum },
  });
}

/** "[Sovren:221;POS-1,POS-2] What is wrong.", the form in which clients of version 9 read code and entries. */
function information({ qualityCode, sectionIdentifiers, message }: Finding): string {
  const ids = (sectionIdentifiers ?? []).flatMap(({ id }) => (id ? [entryId(id)] : []));
  return `[Sovren:${qualityCode ?? ''};${ids.join(',')}] ${message ?? ''}`;
}

function resumeQuality({ resumeQuality: levels }: Metadata): UserArea['resumeQuality'] {
  const assessment = unlessNone(
    levels?.map(({ level, findings }) => ({
      level,
      findings: { information: (findings ?? []).map(information) },
    })),
  );
  return assessment && { assessments: { assessment } };
}

/** Returns the parser's data beyond HR-XML, `sov:ResumeUserArea`. */
export function resumeUserArea(resume: ParsedResume, facts: ParseFacts): UserArea {
  const metadata = resume.resumeMetadata ?? {};
  return {
    culture: culture(metadata),
    personalInformation: personalInformation(resume.personalAttributes),
    experienceSummary: experienceSummary(resume),
    trainingHistory: trainingHistory(resume.training),
    hobbies: resume.hobbies ? { text: resume.hobbies } : undefined,
    coverLetter: resume.coverLetter ? { text: resume.coverLetter } : undefined,
    sections: foundSections(metadata),
    reservedData: reservedData(metadata),
    parsedTextLength: textOf(metadata.plainText?.length ?? 0),
    parseTime: textOf(Math.round(facts.parsingMs)),
    resumeQuality: resumeQuality(metadata),
    parserConfigurationString: metadata.parserSettings,
    parserVersion: facts.engineVersion,
  };
}
