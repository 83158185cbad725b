import { countryName } from '@/components/dossier/words';
import type { FilterId } from '@/lib/contracts/matching-ui/options';
import type { CompletionKind } from '../data/calls';
import type { Filters } from '../data/model';

/** Members of each filter category (wire-facts 2.2): one description, for the panel and for the chips. */

type MemberOf<Value> = {
  [Name in Exclude<keyof Filters, 'customFields'>]-?: NonNullable<Filters[Name]> extends Value ? Name : never;
}[Exclude<keyof Filters, 'customFields'>];

export type TextsMember = MemberOf<string[]>;
export type FlagMember = MemberOf<boolean>;
export type RangeMember = MemberOf<{ minimum?: number | null; maximum?: number | null }>;
export type TextMember = MemberOf<string>;

export type Option = { value: string; label: string };

export type Control =
  | { type: 'texts'; member: TextsMember; label: string; completes?: CompletionKind; placeholder?: string }
  | { type: 'flag'; member: FlagMember; label: string; needs?: keyof Filters }
  | { type: 'range'; member: RangeMember; label: string; unit: 'months' | 'points'; onlyResumes?: true }
  | { type: 'choice'; member: TextMember; label: string; none: string; options: readonly Option[] }
  | { type: 'checks'; member: TextsMember; label: string; options: readonly Option[] }
  | { type: 'titles' | 'skills' | 'places' | 'expression' | 'dates' | 'tags' | 'majors' };

/** parsing.md, degree types that the filters take, from the lowest. */
const DEGREES: readonly Option[] = [
  { value: 'secondary', label: 'Secondary school' },
  { value: 'vocational', label: 'Vocational' },
  { value: 'associates', label: 'Associate' },
  { value: 'bachelors', label: 'Bachelor' },
  { value: 'masters', label: 'Master' },
  { value: 'doctorate', label: 'Doctorate' },
];

const EXECUTIVES = [
  'Executive',
  'Admin',
  'Accounting',
  'Operations',
  'Financial',
  'Marketing',
  'Business_Dev',
  'IT',
  'General',
  'Learning',
];

const LEVELS: readonly Option[] = [
  { value: 'None', label: 'No management' },
  { value: 'Low', label: 'Low: leads a team' },
  { value: 'Mid', label: 'Mid: leads a department' },
  { value: 'High', label: 'High: leads a company' },
];

