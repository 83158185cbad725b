import type { RawPosting } from '@/lib/engine/postings';
import type { PreparedPosting } from './normalise-batch';

/** Number of values of each column that became a fact of a posting, so that a useless column shows. */
export type UsedValues = Record<string, number>;

const hasPlace = ({ country, locationName, region }: PreparedPosting) =>
  country !== undefined || locationName !== undefined || region !== undefined;

/** Decides whether a row's own value became a fact; a fact only from its text does not count for a column. */
const BECAME: Record<string, (raw: RawPosting, ready: PreparedPosting) => boolean> = {
  title: () => true,
  organization: ({ organization }, ready) =>
    organization !== undefined && ready.organizationName !== undefined,
  description: ({ description }, ready) => description !== undefined && ready.fullText !== '',
  duties: ({ textParts = [] }) => textParts.includes('duties'),
  requirements: ({ textParts = [] }) => textParts.includes('requirements'),
  preferred: ({ textParts = [] }) => textParts.includes('preferred'),
  benefits: ({ textParts = [] }) => textParts.includes('benefits'),
  date: ({ date }) => date !== undefined,
  expirationDate: ({ expirationDate }) => expirationDate !== undefined,
  seenOn: ({ seenOn }) => seenOn !== undefined,
  place: ({ places }, ready) => places.length > 0 && hasPlace(ready),
  pay: ({ pay }, { salary, predictedSalary }) =>
    pay !== undefined && (salary !== undefined || predictedSalary !== undefined),
  employment: ({ employment }, { contractType, hoursPerWeekTo }) =>
    employment.length > 0 && (contractType !== undefined || hoursPerWeekTo !== undefined),
  isRemote: ({ isRemote }) => isRemote !== undefined,
  url: ({ url }) => url !== undefined,
  industry: ({ industry }, { organizationIndustry }) =>
    industry !== undefined && organizationIndustry !== undefined,
  education: ({ education }, { educationLevel }) => education !== undefined && educationLevel !== undefined,
  experience: ({ experience }, { experienceLevel }) =>
    experience !== undefined && experienceLevel !== undefined,
  skills: ({ skills }, { itSkills, professionalSkills, softSkills }) =>
    skills !== undefined && itSkills.length + professionalSkills.length + softSkills.length > 0,
  language: ({ language }) => language !== undefined,
};

const TESTS = Object.entries(BECAME);

/** Counts over the postings of a batch. */
export function countUsed() {
  const values: UsedValues = {};
  const add = (raw: RawPosting | undefined, ready: PreparedPosting) => {
    if (!raw) return;
    for (const [target, became] of TESTS) if (became(raw, ready)) values[target] = (values[target] ?? 0) + 1;
  };
  return { values, add };
}
