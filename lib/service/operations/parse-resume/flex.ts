import { z } from 'zod';
import type { ResumeParseRequestData, ResumeParseValueData } from '@/lib/contracts';
import { askModel } from '../../language-model';
import type { SubResponse } from '../sub-response';

type FlexRequests = NonNullable<ResumeParseRequestData['flexRequests']>;
type FlexRequest = FlexRequests[number];
type FlexResponse = SubResponse & Pick<NonNullable<ResumeParseValueData['flexResponse']>, 'responses'>;
type Reply = NonNullable<FlexResponse['responses']>[number];

const MOST_VALUES = 50;
const LONGEST_REPLY = 5000;
const MOST_LISTED = 100;

const text = z.string().trim().min(1).max(LONGEST_REPLY);

/** parsing.md, FlexRequests: the data types, and the shape of an answer of each. */
const SHAPES = {
  text: () => text,
  numeric: () => z.number(),
  bool: () => z.boolean(),
  list: () => z.array(text).max(MOST_LISTED),
  enumeration: (values: readonly string[]) => z.enum(values as [string, ...string[]]),
} as const;

type DataType = keyof typeof SHAPES;

const isDataType = (type: string): type is DataType => type in SHAPES;

function invalid(message: string): SubResponse {
  return { code: 'InvalidParameter', message };
}

const missing = (member: string): SubResponse => ({
  code: 'MissingParameter',
  message: `${member} is required.`,
});

function problemOfOne({ prompt, identifier, dataType, enumerationValues }: FlexRequest, member: string) {
  if (!prompt?.trim()) return missing(`${member}.Prompt`);
  if (!identifier?.trim()) return missing(`${member}.Identifier`);
  if (!dataType) return missing(`${member}.DataType`);
  const type = dataType.toLowerCase();
  if (!isDataType(type))
    return invalid(`${member}.DataType must be one of ${Object.keys(SHAPES).join(', ')}.`);
  if (type === 'enumeration' && !enumerationValues?.length) return missing(`${member}.EnumerationValues`);
  if ((enumerationValues?.length ?? 0) > MOST_VALUES)
    return invalid(`${member}.EnumerationValues may hold at most ${MOST_VALUES} values.`);
  return undefined;
}

function problemOf(requests: FlexRequests): SubResponse | undefined {
  const identifiers = new Set<string>();
  for (const [index, request] of requests.entries()) {
    const member = `FlexRequests[${index}]`;
    const problem = problemOfOne(request, member);
    if (problem) return problem;
    const identifier = request.identifier ?? '';
    if (identifiers.has(identifier)) return invalid(`${member}.Identifier is used by another request.`);
    identifiers.add(identifier);
  }
  return undefined;
}

function shapeOf({ dataType, enumerationValues }: FlexRequest): z.ZodType {
  const type = (dataType ?? '').toLowerCase();
  return isDataType(type) ? SHAPES[type](enumerationValues ?? []) : z.never();
}

/** Models write numbers and truth as text now and then, and values in other letters; what they mean is not in doubt. */
function meant({ dataType, enumerationValues }: FlexRequest, answer: unknown): unknown {
  if (typeof answer !== 'string') return answer;
  const said = answer.trim();
  switch (dataType?.toLowerCase()) {
    case 'numeric':
      return said === '' ? null : Number(said);
    case 'bool':
      return { true: true, false: false, yes: true, no: false }[said.toLowerCase()];
    case 'enumeration':
      return enumerationValues?.find((value) => value.toLowerCase() === said.toLowerCase());
    default:
      return answer;
  }
}

/** One reply, or undefined for an answer that is not of the type that was asked for. */
function replyTo(request: FlexRequest, answer: unknown): Reply | undefined {
  const identifier = request.identifier ?? '';
  const read = shapeOf(request).safeParse(meant(request, answer));
  if (!read.success) return undefined;
  return Array.isArray(read.data)
    ? { identifier, replyList: read.data.map(String) }
    : { identifier, reply: String(read.data) };
}

const nameOf = (index: number) => `answer${index + 1}`;

function taskOf(requests: FlexRequests): string {
  const questions = requests.map(({ prompt }, index) => `${nameOf(index)}: ${JSON.stringify(prompt)}`);
  return `Answer these questions about a resume. Each has a member of its own:\n${questions.join('\n')}`;
}

function told(requests: FlexRequests, answers: Record<string, unknown>): FlexResponse {
  const replies = requests.map((request, index) => ({
    request,
    reply: replyTo(request, answers[nameOf(index)]),
  }));
  const without = replies.flatMap(({ request, reply }) => (reply ? [] : [request.identifier]));
  return {
    code: 'Success',
    message:
      without.length === 0
        ? 'Successful transaction.'
        : `The document or the language model gave no valid reply to: ${without.join(', ')}.`,
    responses: replies.map(({ request, reply }) => reply ?? { identifier: request.identifier ?? '' }),
  };
}

/**
 * parsing.md, FlexRequests: checked as specified, then asked of the language model in one question. What is wrong with
 * a request, and a model that is absent or silent, shows in the code of the response and changes nothing else.
 */
export async function answerFlexRequests(
  requests: ResumeParseRequestData['flexRequests'],
  document: string,
  signal: AbortSignal,
): Promise<FlexResponse | undefined> {
  if (!requests?.length) return undefined;
  const problem = problemOf(requests);
  if (problem) return problem;
  const members = requests.map((request, index) => [nameOf(index), shapeOf(request).nullable()] as const);
  const schema = z.object(Object.fromEntries(members));
  const answer = await askModel({ task: taskOf(requests), document, schema, signal });
  if (!answer.ok)
    return invalid(`FlexRequests cannot be answered: the language model ${answer.failure.message}.`);
  return told(requests, answer.value);
}
