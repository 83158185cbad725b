import { FURTHER_EXPERIENCE } from './further-words';

/** End of the subject of a degree. */
const STUDY_END = new RegExp(
  String.raw`;|\d|\b(?:experience|erfahrung\p{L}*|experiencia|esperienza|ervaring|doswiadczeni\p{L}+|with|mit|avec|con|com|knowledge|kenntnisse|conocimientos?|conoscenza|kennis|znajomosc\p{L}*|conhecimentos?)\b|(?<!\p{L})(?:${FURTHER_EXPERIENCE})(?!\p{L})`,
  'u',
);

/** Returns the end of the subject of a degree in a folded sentence; `from` is the end of its name. */
export function endOfStudy(folded: string, from: number): number {
  const end = folded.slice(from).search(STUDY_END);
  return end < 0 ? folded.length : from + end;
}
