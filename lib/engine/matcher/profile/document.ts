import type { ParsedJob, ParsedResume } from '@/lib/contracts';
import { isPersonalLine, languageOf, REDACTED, redactReceived, UNDETERMINED } from '../../parser';

/**
 * The texts of a document about work, and their dates. Names, addresses, schools, employers, benefits and
 * self-descriptions of employers are not among them.
 */

/** A text with its period, if it names one: last use as yyyy-mm-dd. */
export type TellingText = { text: string; months?: number | undefined; last?: string | undefined };

export type TitledTime = {
  title: string;
  months: number | undefined;
  /** The last day, yyyy-mm-dd. */
  last: string | undefined;
  isCurrent: boolean;
};

/**
 * A CV or posting as profiles are made of it. `latest` is the last day that it names: a pause after it ages nothing.
 */
export type TellingDocument = {
  language: string | undefined;
  titles: TitledTime[];
  texts: TellingText[];
  latest: string | undefined;
  /** Names of degrees and subjects: what somebody studied is no description of work. */
  studies: string[];
};

type Position = NonNullable<NonNullable<ParsedResume['employmentHistory']>['positions']>[number];

/** Where the fields hold less than this share of the text, the parser got lost, and the text itself counts. */
const LEAST_SHARE = 0.5;
/** Letters that are read, some forty pages: a longer document must not keep all others waiting. */
const MOST_LETTERS = 100_000;
const MONTH = 30.44 * 86_400_000;

function monthsBetween(start: string | undefined, end: string | undefined): number | undefined {
  if (!start || !end) return undefined;
  const months = Math.round((Date.parse(end) - Date.parse(start)) / MONTH);
  return months >= 0 ? Math.max(months, 1) : undefined;
}

function timeOf({ startDate, endDate, isCurrent, jobTitle }: Position): TitledTime {
  const last = endDate?.date ?? startDate?.date;
  return {
    title: jobTitle?.raw ?? jobTitle?.normalized ?? '',
    months: monthsBetween(startDate?.date, endDate?.date),
    last,
    isCurrent: isCurrent === true,
  };
}

function positionText(position: Position): TellingText {
  const { title, months, last } = timeOf(position);
  const bullets = (position.bullets ?? []).map(({ text }) => text);
  return { text: [title, position.description, ...bullets].filter(Boolean).join('\n'), months, last };
}

/** Returns as much of a text as is read. */
export function readable(text: string | null | undefined): string {
  return text?.slice(0, MOST_LETTERS) ?? '';
}

/** Returns the first of the texts, up to the letters that are read. */
function readableTexts(texts: readonly TellingText[]): TellingText[] {
  let left = MOST_LETTERS;
  return texts.flatMap((told) => {
    const text = told.text.slice(0, left);
    left -= text.length;
    return text === '' ? [] : [{ ...told, text }];
  });
}

/** Returns the texts, with the text of the document where the fields hold too little of it. */
function withPlainText(texts: TellingText[], plainText: string, ofWork: () => string): TellingText[] {
  const told = readableTexts(texts);
  const length = told.reduce((sum, { text }) => sum + text.length, 0);
  if (length >= plainText.length * LEAST_SHARE) return told;
  const text = ofWork();
  return length < text.length * LEAST_SHARE ? readableTexts([...told, { text }]) : told;
}

/**
 * Returns the plain text without the lines that identify somebody: they neither decide whether the text counts nor are
 * they read as work. The same lines are left out of a redacted copy, so both have one profile.
 */
function linesOfWork(resume: ParsedResume): string {
  const text = redactReceived(resume).resumeMetadata?.plainText ?? '';
  const isOfWork = (line: string) => !line.includes(REDACTED) && !isPersonalLine(line);
  return text.split('\n').filter(isOfWork).join('\n');
}

function languageIn(said: string | null | undefined, text: string): string | undefined {
  const language = said && said !== UNDETERMINED ? said : languageOf(text);
  return language === UNDETERMINED ? undefined : language;
}

/** Reads a CV as it was parsed, redacted or not. */
export function readResume(resume: ParsedResume): TellingDocument {
  const positions = resume.employmentHistory?.positions ?? [];
  const { documentLanguage } = resume.resumeMetadata ?? {};
  const plainText = readable(resume.resumeMetadata?.plainText);
  const studies = (resume.education?.educationDetails ?? []).flatMap(({ degree, majors, minors }) =>
    [degree?.name?.raw, ...(majors ?? []), ...(minors ?? [])].filter((name) => typeof name === 'string'),
  );
  const alone = [
    resume.professionalSummary,
    resume.qualificationsSummary,
    resume.objective,
    ...studies,
    ...(resume.skills?.raw ?? []).map(({ name }) => name),
    ...(resume.certifications ?? []).map(({ name }) => name),
    ...(resume.licenses ?? []).map(({ name }) => name),
    ...(resume.achievements ?? []),
    resume.training?.text,
  ];
  const titles = positions.map(timeOf).filter(({ title }) => title !== '');
  return {
    language: languageIn(documentLanguage, plainText),
    titles: [...new Map(titles.map((time) => [`${time.title} ${time.last} ${time.months}`, time])).values()],
    texts: withPlainText(
      [...positions.map(positionText), { text: alone.filter(Boolean).join('\n') }],
      plainText,
      () => linesOfWork(resume),
    ),
    latest: positions
      .flatMap(({ endDate, startDate }) => endDate?.date ?? startDate?.date ?? [])
      .sort()
      .at(-1),
    studies,
  };
}

/** Reads a posting as it was parsed. */
export function readJob(job: ParsedJob): TellingDocument {
  const { documentLanguage } = job.jobMetadata ?? {};
  const plainText = readable(job.jobMetadata?.plainText);
  const { mainJobTitle, jobTitle } = job.jobTitles ?? {};
  const titles = [...new Set([mainJobTitle, ...(jobTitle ?? [])])].filter((title) => title != null);
  const alone = [
    ...titles,
    job.jobDescription,
    job.jobRequirements,
    ...(job.skills?.raw ?? []).map(({ name }) => name),
    ...(job.certificationsAndLicenses ?? []),
  ];
  return {
    language: languageIn(documentLanguage, plainText),
    titles: titles.map((title) => ({ title, months: undefined, last: undefined, isCurrent: true })),
    texts: withPlainText([{ text: alone.filter(Boolean).join('\n') }], plainText, () => plainText),
    latest: undefined,
    studies: [],
  };
}
