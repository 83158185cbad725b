import type { JobDocumentV9Data, ParsedJob } from '@/lib/contracts';
import { postalAddress, textOf, unlessEmpty, unlessNone } from './hr-xml/values';

/** A parsed job in the form of version 9 (decision 0015): every value is text, missing ones are left out. */

type Data = JobDocumentV9Data['sovrenData'];
type Skill = NonNullable<NonNullable<ParsedJob['skills']>['raw']>[number];
type Root = NonNullable<ParsedJob['skillsData']>[number];
type Taxonomy = NonNullable<Root['taxonomies']>[number];
type TreeSkill = NonNullable<NonNullable<Taxonomy['subTaxonomies']>[number]['skills']>[number];
type Variation = Omit<TreeSkill, 'variations'>;
type Code = { codeId?: number | string | null; version?: string | null; description?: string | null };

export type JobFacts = { engineVersion: string; parsingMs: number };

function payRate(salary: ParsedJob['salary']): Data['payRate'] {
  const amount = salary?.minimum ?? salary?.maximum;
  if (!salary || !amount) return undefined;
  const { minimum, maximum, rawMinimum, rawMaximum, currency, timeScale } = salary;
  const isRange = minimum && maximum && minimum.value !== maximum.value;
  return {
    amount: textOf(amount.value),
    maximum: isRange ? textOf(maximum.value) : undefined,
    unit: 'year',
    currency,
    statedAs: timeScale,
    text: [...new Set([rawMinimum, rawMaximum].filter(Boolean))].join(' - ') || undefined,
  };
}

function usage({ name, id, existsInText, required }: Variation) {
  return { name, id, existsInText: textOf(existsInText), required: textOf(required) };
}

function taxonomy({ name, id, percentOfOverall, subTaxonomies }: Taxonomy) {
  const subtaxonomy = subTaxonomies?.map((part) => ({
    name: part.subTaxonomyName,
    id: part.subTaxonomyId,
    percentOfOverall: textOf(part.percentOfOverall),
    percentOfParentTaxonomy: textOf(part.percentOfParent),
    skill: unlessNone(
      part.skills?.map((skill) => ({
        ...usage(skill),
        childSkill: unlessNone(skill.variations?.map(usage)),
      })),
    ),
  }));
  return { name, id, percentOfOverall: textOf(percentOfOverall), subtaxonomy: unlessNone(subtaxonomy) };
}

function place(location: ParsedJob['currentLocation']): Data['currentLocation'] {
  const coordinates = location?.geoCoordinates;
  return unlessEmpty({
    ...postalAddress(location),
    geoCoordinates: coordinates && {
      latitude: textOf(coordinates.latitude),
      longitude: textOf(coordinates.longitude),
      source: coordinates.source,
    },
  });
}

function coded(found: Code | null | undefined) {
  return found
    ? { code: found.codeId?.toString(), version: found.version, text: found.description }
    : undefined;
}

function profession(found: ParsedJob['normalizedProfession']): Data['normalizedProfession'] {
  if (!found) return undefined;
  return {
    confidence: textOf(found.confidence),
    profession: coded(found.profession),
    group: coded(found.group),
    class: coded(found.class),
    isco: coded(found.isco),
    onet: coded(found.onet),
  };
}

function namesOf(skills: readonly Skill[] | null | undefined, required: boolean): string[] | undefined {
  return unlessNone(
    skills?.flatMap((skill) => (skill.name && (skill.required ?? false) === required ? [skill.name] : [])),
  );
}

function skillMembers({ skills, skillsData }: ParsedJob) {
  const [requiredSkill, otherSkill] = [namesOf(skills?.raw, true), namesOf(skills?.raw, false)];
  const normalizedSkill = unlessNone(
    skills?.normalized?.map(({ name, id, type, required, rawSkills }) => ({
      name,
      id,
      type,
      required: textOf(required),
      rawSkill: unlessNone(rawSkills),
    })),
  );
  return {
    requiredSkills: requiredSkill && { requiredSkill },
    otherSkills: otherSkill && { otherSkill },
    normalizedSkills: normalizedSkill && { normalizedSkill },
    skillsTaxonomyOutput: unlessNone(
      skillsData?.map(({ root, taxonomies }) => ({
        name: root,
        taxonomy: unlessNone(taxonomies?.map(taxonomy)),
      })),
    ),
  };
}

