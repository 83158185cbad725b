import type { CallToolResult } from '@modelcontextprotocol/server';
import type { z } from 'zod';
import { ASSISTANT_TOOLS, DATA_NOTICE } from '@/lib/contracts';
import type { Answered, ToolName } from './ask';

/** An assistant has no use for more at once, and it must not be made to read on without end. */
const LONGEST_ANSWER = 400_000;

const TOO_LONG = 'The answer is too long. Ask for fewer results or fewer fields, or narrow the question.';

/** What a tool came to, by its own schema. */
export type Outcome<Name extends ToolName> = Answered<z.output<(typeof ASSISTANT_TOOLS)[Name]['output']>>;

function failure(code: string, message: string): CallToolResult {
  return { isError: true, content: [{ type: 'text', text: `${code}: ${message}` }] };
}

/** Writes an outcome as the protocol has it: structured, and the same as text, with a notice before words of other people. */
export function resultOf<Name extends ToolName>(name: Name, outcome: Outcome<Name>): CallToolResult {
  if (!outcome.ok) return failure(outcome.failure.code, outcome.failure.message);
  const text = JSON.stringify(outcome.value);
  if (text.length > LONGEST_ANSWER) return failure('TooLong', TOO_LONG);
  const notice = 'notice' in ASSISTANT_TOOLS[name].output.shape ? [DATA_NOTICE] : [];
  return {
    structuredContent: outcome.value as Record<string, unknown>,
    content: [...notice, text].map((each) => ({ type: 'text', text: each })),
  };
}
