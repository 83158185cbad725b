import type { LlmDifference, ParsedResume, ResumeParseValueData } from '@/lib/contracts';
import type { MachineReading, ReadingDifference } from './types';

type Place = Pick<ReadingDifference, 'label' | 'path' | 'value'>;
type Field = LlmDifference['field'];

const LABELS: Readonly<Record<Field, string>> = {
  Name: 'Name',
  Email: 'E-mail',
  Telephone: 'Phone',
  Employer: 'Employer',
  JobTitle: 'Job title',
  School: 'School',
  Degree: 'Degree',
};

/** Paths of the halves of an entry within it. */
const WITHIN: Partial<Record<Field, string>> = {
  Employer: 'employer.name.raw',
  JobTitle: 'jobTitle.raw',
  School: 'schoolName.raw',
  Degree: 'degree.name.raw',
};

function inEntry(
  { field, id, claimed }: LlmDifference,
  resume: ParsedResume,
): Omit<Place, 'label'> | undefined {
  const isWork = field === 'Employer' || field === 'JobTitle';
  const entries = isWork ? resume.employmentHistory?.positions : resume.education?.educationDetails;
  const index = entries?.findIndex((entry) => entry.id === id) ?? -1;
  if (index < 0) return undefined;
  const list = isWork ? 'employmentHistory.positions' : 'education.educationDetails';
  return { path: `${list}.${index}.${WITHIN[field]}`, value: claimed };
}

/**
 * Returns the place of a value in the resume, and the value there when the claim is chosen; undefined without a place.
 */
function placeOf(difference: LlmDifference, resume: ParsedResume): Omit<Place, 'label'> | undefined {
  const contact = resume.contactInformation;
  const { field, standard, claimed } = difference;
  if (field === 'Name')
    return { path: 'contactInformation.candidateName', value: { formattedName: claimed } };
  if (field === 'Email') {
    const index = contact?.emailAddresses?.indexOf(standard) ?? -1;
    return index < 0 ? undefined : { path: `contactInformation.emailAddresses.${index}`, value: claimed };
  }
  if (field !== 'Telephone') return inEntry(difference, resume);
  const index =
    contact?.telephones?.findIndex(({ raw, normalized }) => (raw ?? normalized) === standard) ?? -1;
  return index < 0 ? undefined : { path: `contactInformation.telephones.${index}`, value: { raw: claimed } };
}

/** Returns where the model read a CV differently from the parser; null when it was not asked, or no result is known. */
export function readingOf({ llmParserResponse, resumeData }: ResumeParseValueData): MachineReading | null {
  if (!llmParserResponse) return null;
  const { code, message, differences } = llmParserResponse;
  return {
    problem: code === 'Success' ? null : (message ?? 'There was no answer.'),
    differences: (differences ?? []).flatMap((difference) => {
      const place = placeOf(difference, resumeData ?? {});
      const { field, standard, claimed } = difference;
      return place ? [{ label: LABELS[field], standard, claimed, ...place }] : [];
    }),
  };
}
