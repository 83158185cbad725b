import type { ParsedJob, ParsedResume } from '@/lib/contracts';
import type { JsonAnswer } from '../http';
import { readJobAnswer, readParseAnswer } from '../parser';
import type { Format } from './options';
import { type Column, written } from './output';

/** What was read of a document, as its answer was received. */
export type Read = { file: string; received: string };

type Line<Data> = { file: string; data: Data };

const SKILLS_SHOWN = 10;

const current = ({ employmentHistory }: ParsedResume) => {
  const positions = employmentHistory?.positions ?? [];
  return positions.find(({ isCurrent }) => isCurrent) ?? positions[0];
};

const RESUME: readonly Column<Line<ParsedResume>>[] = [
  { heading: 'File', cell: ({ file }) => file },
  { heading: 'Name', cell: ({ data }) => data.contactInformation?.candidateName?.formattedName },
  { heading: 'E-mail', cell: ({ data }) => data.contactInformation?.emailAddresses?.[0] },
  { heading: 'Telephone', cell: ({ data }) => data.contactInformation?.telephones?.[0]?.normalized },
  { heading: 'Place', cell: ({ data }) => data.contactInformation?.location?.municipality },
  { heading: 'Country', cell: ({ data }) => data.contactInformation?.location?.countryCode },
  { heading: 'Title', cell: ({ data }) => current(data)?.jobTitle?.normalized },
  { heading: 'Employer', cell: ({ data }) => current(data)?.employer?.name?.normalized },
  {
    heading: 'Months of experience',
    cell: ({ data }) => data.employmentHistory?.experienceSummary?.monthsOfWorkExperience,
  },
  {
    heading: 'Skills',
    cell: ({ data }) =>
      data.skills?.raw
        ?.slice(0, SKILLS_SHOWN)
        .map(({ name }) => name)
        .join(', '),
  },
];

const JOB: readonly Column<Line<ParsedJob>>[] = [
  { heading: 'File', cell: ({ file }) => file },
  { heading: 'Title', cell: ({ data }) => data.jobTitles?.mainJobTitle },
  { heading: 'Employer', cell: ({ data }) => data.employerNames?.mainEmployerName },
  { heading: 'Place', cell: ({ data }) => data.currentLocation?.municipality },
  { heading: 'Country', cell: ({ data }) => data.currentLocation?.countryCode },
  { heading: 'Pay from', cell: ({ data }) => data.salary?.minimum?.value },
  { heading: 'Pay to', cell: ({ data }) => data.salary?.maximum?.value },
  { heading: 'Currency', cell: ({ data }) => data.salary?.currency },
];

const asAnswer = (text: string): JsonAnswer => ({ status: 200, text, json: JSON.parse(text) });

function resumeLine({ file, received }: Read): Line<ParsedResume>[] {
  const answer = readParseAnswer(asAnswer(received));
  const data = answer.ok ? answer.value.value.resumeData : undefined;
  return data ? [{ file, data }] : [];
}

function jobLine({ file, received }: Read): Line<ParsedJob>[] {
  const answer = readJobAnswer(asAnswer(received));
  const data = answer.ok ? answer.value.value.jobData : undefined;
  return data ? [{ file, data }] : [];
}

/** Writes what was read of CVs, or of postings, a line for each. */
export function writtenDocuments(format: Format, read: readonly Read[], isJob: boolean): string {
  const json = read.map(({ file, received }) => ({ file, answer: JSON.parse(received) }));
  return isJob
    ? written(format, { columns: JOB, lines: read.flatMap(jobLine), json })
    : written(format, { columns: RESUME, lines: read.flatMap(resumeLine), json });
}
