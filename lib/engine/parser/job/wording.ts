import { fold, type LetterRuns, letterRunsOf, mayHave, PARAGRAPHS, remembered } from '../../kernel';

/** A text with cached answers about it; most paragraphs recur in other advertisements. */
export type Wording = {
  text: string;
  /** The beginning, in the form in which words are compared. */
  folded: string;
  /** True when the pattern is found in the folded text. */
  says: (pattern: RegExp) => boolean;
};

const LONGEST = 4000;

export const wordingOf = remembered((text: string): Wording => {
  const folded = fold(text.slice(0, LONGEST));
  const answers = new Map<RegExp, boolean>();
  let runs: LetterRuns | undefined;
  return {
    text,
    folded,
    says: (pattern) => {
      const known = answers.get(pattern);
      if (known !== undefined) return known;
      runs ??= letterRunsOf(folded);
      const answer = mayHave(runs, pattern) && pattern.test(folded);
      answers.set(pattern, answer);
      return answer;
    },
  };
}, PARAGRAPHS);
