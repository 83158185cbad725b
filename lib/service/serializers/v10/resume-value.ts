import type { ResumeParseValueData } from '@/lib/contracts';
import type { ReadFacts } from '../facts';
import { commonValue } from './metadata';

/** Returns the answer for a resume that was read (parsing.md, "Resume parse response (version 10)"). */
export function readResumeV10(facts: ReadFacts): { value: ResumeParseValueData } {
  const { resume, redacted } = facts.read;
  return {
    value: {
      ...commonValue(facts),
      ...facts.subResponses,
      resumeData: resume,
      redactedResumeData: redacted,
    },
  };
}
