import type { Random } from '@/lib/engine/kernel';
import type { Tag } from '@/lib/engine/parser/resume/tagger';
import { filled, type Job, listOf, type Study } from './career.ts';
import type { Page, Style } from './page.ts';
import type { Words } from './words/model.ts';

/** The ways in which people write down jobs and degrees. A way is chosen once for a document. */

type Writer<T> = (entry: T, at: number) => void;
type Tools = { page: Page; random: Random; words: Words; table: number };

const BULLETS = ['•', '-', '➢', '❖', '●', '*', 'o'];

/** Separators between labels and values, chosen once for a document. */
const SEPARATORS = [': ', ' : ', '\t: ', '\t', ' :- ', ' - ', ':'];

function writeDeeds({ page, random, words }: Tools, deeds: readonly string[]): void {
  if (deeds.length === 0) return;
  if (random.chance(0.35)) {
    const label = random.pick(listOf(words.labels.duties));
    page.add('jobBody', `${label}${random.pick([':', ' :', '', ':-'])}`, { bold: random.chance(0.6) });
  }
  const bullet = random.pick([...BULLETS, undefined]);
  if (bullet === undefined && random.chance(0.5))
    page.add('jobBody', deeds.map((deed) => `${deed}.`).join(' '));
  else for (const deed of deeds) page.add('jobBody', deed, bullet ? { bullet } : {});
}

function labelled(
  tools: Tools,
  tag: Tag,
  separator: string,
  rows: readonly [string, string][],
  style: Style,
) {
  for (const [labels, value] of rows)
    tools.page.add(tag, `${tools.random.pick(listOf(labels))}${separator}${value}`, style);
}

/** Writes the cells of a table row, the first row being the titles of its columns. */
function row(tools: Tools, tag: Tag, values: readonly string[], at: number, bold = false): void {
  values.forEach((value, column) => {
    if (value !== '') tools.page.add(tag, value, { bold, cell: { table: tools.table, row: at, column } });
  });
}

const rangeOf = ({ from, to }: Job, joint: string) => `${from}${joint}${to}`;

/** A job as the row of a table, the first one below the titles of the columns. */
function writeRow(tools: Tools, job: Job, at: number, joint: string): void {
  const { employer, title, period } = tools.words.labels;
  const titles = [employer, title, period].map((text) => listOf(text)[0] ?? '');
  if (at === 0) row(tools, 'other', titles, 0, true);
  row(tools, 'jobHeader', [job.employer, job.title, rangeOf(job, joint)], at + 1);
}

/** Returns one way of writing jobs, chosen at random. */
export function jobWriter(tools: Tools): Writer<Job> {
  const { page, random, words } = tools;
  const { labels } = words;
  const joint = random.pick([' - ', ' – ', ' to ', '-', ' / ']);
  const separator = random.pick(SEPARATORS);
  const bold = random.chance(0.6);
  const bullet = random.pick(BULLETS);
  const sentence = random.pick(listOf(words.jobSentences));
  const employerFirst = random.chance(0.5);
  const pair = ({ title, employer }: Job, mark: string) =>
    (employerFirst ? [employer, title] : [title, employer]).join(mark);
  const ways: Writer<Job>[] = [
    (job) => {
      page.add('jobHeader', `${pair(job, ', ')}\t${rangeOf(job, joint)}`, { bold, gap: 10 });
      writeDeeds(tools, job.deeds);
    },
    (job) => {
      const [first, second] = employerFirst ? [job.employer, job.title] : [job.title, job.employer];
      page.add('jobHeader', first, { bold, gap: 10 });
      page.add('jobHeader', random.chance(0.5) ? `${second}, ${job.town}` : second);
      page.add('jobHeader', rangeOf(job, joint));
      writeDeeds(tools, job.deeds);
    },
    (job) => {
      page.add('jobHeader', rangeOf(job, joint), { gap: 8 });
      page.add('jobHeader', pair(job, ' – '), { bold });
      writeDeeds(tools, job.deeds);
    },
    (job) => {
      const rows: [string, string][] = [
        [labels.employer, job.employer],
        [labels.title, job.title],
        [labels.period, rangeOf(job, joint)],
      ];
      if (random.chance(0.4)) rows.splice(1, 0, [labels.place, job.town]);
      page.part();
      labelled(tools, 'jobHeader', separator, employerFirst ? rows : rows.reverse(), {
        bold: random.chance(0.2),
      });
      writeDeeds(tools, job.deeds);
    },
    (job) => page.add('jobHeader', filled(sentence, job), { bullet }),
    (job) => page.add('jobHeader', filled(sentence, job)),
    (job, at) => {
      page.add('jobHeader', `${at + 1}. ${filled(sentence, job)}`);
      writeDeeds(tools, job.deeds);
    },
    (job) => {
      page.add('jobHeader', `${pair(job, ', ')} (${rangeOf(job, joint)})`, { bullet, bold });
      if (random.chance(0.5)) writeDeeds(tools, job.deeds);
    },
    (job) => {
      page.add('jobHeader', `${rangeOf(job, joint)}\t${pair(job, ', ')}`, { bold });
      writeDeeds(tools, job.deeds);
    },
    (job, at) => writeRow(tools, job, at, joint),
  ];
  return random.pick(ways);
}

/** Returns one way of writing degrees, chosen at random. */
export function studyWriter(tools: Tools): Writer<Study> {
  const { page, random, words } = tools;
  const { labels } = words;
  const separator = random.pick(SEPARATORS);
  const bullet = random.pick(BULLETS);
  const bold = random.chance(0.5);
  const sentence = random.pick(listOf(words.degreeSentences));
  const hasGrade = random.chance(0.5);
  const order = random.drawn([0, 1, 2, 3], 4);
  const ways: Writer<Study>[] = [
    (study) => page.add('education', filled(sentence, study), { bullet }),
    (study) => page.add('education', filled(sentence, study)),
    (study) => {
      page.add('education', `${study.degree} (${study.subject})\t${study.year}`, { bold, gap: 8 });
      page.add('education', study.school);
      if (hasGrade) page.add('education', `${random.pick(listOf(labels.grade))}: ${study.grade}`);
    },
    (study) => {
      page.add('education', `${study.year}\t${study.degree}, ${study.school}`);
    },
    (study) => {
      const rows: [string, string][] = [
        [labels.degree, `${study.degree} ${study.subject}`],
        [labels.school, study.school],
        [labels.year, study.year],
      ];
      if (hasGrade) rows.push([labels.grade, study.grade]);
      page.part();
      labelled(tools, 'education', separator, rows, {});
    },
    (study) => {
      page.add('education', study.school, { bold, gap: 8 });
      page.add('education', `${study.degree}, ${study.subject}, ${study.year}`);
    },
    (study, at) => {
      const titles = [labels.degree, labels.school, labels.year, labels.grade].map(
        (text) => listOf(text)[0] ?? '',
      );
      const cells = [
        `${study.degree} ${at === 0 ? study.subject : ''}`.trim(),
        study.school,
        study.year,
        study.grade,
      ];
      const ordered = (list: readonly string[]) => order.map((place) => list[place] ?? '');
      if (at === 0) row(tools, 'other', ordered(titles), 0, true);
      row(tools, 'education', ordered(cells), at + 1);
    },
    (study, at) => {
      const titles = [labels.degree, labels.school, labels.year, labels.grade].map(
        (text) => listOf(text)[0] ?? '',
      );
      if (at === 0) page.add('other', titles.join('\t'), { bold: true });
      page.add('education', [study.degree, study.school, study.year, study.grade].join('\t'));
    },
  ];
  return random.pick(ways);
}
