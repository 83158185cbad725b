import type { FilterCriteriaData } from '@/lib/contracts';
import { CANDIDATE_LIST, type CandidateFilters } from '../candidates/query';
import { placesWritten } from '../distances/written';
import type { ListQueryParams } from '../records/list-query';
import { partsOfValue } from '../search/filters';
import { languageCode } from '../search/language-codes';

/** Turns a query of the list of candidates into one for a matcher. */

/** A filter in the words of the index; undefined where the index knows nothing of it. */
type InIndex = (filters: CandidateFilters) => Partial<FilterCriteriaData> | undefined;

/** Returns every place that matches both the cities and the countries. */
function placesOf({ cities, countries }: CandidateFilters): Partial<FilterCriteriaData> {
  const within = countries?.map((countryCode) => ({ countryCode })) ?? [{}];
  const locations = within.flatMap((place) =>
    cities ? cities.map((municipality) => ({ ...place, municipality })) : [place],
  );
  return { locationCriteria: { locations } };
}

/** The index takes circles of one size, and no city or country in addition; it looks up their places itself. */
function nearOf({ near = [], cities, countries }: CandidateFilters) {
  const circles = near.map(partsOfValue);
  const [distance, ...others] = new Set(circles.map(([, kilometres]) => Number(kilometres)));
  if (cities || countries || others.length > 0) return undefined;
  const locations = circles.flatMap(([typed]) =>
    placesWritten(typed)
      .slice(0, 1)
      .map(({ city, region, countryCode }) => ({ municipality: city, region, countryCode })),
  );
  return { locationCriteria: { locations, distance, distanceUnit: 'Kilometers' } };
}

/** Returns the condition on skills: the index supports one or all of them. */
function skillsOf({ skills = [], minimumSkills = 1 }: CandidateFilters) {
  if (minimumSkills > 1 && minimumSkills < skills.length) return undefined;
  return {
    skills: skills.map((skillName) => ({ skillName })),
    skillsMustAllExist: minimumSkills > 1,
  };
}

function titlesOf({ titles, titlesNow }: CandidateFilters) {
  if (titles && titlesNow) return undefined;
  return {
    jobTitles: (titlesNow ?? titles ?? []).map((title) => ({ title, isCurrent: titlesNow !== undefined })),
  };
}

function employersOf({ employers, employersNow }: CandidateFilters) {
  if (employers && employersNow) return undefined;
  return {
    employers: employersNow ?? employers,
    employersMustAllBeCurrentEmployer: employersNow !== undefined,
  };
}

const monthsOf: InIndex = ({ minimumMonths: minimum, maximumMonths: maximum }) => ({
  monthsExperience: { minimum, maximum },
});

const nothing: InIndex = () => undefined;
/** Goes with another one. */
const together: InIndex = () => ({});

/** Label of each filter for the notice about those left out, and its form in the index. */
const FILTERS: Record<keyof CandidateFilters, { called: string; inIndex: InIndex }> = {
  languages: {
    called: 'language of the CV',
    inIndex: ({ languages }) => ({ documentLanguages: languages }),
  },
  near: { called: 'distance', inIndex: nearOf },
  cities: { called: 'city', inIndex: placesOf },
  countries: { called: 'country', inIndex: placesOf },
  skills: { called: 'how many of the skills', inIndex: skillsOf },
  minimumSkills: { called: 'how many of the skills', inIndex: together },
  minimumMonths: { called: 'experience', inIndex: monthsOf },
  maximumMonths: { called: 'experience', inIndex: monthsOf },
  titles: { called: 'title', inIndex: titlesOf },
  titlesNow: { called: 'current title', inIndex: titlesOf },
  employers: { called: 'employer', inIndex: employersOf },
  employersNow: { called: 'current employer', inIndex: employersOf },
  schools: { called: 'school', inIndex: ({ schools }) => ({ schoolNames: schools }) },
  degrees: { called: 'degree', inIndex: ({ degrees }) => ({ degreeNames: degrees }) },
  certifications: { called: 'certificate', inIndex: ({ certifications }) => ({ certifications }) },
  speaks: {
    called: 'spoken languages',
    inIndex: ({ speaks }) => ({
      languagesKnown: speaks?.map(languageCode),
      languagesKnownMustAllExist: true,
    }),
  },
  speaksAt: { called: 'level of a language', inIndex: nothing },
  skillMonths: { called: 'months of a skill', inIndex: nothing },
  skillSince: { called: 'last use of a skill', inIndex: nothing },
  titlesBefore: { called: 'earlier title', inIndex: nothing },
  employersBefore: { called: 'earlier employer', inIndex: nothing },
  states: { called: 'state', inIndex: nothing },
  tags: { called: 'tags', inIndex: nothing },
  stages: { called: 'stage of a shortlist', inIndex: nothing },
  answers: { called: 'machine answer', inIndex: nothing },
  added: { called: 'day of arrival', inIndex: nothing },
  addedAfter: { called: 'day of arrival', inIndex: nothing },
  sources: { called: 'source', inIndex: nothing },
  sample: { called: 'samples', inIndex: nothing },
  hasFindings: { called: 'findings', inIndex: nothing },
  misfit: { called: 'what is no CV', inIndex: nothing },
  fields: { called: 'custom fields', inIndex: nothing },
};

export type MatcherQuestion = {
  /** The words of it, to be called by. */
  words: string;
  /** Undefined for a source without a question yet. */
  criteria: FilterCriteriaData | undefined;
  /** Filters that only the app knows, and that a match therefore leaves out. */
  leftOut: string[];
};

/** Converts the parameters of the list of candidates, as a saved search keeps them, into a query for a matcher. */
export function questionOf(params: ListQueryParams): MatcherQuestion {
  const { search, filters } = CANDIDATE_LIST.from(params);
  const asked = Object.entries(FILTERS).filter(
    ([name]) => filters[name as keyof CandidateFilters] !== undefined,
  );
  const answers = asked.map(([, { called, inIndex }]) => ({ called, criteria: inIndex(filters) }));
  const criteria: FilterCriteriaData = Object.assign(
    search ? { searchExpression: search } : {},
    ...answers.map((answer) => answer.criteria ?? {}),
  );
  return {
    words: search,
    criteria: Object.keys(criteria).length > 0 ? criteria : undefined,
    leftOut: [...new Set(answers.filter((answer) => !answer.criteria).map(({ called }) => called))],
  };
}