export const CONTROLS: Record<FilterId, readonly Control[]> = {
  JOB_TITLES: [{ type: 'titles' }],
  EXPERIENCE: [
    { type: 'range', member: 'monthsExperience', label: 'Experience', unit: 'months' },
    { type: 'range', member: 'monthsManagementExperience', label: 'Management experience', unit: 'months' },
    {
      type: 'choice',
      member: 'currentManagementLevel',
      label: 'Management level',
      none: 'Any level',
      options: LEVELS,
    },
    {
      type: 'range',
      member: 'averageMonthsPerEmployer',
      label: 'Average time with an employer',
      unit: 'months',
      onlyResumes: true,
    },
    {
      type: 'range',
      member: 'jobPredictiveIndex',
      label: 'Direct-hire index',
      unit: 'points',
      onlyResumes: true,
    },
  ],
  SKILLS: [
    { type: 'skills' },
    { type: 'flag', member: 'skillsMustAllExist', label: 'All of them', needs: 'skills' },
  ],
  INDUSTRIES: [{ type: 'texts', member: 'taxonomies', label: 'Industry', completes: 'industries' }],
  BOOLEAN: [{ type: 'expression' }],
  LANGUAGES: [
    { type: 'texts', member: 'languagesKnown', label: 'Language', placeholder: 'German, or de' },
    { type: 'flag', member: 'languagesKnownMustAllExist', label: 'All of them', needs: 'languagesKnown' },
  ],
  CERTIFICATIONS: [
    { type: 'texts', member: 'certifications', label: 'Certificate or licence', completes: 'certifications' },
  ],
  EXECUTIVE_TYPES: [
    {
      type: 'checks',
      member: 'executiveType',
      label: 'Executive type',
      options: EXECUTIVES.map((value) => ({
        value,
        label: value === 'Business_Dev' ? 'Business development' : value,
      })),
    },
  ],
  LOCATION: [{ type: 'places' }],
  EDUCATION: [
    {
      type: 'choice',
      member: 'degreeTypeAtLeast',
      label: 'Degree, at least',
      none: 'Any degree',
      options: DEGREES,
    },
    { type: 'texts', member: 'degreeNames', label: 'Name of the degree', placeholder: 'MSc' },
    { type: 'majors' },
    { type: 'texts', member: 'schoolNames', label: 'School' },
    { type: 'flag', member: 'isTopStudent', label: 'Top of the class' },
    { type: 'flag', member: 'isCurrentStudent', label: 'Studying now' },
    { type: 'flag', member: 'isRecentGraduate', label: 'Graduated in the last 18 months' },
  ],
  EMPLOYERS: [
    { type: 'texts', member: 'employers', label: 'Employer', completes: 'employers' },
    {
      type: 'flag',
      member: 'employersMustAllBeCurrentEmployer',
      label: 'Works there now',
      needs: 'employers',
    },
  ],
  TAGS: [
    { type: 'tags' },
    { type: 'flag', member: 'userDefinedTagsMustAllExist', label: 'All of them', needs: 'userDefinedTags' },
  ],
  METADATA: [
    { type: 'dates' },
    { type: 'texts', member: 'documentIds', label: 'Document id' },
    { type: 'texts', member: 'documentLanguages', label: 'Language of the document', placeholder: 'en, de' },
  ],
  UNCOMMON: [
    { type: 'flag', member: 'hasPatents', label: 'Has patents' },
    { type: 'flag', member: 'isAuthor', label: 'Is an author' },
    { type: 'flag', member: 'isPublicSpeaker', label: 'Speaks in public' },
    { type: 'flag', member: 'isMilitary', label: 'Served in the armed forces' },
    { type: 'flag', member: 'hasSecurityCredentials', label: 'Has a security clearance' },
    { type: 'texts', member: 'securityCredentials', label: 'Clearance' },
  ],
};

export const SKILL_LEVELS: readonly Option[] = [
  { value: 'Low', label: 'Up to 3 years' },
  { value: 'Mid', label: '4 to 6 years' },
  { value: 'High', label: '7 years or more' },
];

export type FilterPlace = NonNullable<NonNullable<Filters['locationCriteria']>['locations']>[number];

/** Returns text like "Utrecht, NL", "3511 AB". */
export function placeText({ municipality, region, postalCode, countryCode }: FilterPlace): string {
  const country = countryCode && !municipality && !region ? countryName(countryCode) : countryCode;
  return [postalCode, municipality, region, country].filter(Boolean).join(', ');
}

type Education = NonNullable<Filters['educations']>[number];

/** Returns text like "MSc, Physics, Ellmouth University". */
export function educationText({ degreeName, degreeMajor, schoolName }: Education): string {
  return [degreeName, degreeMajor, schoolName].filter(Boolean).join(', ');
}

/** Returns `36` as "3 yrs", in the months that the API counts. */
function monthsText(months: number): string {
  if (months < 12 || months % 12 !== 0) return `${months} mos`;
  return `${months / 12} ${months === 12 ? 'yr' : 'yrs'}`;
}

/** Returns text like "3 yrs to 5 yrs", "from 3 yrs", "up to 5 yrs"; empty for a range that is open on both ends. */
export function rangeText(
  { minimum, maximum }: { minimum?: number | null | undefined; maximum?: number | null | undefined },
  unit: 'months' | 'points',
): string {
  const text = (value: number) => (unit === 'months' ? monthsText(value) : String(value));
  if (minimum != null && maximum != null) return `${text(minimum)} to ${text(maximum)}`;
  if (minimum != null) return `from ${text(minimum)}`;
  return maximum != null ? `up to ${text(maximum)}` : '';
}

/** Returns filters without empty members. */
export function tidied(filters: Filters): Filters {
  return Object.fromEntries(
    Object.entries(filters).filter(
      ([, value]) =>
        value != null && value !== '' && value !== false && !(Array.isArray(value) && value.length === 0),
    ),
  );
}
