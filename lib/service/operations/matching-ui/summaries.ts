import type { DecodedOf, MatcherView, ParsedJob, ParsedResume } from '@/lib/contracts';

/** Documents in a few lines, without anything that identifies the person. */

export type Summary = NonNullable<DecodedOf<typeof MatcherView>['source']>;

/** A document as the interface works with it; of a resume the redacted form. */
export type ShownDocument = { kind: 'Resume'; resume: ParsedResume } | { kind: 'Job'; job: ParsedJob };

const MOST_POSITIONS = 3;
const UNTITLED = { Resume: 'No job title', Job: 'Untitled job' } as const;

function placeOf(location: ParsedJob['currentLocation']): string | undefined {
  const { municipality, regions, countryCode } = location ?? {};
  return [municipality ?? regions?.[0], countryCode].filter(Boolean).join(', ') || undefined;
}

function summaryOfResume(resume: ParsedResume): Summary {
  const positions = (resume.employmentHistory?.positions ?? []).map(({ jobTitle, employer, isCurrent }) => ({
    title: jobTitle?.raw ?? jobTitle?.normalized,
    employer: employer?.name?.raw ?? employer?.name?.normalized,
    isCurrent: isCurrent ?? false,
  }));
  const latest = [
    ...positions.filter((each) => each.isCurrent),
    ...positions.filter((each) => !each.isCurrent),
  ];
  return {
    kind: 'Resume',
    headline: latest.find(({ title }) => title)?.title ?? UNTITLED.Resume,
    positions: latest.slice(0, MOST_POSITIONS),
    place: placeOf(resume.contactInformation?.location),
    monthsOfExperience: resume.employmentHistory?.experienceSummary?.monthsOfWorkExperience,
    userDefinedTags: resume.userDefinedTags ?? [],
  };
}

function summaryOfJob(job: ParsedJob): Summary {
  const title = job.jobTitles?.mainJobTitle ?? job.jobTitles?.jobTitle?.[0];
  const employer = job.employerNames?.mainEmployerName ?? job.employerNames?.employerName?.[0];
  return {
    kind: 'Job',
    headline: title ?? UNTITLED.Job,
    positions: employer ? [{ title, employer, isCurrent: true }] : [],
    place: placeOf(job.currentLocation),
    userDefinedTags: job.userDefinedTags ?? [],
  };
}

/** Returns the latest title, positions, place, length of the career and tags of a document. */
export function summaryOf(document: ShownDocument): Summary {
  return document.kind === 'Resume' ? summaryOfResume(document.resume) : summaryOfJob(document.job);
}

/** Returns the text that a document was read from, if it is kept. */
export function textOf(document: ShownDocument): string {
  const { plainText } =
    (document.kind === 'Resume' ? document.resume.resumeMetadata : document.job.jobMetadata) ?? {};
  return plainText ?? '';
}

export type ShownSkill = { name: string; months?: number; lastUsed?: string };

/** Returns the skills of a resume with their months and last use, by their names in lower case. */
export function skillsOf(document: ShownDocument): Map<string, ShownSkill> {
  if (document.kind === 'Job') return new Map();
  const { normalized = [], raw = [] } = document.resume.skills ?? {};
  const named = [...(raw ?? []), ...(normalized ?? [])].flatMap(({ name, monthsExperience, lastUsed }) =>
    name
      ? [{ name, months: monthsExperience?.value ?? undefined, lastUsed: lastUsed?.value ?? undefined }]
      : [],
  );
  return new Map(named.map((skill) => [skill.name.toLowerCase(), skill]));
}
