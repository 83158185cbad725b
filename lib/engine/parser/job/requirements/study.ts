/** Ends what a degree is about. */
const STUDY_END =
  /;|\d|\b(?:experience|erfahrung\p{L}*|experiencia|esperienza|ervaring|doswiadczeni\p{L}+|with|mit|avec|con|com|knowledge|kenntnisse|conocimientos?|conoscenza|kennis|znajomosc\p{L}*|conhecimentos?)\b/u;

/** Returns where in a folded sentence what a degree is about ends; `from` is the end of its name. */
export function endOfStudy(folded: string, from: number): number {
  const end = folded.slice(from).search(STUDY_END);
  return end < 0 ? folded.length : from + end;
}
