import { decode, JobDocumentV9, type JobDocumentV9Data, type ParsedJob } from '@/lib/contracts';
import { shapedBy } from './shape';
import { countOf, dayOf, numberOf, placeOf, truthOf, wrapped } from './values';

type Data = JobDocumentV9Data['sovrenData'];
type Root = NonNullable<Data['skillsTaxonomyOutput']>[number];
type Taxonomy = NonNullable<Root['taxonomy']>[number];
type Skill = NonNullable<NonNullable<NonNullable<Taxonomy['subtaxonomy']>[number]>['skill']>[number];
type Code = NonNullable<Data['normalizedProfession']>['profession'];

const count = (text: string | null | undefined) => wrapped(countOf(text));
const day = (text: string | null | undefined) => wrapped(dayOf(text));

/** A single amount is the minimum. */
function salaryOf({ payRate }: Data): ParsedJob['salary'] {
  if (!payRate) return undefined;
  const [rawMinimum, rawMaximum] = payRate.text?.split(' - ') ?? [];
  return {
    minimum: count(payRate.amount),
    maximum: count(payRate.maximum),
    rawMinimum,
    rawMaximum,
    currency: payRate.currency,
    timeScale: payRate.statedAs,
  };
}

function locationOf({ currentLocation }: Data): ParsedJob['currentLocation'] {
  const found = currentLocation?.geoCoordinates;
  const [latitude, longitude] = [numberOf(found?.latitude), numberOf(found?.longitude)];
  const known = latitude !== undefined && longitude !== undefined;
  return (
    currentLocation && {
      ...placeOf(currentLocation),
      geoCoordinates: known ? { latitude, longitude, source: found?.source } : undefined,
    }
  );
}

function professionOf({ normalizedProfession: found }: Data): ParsedJob['normalizedProfession'] {
  if (!found) return undefined;
  const coded = (code: Code) => code && { codeId: countOf(code.code), description: code.text };
  const { isco, onet } = found;
  return {
    profession: coded(found.profession),
    group: coded(found.group),
    class: coded(found.class),
    isco: isco && { ...coded(isco), version: isco.version },
    onet: onet && { codeId: onet.code, description: onet.text, version: onet.version },
    confidence: numberOf(found.confidence),
  };
}

function skillsOf({ requiredSkills, otherSkills, normalizedSkills }: Data): ParsedJob['skills'] {
  const named = (names: string[] | null | undefined, required: boolean) =>
    (names ?? []).map((name) => ({ name, required }));
  return {
    raw: [...named(requiredSkills?.requiredSkill, true), ...named(otherSkills?.otherSkill, false)],
    normalized: normalizedSkills?.normalizedSkill?.map(({ name, id, type, required, rawSkill }) => ({
      name,
      id,
      type,
      required: truthOf(required),
      rawSkills: rawSkill,
    })),
  };
}

function usageOf({ name, id, existsInText, required }: Omit<Skill, 'childSkill'>) {
  return { name, id, existsInText: truthOf(existsInText), required: truthOf(required) };
}

function skillsDataOf({ skillsTaxonomyOutput }: Data): ParsedJob['skillsData'] {
  return skillsTaxonomyOutput?.map(({ name, taxonomy }) => ({
    root: name,
    taxonomies: taxonomy?.map((found) => ({
      id: found.id,
      name: found.name,
      percentOfOverall: numberOf(found.percentOfOverall),
      subTaxonomies: found.subtaxonomy?.map((part) => ({
        subTaxonomyId: part.id,
        subTaxonomyName: part.name,
        percentOfOverall: numberOf(part.percentOfOverall),
        percentOfParent: numberOf(part.percentOfParentTaxonomy),
        skills: part.skill?.map((skill) => ({
          ...usageOf(skill),
          variations: skill.childSkill?.map(usageOf),
        })),
      })),
    })),
  }));
}

function numbersOf(data: Data) {
  return {
    currentJobIsManagement: truthOf(data.currentJobIsMgmt),
    highestManagementScore: count(data.highestManagementScore),
    minimumYears: count(data.minimumYears),
    maximumYears: count(data.maximumYears),
    minimumYearsManagement: count(data.minimumYearsManagement),
    maximumYearsManagement: count(data.maximumYearsManagement),
    minimumWorkingHours: count(data.minimumWorkingHours),
    maximumWorkingHours: count(data.maximumWorkingHours),
    isRemote: truthOf(data.isRemote),
    startDate: day(data.startDate),
    endDate: day(data.endDate),
  };
}

function listsOf(data: Data) {
  return {
    degrees: data.degrees?.degree?.map(({ degreeType: type, degreeName: name }) => ({ name, type })),
    schoolNames: data.schoolNames?.schoolName,
    certificationsAndLicenses: data.certificationsAndLicenses?.certificationOrLicense,
    languageCodes: data.languageCodes?.languageCode,
    driversLicenses: data.driversLicenses?.driversLicense,
    termsOfInterest: data.termsOfInterest?.termOfInterest,
    owners: data.owners?.owner,
  };
}

function textsOf(data: Data) {
  return {
    managementLevel: data.managementLevel,
    executiveType: data.executiveType,
    requiredDegree: data.requiredDegree,
    jobDescription: data.jobDescription,
    jobRequirements: data.jobRequirements,
    benefits: data.benefits,
    employerDescription: data.employerDescription,
    workingHours: data.workingHours,
    employmentType: data.employmentType,
    contractType: data.contractType,
  };
}

function applicationOf({ applicationDetails: found }: Data): ParsedJob['applicationDetails'] {
  if (!found) return undefined;
  return {
    ...found,
    applicationDeadline: day(found.applicationDeadline),
    postedDate: day(found.postedDate),
  };
}

/** Converts a job of version 9, as JSON made of XML, to the members of version 10; undefined when it is not one. */
export function jobOf(document: unknown): ParsedJob | undefined {
  const shaped = shapedBy(JobDocumentV9, document);
  if (!shaped) return undefined;
  const { sovrenData: data } = decode(JobDocumentV9, shaped);
  const normalizedProfession = professionOf(data);
  return {
    ...textsOf(data),
    ...numbersOf(data),
    ...listsOf(data),
    jobTitles: data.jobTitles && { ...data.jobTitles, normalizedProfession },
    normalizedProfession,
    employerNames: data.employerNames,
    skills: skillsOf(data),
    skillsData: skillsDataOf(data),
    currentLocation: locationOf(data),
    applicationDetails: applicationOf(data),
    salary: salaryOf(data),
    jobMetadata: {
      plainText: data.sourceText,
      documentLanguage: data.culture?.language,
      documentCulture: data.culture?.cultureInfo,
      parserSettings: data.parserConfigurationString,
      documentLastModified: dayOf(data.revisionDate),
    },
  };
}
