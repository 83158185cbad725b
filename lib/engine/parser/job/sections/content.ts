import { fold } from '../../../kernel';
import { type PostingTopic, patternsOf, phrasesOf } from '../../../lexicon';

/**
 * Finds the subjects of lines in a posting by their content: offers name insurances and holidays, requirements
 * experience and degrees, duties begin with a verb, an employer describes itself.
 */

const stems = (topic: PostingTopic) =>
  patternsOf(phrasesOf(({ postingTopics }) => postingTopics?.[topic]).map(fold));

/** Returns the expression for a word that begins with one of the stems. */
const anywhere = (topic: PostingTopic) => new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${stems(topic)})`, 'u');

/** Returns the expression for one of the stems at the start of a line, or after "you", "je", "du" and the like. */
const atStart = (topic: PostingTopic) =>
  new RegExp(`^(?:(?:you(?:'ll| will)?|du|sie|je|jij|u|vous|tu) )?(?:${stems(topic)})`, 'u');

const SUBJECTS: Record<PostingTopic, RegExp> = {
  notice: anywhere('notice'),
  benefits: anywhere('benefits'),
  requirements: anywhere('requirements'),
  duties: atStart('duties'),
  employer: anywhere('employer'),
};

/** A heading is not longer. */
const SHORT = 60;
const SHARE = 0.5;
const AHEAD = 1.5;

const LOOKED_AT = 400;

const beginningOf = (text: string) => fold(text.slice(0, LOOKED_AT)).replace(/^[^\p{L}\p{N}]+/u, '');

/** Returns the subjects of a line; it may have several. */
function subjectsOf(text: string): PostingTopic[] {
  const folded = beginningOf(text);
  return (Object.keys(SUBJECTS) as PostingTopic[]).filter((subject) => SUBJECTS[subject].test(folded));
}

/** True for a paragraph about equal opportunities, data protection and the like. */
export function isNotice(text: string): boolean {
  return text.length > SHORT && SUBJECTS.notice.test(beginningOf(text));
}

/** True for a paragraph in which an employer describes itself, whatever it offers as well. */
export function speaksOfEmployer(text: string): boolean {
  const subjects = subjectsOf(text);
  return subjects.includes('employer') && !subjects.includes('requirements') && !subjects.includes('notice');
}

/** Returns the subject of lines as a whole, if at least half of them have it and no other subject comes near. */
export function subjectOf(lines: readonly string[]): PostingTopic | undefined {
  const counts = new Map<PostingTopic, number>();
  for (const line of lines)
    for (const subject of subjectsOf(line)) counts.set(subject, (counts.get(subject) ?? 0) + 1);
  const [first, second] = [...counts].sort((a, b) => b[1] - a[1]);
  if (!first || first[1] < lines.length * SHARE || first[1] < (second?.[1] ?? 0) * AHEAD) return undefined;
  return first[0];
}
