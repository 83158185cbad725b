/**
 * The records of `docs/decisions`: the content of each head, and the index made from the heads.
 *
 * A head is the title, `- Status:`, `- Topic:` and, where an older record no longer holds, `- Replaces:` or `- Replaces
 * in part:` with the numbers of the older ones, whose status names the newer in turn.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The topics, in the order of the index. */
export const TOPICS = [
  'The house',
  'The APIs and their wire',
  'Reading files',
  'Reading CVs',
  'Reading postings',
  'Titles, skills and places',
  'Matching and search',
  'The matching UI',
  'The job market',
  "The recruiter's desk",
  'Events and deliveries',
  'Operating it',
] as const;

export type Decision = {
  number: number;
  file: string;
  title: string;
  status: string;
  topic: string;
  /** Numbers of the records that this one replaces, and of those that replace it; each whole or in part. */
  replaces: { whole: number[]; part: number[] };
  replacedBy: { whole: number[]; part: number[] };
};

const numbersIn = (text: string | undefined) =>
  [...(text ?? '').matchAll(/\d+/gu)].map(([digits]) => Number(digits));

/** Reads the head of one record. Throws with the file's name where a line of it is missing. */
export function readDecision(file: string, text: string): Decision {
  const line = (pattern: RegExp) => pattern.exec(text)?.[1];
  const needed = (what: string, value: string | undefined) => {
    if (value === undefined) throw new Error(`${file}: no line "${what}"`);
    return value;
  };
  const title = /^# (\d+)\. (.+)$/mu.exec(text);
  if (!title) throw new Error(`${file}: no title "# N. What was decided"`);
  const status = needed('- Status: accepted', line(/^- Status: (.+)$/mu));
  return {
    number: Number(title[1]),
    file,
    title: String(title[2]),
    status,
    topic: needed('- Topic: …', line(/^- Topic: (.+)$/mu)),
    replaces: {
      whole: numbersIn(line(/^- Replaces: (.+)$/mu)),
      part: numbersIn(line(/^- Replaces in part: (.+)$/mu)),
    },
    replacedBy: {
      whole: numbersIn(/\breplaced by ([\d, ]+)/u.exec(status)?.[1]),
      part: numbersIn(/\breplaced in part by ([\d, ]+)/u.exec(status)?.[1]),
    },
  };
}

/** Reads all records of a folder, by number. */
export function readDecisions(folder: string): Decision[] {
  return globSync('[0-9]*.md', { cwd: folder })
    .map((file) => readDecision(file, readFileSync(path.join(folder, file), 'utf8')))
    .sort((a, b) => a.number - b.number);
}

/** Lists contradictions between heads: an unknown topic, and a replacement that only one of the two names. */
export function contradictions(decisions: readonly Decision[]): string[] {
  const byNumber = new Map(decisions.map((decision) => [decision.number, decision]));
  const names = (number: number, how: 'whole' | 'part', other: number, side: 'replaces' | 'replacedBy') =>
    byNumber.get(number)?.[side][how].includes(other) ?? false;
  return decisions.flatMap(({ number, file, topic, replaces, replacedBy }) => [
    ...(TOPICS.some((known) => known === topic) ? [] : [`${file}: "${topic}" is no topic of the index`]),
    ...(['whole', 'part'] as const).flatMap((how) => [
      ...replaces[how]
        .filter((older) => !names(older, how, number, 'replacedBy'))
        .map((older) => `${older} does not say that it is replaced by ${number}`),
      ...replacedBy[how]
        .filter((newer) => !names(newer, how, number, 'replaces'))
        .map((newer) => `${newer} does not say that it replaces ${number}`),
    ]),
  ]);
}

const INTRODUCTION = `# Decisions

One file a decision: what was decided, why, what else was considered, what follows. Numbers are never reused; a decision
that is given up stays and says by which it was replaced, and the newer one says so too. Figures are in
[measurements](../measurements.md). This index is made by \`npm run docs\`.
`;

/** Writes the index: a list for each topic, with the status of each record. */
export function decisionIndex(decisions: readonly Decision[]): string {
  const lists = TOPICS.map((topic) => {
    const items = decisions
      .filter((decision) => decision.topic === topic)
      .map(({ number, title, file, status }) => `- [${number}](${file}) ${title} (${status})`);
    return `\n## ${topic}\n\n${items.join('\n')}\n`;
  });
  return INTRODUCTION + lists.join('');
}
