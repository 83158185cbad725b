import { leadOrder, type MarketJob, type MarketPosting } from '../../posting';

/** A job with its postings, derived in the plainest way. */
export type JobWithPostings = { job: MarketJob; postings: MarketPosting[] };

function firstThat(postings: readonly MarketPosting[], has: (posting: MarketPosting) => boolean) {
  return postings.find(has);
}

function united(postings: readonly MarketPosting[], list: (posting: MarketPosting) => string[]): string[] {
  return [...new Set(postings.flatMap(list))].sort();
}

function placeOf(postings: readonly MarketPosting[]) {
  const placed = postings.filter(({ country }) => country !== undefined);
  return (
    firstThat(placed, ({ location }) => location !== undefined) ??
    firstThat(placed, ({ region }) => region !== undefined) ??
    placed[0]
  );
}

function deriveJob(postings: MarketPosting[]): MarketJob {
  const [lead] = postings;
  if (!lead) throw new Error('a job has a posting');
  const profession = firstThat(postings, ({ professionClass }) => professionClass !== undefined);
  const place = placeOf(postings);
  const paid = firstThat(postings, ({ salary }) => salary !== undefined);
  const hours = firstThat(
    postings,
    ({ hoursPerWeekFrom, hoursPerWeekTo }) => (hoursPerWeekFrom ?? hoursPerWeekTo) !== undefined,
  );
  const ends = postings.map(({ expirationDate }) => expirationDate);
  return {
    jobId: lead.jobId,
    date: postings.map(({ date }) => date).sort()[0] ?? lead.date,
    expirationDate: ends.includes(undefined) ? undefined : ends.sort().at(-1),
    postingCount: postings.length,
    websiteCount: new Set(postings.map(({ sourceWebsite }) => sourceWebsite)).size,
    viaIntermediary: lead.viaIntermediary,
    isRemote: lead.isRemote,
    language: firstThat(postings, ({ language }) => language !== undefined)?.language,
    organizationName: firstThat(postings, (posting) => posting.organizationName !== undefined)
      ?.organizationName,
    organizationIndustry: firstThat(postings, (posting) => posting.organizationIndustry !== undefined)
      ?.organizationIndustry,
    profession: profession?.profession,
    professionGroup: profession?.professionGroup,
    professionClass: profession?.professionClass,
    location: place?.location,
    region: place?.region,
    locationName: place?.locationName,
    country: place?.country,
    latitude: place?.latitude,
    longitude: place?.longitude,
    educationLevel: firstThat(postings, (posting) => posting.educationLevel !== undefined)?.educationLevel,
    experienceLevel: firstThat(postings, (posting) => posting.experienceLevel !== undefined)?.experienceLevel,
    contractType: firstThat(postings, (posting) => posting.contractType !== undefined)?.contractType,
    hoursPerWeekFrom: hours?.hoursPerWeekFrom,
    hoursPerWeekTo: hours?.hoursPerWeekTo,
    salary: paid?.salary,
    salaryFrom: paid?.salaryFrom,
    salaryTo: paid?.salaryTo,
    salaryCurrency: paid?.salaryCurrency,
    salaryText: paid?.salaryText,
    predictedSalary: firstThat(postings, (posting) => posting.predictedSalary !== undefined)?.predictedSalary,
    itSkills: united(postings, ({ itSkills }) => itSkills),
    professionalSkills: united(postings, ({ professionalSkills }) => professionalSkills),
    softSkills: united(postings, ({ softSkills }) => softSkills),
    languageSkills: united(postings, ({ languageSkills }) => languageSkills),
  };
}

/** Derives the jobs of a set of postings; the postings of each in lead order. */
export function deriveJobs(postings: readonly MarketPosting[]): JobWithPostings[] {
  const ids = [...new Set(postings.map(({ jobId }) => jobId))].sort((a, b) => a - b);
  return ids.map((id) => {
    const own = postings.filter(({ jobId }) => jobId === id).sort(leadOrder);
    return { job: deriveJob(own), postings: own };
  });
}
