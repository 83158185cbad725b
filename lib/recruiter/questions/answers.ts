import type { ResumeParseValueData } from '@/lib/contracts';
import { type Fact, factsOf } from '../search/facts';
import type { MachineAnswers } from './types';

const TRUTH: Readonly<Record<string, string>> = { true: 'Yes', false: 'No' };

/** Returns the answers of the model to the questions of a parse; null without questions. */
export function answersOf({ flexResponse }: ResumeParseValueData): MachineAnswers | null {
  if (!flexResponse) return null;
  const replies = flexResponse.responses ?? [];
  const answers = replies.flatMap(({ identifier, reply, replyList }) => {
    const given = replyList?.length ? replyList : reply ? [reply] : [];
    const values = given.map((value) => TRUTH[value] ?? value);
    return identifier && values.length > 0 ? [{ question: identifier, values }] : [];
  });
  const failed = flexResponse.code !== 'Success' || answers.length === 0;
  return { answers, problem: failed ? (flexResponse.message ?? 'There was no answer.') : null };
}

/** Answers as the list is filtered by them: `Notice period: 1 month`. */
export function answerFacts(machine: MachineAnswers | null): Fact[] {
  return (machine?.answers ?? []).flatMap(({ question, values }) =>
    factsOf(
      'answer',
      values.map((value) => `${question}: ${value}`),
    ),
  );
}