function listMembers(job: ParsedJob) {
  const certificationOrLicense = unlessNone(job.certificationsAndLicenses);
  const schoolName = unlessNone(job.schoolNames);
  const languageCode = unlessNone(job.languageCodes);
  const driversLicense = unlessNone(job.driversLicenses);
  const termOfInterest = unlessNone(job.termsOfInterest);
  const owner = unlessNone(job.owners);
  const degree = unlessNone(job.degrees?.map(({ name, type }) => ({ degreeType: type, degreeName: name })));
  return {
    certificationsAndLicenses: certificationOrLicense && { certificationOrLicense },
    schoolNames: schoolName && { schoolName },
    languageCodes: languageCode && { languageCode },
    driversLicenses: driversLicense && { driversLicense },
    termsOfInterest: termOfInterest && { termOfInterest },
    owners: owner && { owner },
    degrees: degree && { degree },
  };
}

function numberMembers(job: ParsedJob) {
  return {
    minimumYears: textOf(job.minimumYears?.value),
    maximumYears: textOf(job.maximumYears?.value),
    minimumYearsManagement: textOf(job.minimumYearsManagement?.value),
    maximumYearsManagement: textOf(job.maximumYearsManagement?.value),
    currentJobIsMgmt: textOf(job.currentJobIsManagement),
    highestManagementScore: textOf(job.highestManagementScore?.value),
    minimumWorkingHours: textOf(job.minimumWorkingHours?.value),
    maximumWorkingHours: textOf(job.maximumWorkingHours?.value),
    isRemote: textOf(job.isRemote),
  };
}

function titlesAndEmployers({ jobTitles, employerNames }: ParsedJob) {
  return {
    jobTitles: unlessEmpty({
      mainJobTitle: jobTitles?.mainJobTitle,
      jobTitle: unlessNone(jobTitles?.jobTitle),
    }),
    employerNames: unlessEmpty({
      mainEmployerName: employerNames?.mainEmployerName,
      employerName: unlessNone(employerNames?.employerName),
    }),
  };
}

function applicationDetails(details: ParsedJob['applicationDetails']): Data['applicationDetails'] {
  if (!details) return undefined;
  const { applicationDeadline, postedDate, ...texts } = details;
  return unlessEmpty({
    ...texts,
    applicationDeadline: applicationDeadline?.value,
    postedDate: postedDate?.value,
  });
}

/** Returns the whole document of a job. */
export function jobDocument(job: ParsedJob, { engineVersion, parsingMs }: JobFacts): JobDocumentV9Data {
  const { documentLanguage, documentCulture, documentLastModified, parserSettings, plainText } =
    job.jobMetadata ?? {};
  return {
    sovrenData: {
      ...titlesAndEmployers(job),
      ...numberMembers(job),
      ...listMembers(job),
      ...skillMembers(job),
      currentLocation: place(job.currentLocation),
      executiveType: job.executiveType,
      managementLevel: job.managementLevel,
      requiredDegree: job.requiredDegree,
      payRate: payRate(job.salary),
      jobDescription: job.jobDescription,
      jobRequirements: job.jobRequirements,
      benefits: job.benefits,
      employerDescription: job.employerDescription,
      startDate: job.startDate?.value,
      endDate: job.endDate?.value,
      applicationDetails: applicationDetails(job.applicationDetails),
      workingHours: job.workingHours,
      employmentType: job.employmentType,
      contractType: job.contractType,
      normalizedProfession: profession(job.normalizedProfession),
      culture: {
        language: documentLanguage,
        country: documentCulture?.split('-')[1],
        cultureInfo: documentCulture,
      },
      revisionDate: documentLastModified,
      parserConfigurationString: parserSettings,
      parserVersion: engineVersion,
      parseTime: textOf(Math.round(parsingMs)),
      sourceText: plainText,
    },
  };
}
