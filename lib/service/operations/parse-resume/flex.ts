import { z } from 'zod';
import type { ResumeParseRequestData, ResumeParseValueData } from '@/lib/contracts';
import { askModel, codeOf, standsIn } from '../../language-model';
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

/** Models sometimes write numbers and booleans as text, and values in another case; the meaning is not in doubt. */
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

/** Returns one reply, or undefined for an answer that is not of the requested type. */
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

/** Part of a reply that the document confirms: all of it, some, or nothing. */
type Grounded = { reply: Reply | undefined; isInferred: boolean; dropped: number };

/** Returns the words of a text that carry meaning, judging by their length. */
const wordsOf = (reply: string): string[] => reply.match(/[\p{L}\p{N}][\p{L}\p{N}+#.'’-]{2,}/gu) ?? [];

/** Names of a list are taken from the document or dropped. */
function groundedList({ identifier, replyList = [] }: Reply, stands: (text: string) => boolean): Grounded {
  const kept = (replyList ?? []).filter(stands);
  const dropped = (replyList ?? []).length - kept.length;
  const reply = kept.length > 0 || dropped === 0 ? { identifier, replyList: kept } : undefined;
  return { reply, isInferred: false, dropped };
}

/**
 * Checks a reply against the document, as its kind allows: names of a list must be in it; of a text, some word must,
 * and a text with other words as well is inferred; a number that is not in it is inferred. Truth and values to choose
 * from are judgements by their kind.
 */
function grounded(
  request: FlexRequest,
  reply: Reply | undefined,
  stands: (text: string) => boolean,
): Grounded {
  if (!reply) return { reply, isInferred: false, dropped: 0 };
  const type = request.dataType?.toLowerCase();
  if (type === 'list') return groundedList(reply, stands);
  const said = reply.reply ?? '';
  if (type === 'numeric') return { reply, isInferred: !stands(said), dropped: 0 };
  if (type !== 'text' || stands(said)) return { reply, isInferred: false, dropped: 0 };
  const known = wordsOf(said).filter(stands).length;
  return known > 0
    ? { reply, isInferred: true, dropped: 0 }
    : { reply: undefined, isInferred: false, dropped: 1 };
}

type Told = Grounded & { identifier: string };

function messageOf(told: readonly Told[]): string {
  const named = (which: (one: Told) => boolean) =>
    told.flatMap((one) => (which(one) ? [one.identifier] : [])).join(', ');
  const parts = [
    ['The document or the language model gave no valid reply to', named(({ reply }) => !reply)],
    ['Values that are not in the document were dropped from', named(({ dropped }) => dropped > 0)],
    ['Inferred, not written in the document', named(({ isInferred }) => isInferred)],
  ].flatMap(([words, names]) => (names ? [`${words}: ${names}.`] : []));
  return parts.length > 0 ? parts.join(' ') : 'Successful transaction.';
}

function told(requests: FlexRequests, answers: Record<string, unknown>, document: string): FlexResponse {
  const stands = standsIn(document);
  const all = requests.map((request, index) => ({
    identifier: request.identifier ?? '',
    ...grounded(request, replyTo(request, answers[nameOf(index)]), stands),
  }));
  return {
    code: 'Success',
    message: messageOf(all),
    responses: all.map(({ identifier, reply }) => reply ?? { identifier }),
  };
}

/**
 * Answers FlexRequests (parsing.md): they are checked as specified, then sent to the language model in one question,
 * and its replies are checked against the document. Problems of a request show in the code of the response, as does a
 * model that is absent or silent; nothing else changes.
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
  if (!answer.ok) {
    const message = `FlexRequests cannot be answered: the language model ${answer.failure.message}.`;
    return { code: codeOf(answer.failure), message };
  }
  return told(requests, answer.value, document);
}
