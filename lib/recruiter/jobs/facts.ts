import type { ParsedJob } from '@/lib/contracts';
import { type Fact, factsOf, skillFacts } from '../search/facts';

/** Returns the facts of a job that can be searched by field. Its titles and its employer are current. */
export function jobFacts(job: ParsedJob, name: string): Fact[] {
  const { mainJobTitle, jobTitle } = job.jobTitles ?? {};
  const { mainEmployerName, employerName } = job.employerNames ?? {};
  const place = job.currentLocation;
  return [
    ...factsOf('name', [name]),
    ...factsOf('title', [mainJobTitle, ...(jobTitle ?? [])], { current: true }),
    ...factsOf('employer', [mainEmployerName, ...(employerName ?? [])], { current: true }),
    ...factsOf('school', job.schoolNames ?? []),
    ...factsOf('degree', [job.requiredDegree, ...(job.degrees ?? []).map((degree) => degree.name)]),
    ...factsOf('certification', job.certificationsAndLicenses ?? []),
    ...factsOf('speaks', job.languageCodes ?? []),
    ...factsOf('location', [place?.municipality, ...(place?.regions ?? []), place?.countryCode]),
    ...skillFacts(job.skills),
  ];
}
