import { DEGREE_TYPES, type HrXmlResumeData, type ParsedResume } from '@/lib/contracts';
import { dateOf, entryId, numberOf, placeOf, truthOf, wrapped } from './values';

type Education = NonNullable<ParsedResume['education']>;
type Details = NonNullable<Education['educationDetails']>[number];
type Structured = HrXmlResumeData['resume']['structuredXMLResume'];
type School = NonNullable<NonNullable<Structured['educationHistory']>['schoolOrInstitution']>[number];
type Degree = NonNullable<School['degree']>[number];

function gpaOf({ degreeMeasure, userArea }: Degree): Details['gpa'] {
  const measure = degreeMeasure?.educationalMeasure;
  if (!measure?.measureValue?.stringValue) return undefined;
  return {
    score: measure.measureValue.stringValue,
    scoringSystem: measure.measureSystem,
    maxScore: measure.highestPossibleValue?.stringValue,
    minimumScore: measure.lowestPossibleValue?.stringValue,
    normalizedScore: numberOf(userArea.degreeUserArea.normalizedGPA),
  };
}

const namesOf = (names: Degree['degreeMajor']) => names?.flatMap(({ name }) => name);

function degreeOf({ degreeName, degreeType, userArea }: Degree): Details['degree'] {
  const { normalizedDegreeName, normalizedDegreeType } = userArea.degreeUserArea;
  const type = degreeType ?? normalizedDegreeType;
  if (!degreeName && !normalizedDegreeName && !type) return undefined;
  return { name: { raw: degreeName, normalized: normalizedDegreeName }, type };
}

function schoolOf({ school, schoolType, postalAddress, userArea }: School) {
  const raw = school?.find(({ schoolName }) => schoolName)?.schoolName;
  const normalized = userArea?.schoolOrInstitutionTypeUserArea.normalizedSchoolName;
  return {
    schoolName: raw || normalized ? { raw, normalized } : undefined,
    schoolType,
    location: placeOf(postalAddress),
  };
}

function detailsOf(
  school: School,
  degree: Degree,
  revisionDate: string | null | undefined,
): Omit<Details, 'id'> {
  const attended = degree.datesOfAttendance?.[0];
  return {
    text: degree.comments,
    ...schoolOf(school),
    degree: degreeOf(degree),
    majors: namesOf(degree.degreeMajor),
    minors: namesOf(degree.degreeMinor),
    gpa: gpaOf(degree),
    startDate: dateOf(attended?.startDate, revisionDate),
    endDate: dateOf(attended?.endDate, revisionDate) ?? dateOf(degree.degreeDate, revisionDate),
    graduated: wrapped(truthOf(degree.userArea.degreeUserArea.graduated)),
  };
}

const NO_DEGREE: Degree = { userArea: { degreeUserArea: {} } };
const RANKS = new Map<string, number>(DEGREE_TYPES.map((type, rank) => [type, rank]));

const rankOf = ({ degree }: Details) => RANKS.get(degree?.type ?? '') ?? -1;

/** Returns the degree of the highest type, which version 9 does not mark. */
function highestOf(details: readonly Details[]): Education['highestDegree'] {
  const ranked = details.filter((entry) => rankOf(entry) >= 0);
  return ranked.reduce<Details | undefined>(
    (best, entry) => (!best || rankOf(entry) > rankOf(best) ? entry : best),
    undefined,
  )?.degree;
}

/** HR-XML 2.5, EducationHistory: one entry for each degree, or for a school without one. */
export function educationOf({ educationHistory, revisionDate }: Structured): Education | undefined {
  const schools = educationHistory?.schoolOrInstitution;
  if (!schools?.length) return undefined;
  const educationDetails = schools
    .flatMap((school) =>
      (school.degree?.length ? school.degree : [NO_DEGREE]).map((degree) => ({
        id: degree.userArea.degreeUserArea.id,
        details: detailsOf(school, degree, revisionDate),
      })),
    )
    .map(({ id, details }, index): Details => ({ id: entryId(id || `EDU-${index + 1}`), ...details }));
  return { highestDegree: highestOf(educationDetails), educationDetails };
}
