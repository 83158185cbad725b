/** Types of an answer (parsing.md, FlexRequests). */
export const ANSWER_TYPES = ['Text', 'Numeric', 'Bool', 'List', 'Enumeration'] as const;

export type AnswerType = (typeof ANSWER_TYPES)[number];

/** A question to each new CV. `choices` are the answers that an enumeration may have. */
export type CvQuestion = { name: string; prompt: string; type: AnswerType; choices: string[] };

/** `endpoint`: whether the built-in service has a language model, or a hosted provider is asked, of which nobody knows here. */
export type QuestionSettings = {
  questions: CvQuestion[];
  /** True if the model reads each CV along with the parser. */
  readsAlong: boolean;
  endpoint: 'there' | 'missing' | 'hosted';
};

/** Answers of a language model, by the name of each question; `problem` is the reason for missing answers. */
export type MachineAnswers = {
  answers: { question: string; values: string[] }[];
  problem: string | null;
};

/**
 * A value that the model reads differently. `value` is the value at `path` when it is chosen, `claimed` that in words.
 */
export type ReadingDifference = {
  label: string;
  path: string;
  value: unknown;
  standard: string;
  claimed: string;
};

/** Result of a model reading a CV along with the parser; `problem` is the reason if it is missing. */
export type MachineReading = { differences: ReadingDifference[]; problem: string | null };
