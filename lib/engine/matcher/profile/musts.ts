import type { ParsedJob } from '@/lib/contracts';
import { fold } from '../../kernel';
import { isOptional } from '../../parser';

/** Musts of a posting, and requirements that one may lack (docs/matching.md, musts). */

/** A sentence of a posting, and whether its requirement is optional. */
export type AskedSentence = { text: string; isOptional: boolean };

const SENTENCES = /[.;•!?]+(?=\s|$)/u;
const BULLET = /^\s*[-–—*•·]/u;
const LONGEST_HEADING = 60;
/** Words for an alternative, an example, something in the future, or something that the employer pays for. */
const SOFTENED =
  /\b(?:or (?:an? )?(?:equivalent|similar|comparable|related|other)|equivalent (?:experience|combination|qualification)|oder (?:vergleichbar\p{L}*|gleichwertig\p{L}*|ahnlich\p{L}*)|ou equivalent\p{L}*|o (?:equivalente|similar)|of vergelijkbaar|lub pokrewn\p{L}*|such as|e\.g|for example|z\.\s?b|zum beispiel|par exemple|por ejemplo|bijvoorbeeld|working towards?|(?:hold|have) or want|welcome|willkommen|bienvenu\p{L}*|bienvenid\p{L}*|benvenut\p{L}*|part[- ]qualified|willing\p{L}* to|ability to obtain|able to obtain|within \d+ (?:days|weeks|months)|we (?:pay|support|fund|offer|help|sponsor)|study support|wir (?:bieten|unterstutzen)|nous (?:offrons|financons)|ofrecemos|offriamo|wij bieden|oferujemy)\b/u;
const OR = /(?:^|\s)(?:or|oder|ou|o|of|lub|and\/or)(?:\s|$)|\//u;

/** True for a short line that is not an item and does not end a sentence. */
const isHeading = (line: string) =>
  line.length <= LONGEST_HEADING && !BULLET.test(line) && !/[.;!?,]$/u.test(line.trimEnd());

/** Returns the sentences of a posting; those under a heading like "Nice to have" are optional. */
export function askedSentences(job: ParsedJob): AskedSentence[] {
  const text = job.jobMetadata?.plainText ?? [job.jobRequirements, job.jobDescription].join('\n');
  let isUnderOptional = false;
  return text.split('\n').flatMap((line) => {
    if (line.trim() !== '' && isHeading(line)) isUnderOptional = isOptional(line);
    return line
      .split(SENTENCES)
      .filter((sentence) => sentence.trim() !== '')
      .map((sentence) => ({
        text: sentence,
        isOptional: isUnderOptional || isOptional(sentence) || SOFTENED.test(fold(sentence)),
      }));
  });
}

/** Finds the places of the requested names in a sentence, by their numbers. */
type PlacesIn = (sentence: string) => readonly { at: number; index: number }[];

/**
 * Returns for each of the names 0 where it is not a must, else the number of its group: one of a group is enough ("CPA
 * or CMA"). A name that is optional anywhere is not a must.
 */
export function mustGroups(
  count: number,
  sentences: readonly AskedSentence[],
  placesIn: PlacesIn,
): Uint8Array<ArrayBuffer> {
  const groups = new Uint8Array(count);
  const optional = new Set<number>();
  for (const { text, isOptional: mayLack } of sentences) {
    const places = placesIn(text).toSorted((one, other) => one.index - other.index);
    const [first] = places;
    if (!first) continue;
    if (mayLack) for (const { at } of places) optional.add(at);
    const isChoice = places
      .slice(1)
      .some(({ index }, at) => OR.test(fold(text.slice(places[at]?.index, index))));
    const group = (isChoice && places.map(({ at }) => groups[at]).find(Boolean)) || first.at + 1;
    for (const { at } of places) if (!groups[at] || isChoice) groups[at] = isChoice ? group : at + 1;
  }
  for (const at of optional) groups[at] = 0;
  return groups;
}

/** Returns whether no sentence of a posting softens a match of the pattern; true without a match. */
export function isFirm(sentences: readonly AskedSentence[], pattern: RegExp): boolean {
  const named = sentences.filter(({ text }) => pattern.test(fold(text)));
  return named.every((sentence) => !sentence.isOptional);
}
