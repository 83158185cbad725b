import type { ParsedJob } from '@/lib/contracts';
import { BULLET } from '../ground/bullet';
import type { PublicForm } from './types';

type Part = PublicForm['description'][number];
type Block = Part['blocks'][number];

const LONGEST_TEXT = 20_000;

const PASSAGES = [
  ['jobDescription', 'The job'],
  ['jobRequirements', 'Requirements'],
  ['benefits', 'What is offered'],
  ['employerDescription', 'About the employer'],
] as const;

/** Returns the lines of a posting that are list items: its passages have lost their bullets, its whole text has not. */
function pointsOf(text: string): ReadonlySet<string> {
  const lines = text.split('\n').filter((line) => BULLET.test(line));
  return new Set(lines.map((line) => line.replace(BULLET, '').trim()));
}

/** Splits a text into its paragraphs and lists. */
function blocksOf(text: string, points: ReadonlySet<string>): Block[] {
  const blocks: Block[] = [];
  let isNew = true;
  for (const line of text.split('\n').map((each) => each.trim())) {
    const words = line.replace(BULLET, '');
    const last = isNew ? undefined : blocks.at(-1);
    isNew = line === '';
    if (isNew) continue;
    const isPoint = words !== line || points.has(line);
    if (isPoint && last?.kind === 'points') last.points.push(words);
    else if (isPoint) blocks.push({ kind: 'points', points: [words] });
    else if (last?.kind === 'text') last.text += `\n${line}`;
    else blocks.push({ kind: 'text', text: line });
  }
  return blocks;
}

/** Returns a posting as outsiders read it: its passages under their headings, or else all of its text. */
export function descriptionOf(job: ParsedJob): Part[] {
  const whole = job.jobMetadata?.plainText ?? '';
  const points = pointsOf(whole);
  const partOf = (heading: string | null, text: string | null | undefined): Part[] => {
    const blocks = blocksOf(text?.slice(0, LONGEST_TEXT) ?? '', points);
    return blocks.length > 0 ? [{ heading, blocks }] : [];
  };
  const parts = PASSAGES.flatMap(([name, heading]) => partOf(heading, job[name]));
  return parts.length > 0 ? parts : partOf(null, whole);
}
