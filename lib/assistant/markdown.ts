import type { ParsedJob, ParsedResume } from '@/lib/contracts';
import { DATA_NOTICE } from '@/lib/contracts';

/** Documents of indexes as Markdown. Values are written on one line each, so that none of them can pass for a heading. */

type Text = string | number | null | undefined;

const line = (text: Text) =>
  String(text ?? '')
    .replace(/\s+/g, ' ')
    .replace(/([\\`*_[\]<>#|])/g, '\\$1')
    .trim();

const joined = (parts: readonly Text[], between: string) =>
  parts
    .map(line)
    .filter((part) => part !== '')
    .join(between);

const labelled = (label: string, value: Text) => (line(value) === '' ? [] : [`- ${label}: ${line(value)}`]);

function section(title: string, lines: readonly string[]): string[] {
  return lines.length > 0 ? ['', `## ${title}`, '', ...lines] : [];
}

const HEAD = [`> ${DATA_NOTICE}`, ''];

type Day = { date: string; isCurrentDate: boolean; foundMonth: boolean } | null | undefined;

const dayOf = (day: Day) => {
  if (!day) return '';
  return day.isCurrentDate ? 'now' : day.date.slice(0, day.foundMonth ? 7 : 4);
};

const span = (start: Day, end: Day) => joined([dayOf(start), dayOf(end)], ' to ');

type Place = { municipality?: Text; regions?: Text[] | null; countryCode?: Text } | null | undefined;

const placeOf = (place: Place) =>
  joined([place?.municipality, ...(place?.regions ?? []), place?.countryCode], ', ');

type Skills = { raw?: { name?: Text }[] | null; normalized?: unknown } | null | undefined;

function skillsOf(skills: Skills): string[] {
  const names = (skills?.raw ?? []).flatMap(({ name }) => (name ? [line(name)] : []));
  return names.length > 0 ? [names.join(', ')] : [];
}

function positionsOf({ employmentHistory }: ParsedResume): string[] {
  return (employmentHistory?.positions ?? []).flatMap((position) => [
    `- **${joined([position.jobTitle?.raw, position.employer?.name?.raw], ', ')}** ${span(position.startDate, position.endDate)}`,
    ...(position.description ? [`  ${line(position.description)}`] : []),
  ]);
}

function studiesOf({ education }: ParsedResume): string[] {
  return (education?.educationDetails ?? []).map(
    (study) =>
      `- **${joined([study.degree?.name?.raw, ...(study.majors ?? []), study.schoolName?.raw], ', ')}** ${span(study.startDate, study.endDate)}`,
  );
}

/** Writes a candidate of an index as Markdown. */
export function resumeMarkdown(id: string, resume: ParsedResume): string {
  const { experienceSummary } = resume.employmentHistory ?? {};
  const languages = (resume.languageCompetencies ?? []).map(({ language }) => language);
  return [
    ...HEAD,
    `# Candidate ${line(id)}`,
    '',
    ...labelled('Place', placeOf(resume.contactInformation?.location)),
    ...labelled('Months of experience', experienceSummary?.monthsOfWorkExperience),
    ...labelled('Languages', languages.map(line).join(', ')),
    ...labelled('Summary', resume.professionalSummary),
    ...section('Positions', positionsOf(resume)),
    ...section('Education', studiesOf(resume)),
    ...section('Skills', skillsOf(resume.skills)),
    '',
  ].join('\n');
}

/** Writes a job of an index as Markdown. */
export function jobMarkdown(id: string, job: ParsedJob): string {
  const { salary } = job;
  const pay = joined([salary?.rawMinimum, salary?.rawMaximum], ' to ');
  return [
    ...HEAD,
    `# Job ${line(id)}`,
    '',
    ...labelled('Title', job.jobTitles?.mainJobTitle),
    ...labelled('Employer', job.employerNames?.mainEmployerName),
    ...labelled('Place', placeOf(job.currentLocation)),
    ...labelled('Pay', pay && joined([pay, salary?.currency], ' ')),
    ...labelled('Years of experience, at least', job.minimumYears?.value),
    ...section('Duties', job.jobDescription ? [line(job.jobDescription)] : []),
    ...section('Requirements', job.jobRequirements ? [line(job.jobRequirements)] : []),
    ...section('Skills', skillsOf(job.skills)),
    '',
  ].join('\n');
}
