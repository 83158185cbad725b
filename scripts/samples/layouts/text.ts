import type { Person } from '../person.ts';
import { period, WORDS } from '../words.ts';

const titled = (title: string, lines: string[]) =>
  lines.length > 0 ? ['', title.toUpperCase(), '-'.repeat(title.length), ...lines] : [];

/** Returns the CV as somebody types it into an e-mail. */
export function textOf(person: Person): string {
  const words = WORDS[person.language];
  const jobs = person.jobs.flatMap((job) => [
    `${period(person, job)}  ${job.title}`,
    `${job.employer}, ${job.place}`,
    ...job.points.map((point) => `* ${point}`),
    '',
  ]);
  const studies = person.studies.map(
    (study) => `${period(person, study, false)}  ${study.degree}, ${study.school}, ${study.place}`,
  );
  const lines = [
    person.name,
    person.headline,
    ...person.address,
    person.phone,
    person.email,
    ...titled(words.summary, person.summary ? [person.summary] : []),
    ...titled(words.jobs, jobs),
    ...titled(words.studies, studies),
    ...titled(
      words.skills,
      person.skills.map(([, items]) => items.join(', ')),
    ),
    ...titled(
      words.languages,
      person.languages.map(([name, level]) => `${name}: ${level}`),
    ),
    ...titled(words.certificates, person.certificates ?? []),
  ];
  return `${lines.join('\n')}\n`;
}
