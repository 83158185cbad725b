import type { HrXmlResumeData, ParsedResume } from '@/lib/contracts';
import { entryId, flexibleDate, NOT_KNOWN, postalAddress, textOf, unlessEmpty, unlessNone } from './values';

type Details = NonNullable<NonNullable<ParsedResume['education']>['educationDetails']>[number];
type History = NonNullable<HrXmlResumeData['resume']['structuredXMLResume']['educationHistory']>;
type School = NonNullable<History['schoolOrInstitution']>[number];
type Degree = NonNullable<School['degree']>[number];

function measure(gpa: Details['gpa']): Degree['degreeMeasure'] {
  const value = (stringValue: string | null | undefined) => (stringValue ? { stringValue } : undefined);
  if (!gpa?.score) return undefined;
  return {
    educationalMeasure: {
      measureSystem: gpa.scoringSystem ?? 'GPA',
      measureValue: value(gpa.score),
      lowestPossibleValue: value(gpa.minimumScore),
      highestPossibleValue: value(gpa.maxScore),
    },
  };
}

function names(found: readonly string[] | null | undefined) {
  return unlessNone(found?.map((name) => ({ name: [name] })));
}

function degreeOf(entry: Details): Degree {
  const { degree } = entry;
  const endDate = flexibleDate(entry.endDate);
  return {
    degreeType: degree?.type,
    degreeName: degree?.name?.raw,
    degreeDate: entry.endDate?.isCurrentDate ? undefined : endDate,
    degreeMajor: names(entry.majors),
    degreeMinor: names(entry.minors),
    degreeMeasure: measure(entry.gpa),
    datesOfAttendance: [
      { startDate: flexibleDate(entry.startDate) ?? NOT_KNOWN, endDate: endDate ?? NOT_KNOWN },
    ],
    comments: entry.text,
    userArea: {
      degreeUserArea: {
        id: entryId(entry.id),
        graduated: textOf(entry.graduated?.value),
        normalizedGPA: textOf(entry.gpa?.normalizedScore),
        normalizedDegreeName: degree?.name?.normalized,
        normalizedDegreeType: degree?.type,
      },
    },
  };
}

function schoolOf(entry: Details): School {
  const { raw, normalized } = entry.schoolName ?? {};
  return {
    schoolType: entry.schoolType,
    school: raw ? [{ schoolName: raw }] : undefined,
    postalAddress: postalAddress(entry.location),
    degree: [degreeOf(entry)],
    userArea: normalized
      ? { schoolOrInstitutionTypeUserArea: { normalizedSchoolName: normalized } }
      : undefined,
  };
}

/** HR-XML 2.5, EducationHistory: one school for each entry. */
export function educationHistory(education: ParsedResume['education']): History | undefined {
  return unlessEmpty({ schoolOrInstitution: unlessNone(education?.educationDetails?.map(schoolOf)) });
}
