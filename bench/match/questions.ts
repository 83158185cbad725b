/** Questions to the index: matches of jobs, and searches with three filters. */
import { randomOf } from '@/lib/engine/kernel';
import type { People } from './people.ts';

/** Numbers of jobs and people that are not in the index. */
const JOBS_FROM = 5_000_000;
const FILTERED = 24;

export type Job = ReturnType<People['jobOf']>;

export function jobsOf(people: People, count: number): Job[] {
  return Array.from({ length: count }, (_, at) => people.jobOf(JOBS_FROM + at));
}

/** Returns criteria of three filters each: by names, numbers, codes, words and places. */
export function filtersOf(people: People): object[] {
  const random = randomOf(3);
  const degrees = ['bachelors', 'masters'];
  const countries = ['GB', 'DE', 'US', 'FR'];
  return jobsOf(people, FILTERED).map((job, at) => {
    const [first = '', second = ''] = job.Skills.Raw.map(({ Name }) => Name);
    const title = job.JobTitles.MainJobTitle.split(' ').slice(-1).join(' ');
    const months = { Minimum: 12 * random.between(1, 10) };
    const kinds = [
      { Skills: [{ SkillName: first }], MonthsExperience: months, LanguagesKnown: ['en'] },
      { JobTitles: [{ Title: title }], DegreeTypes: degrees, Skills: [{ SkillName: first }] },
      {
        SearchExpression: `"${first}" OR "${second}"`,
        LocationCriteria: { Locations: [{ CountryCode: random.pick(countries) }] },
        MonthsExperience: months,
      },
      {
        Skills: [{ SkillName: first }, { SkillName: second }],
        DegreeTypeAtLeast: 'bachelors',
        LocationCriteria: {
          Locations: [{ GeoPoint: { Latitude: 51.5, Longitude: -0.1 } }],
          Distance: 50,
        },
      },
    ];
    return kinds[at % kinds.length] as object;
  });
}
