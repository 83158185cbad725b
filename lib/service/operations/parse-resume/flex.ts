import type { ResumeParseRequestData } from '@/lib/contracts';
import type { SubResponse } from '../parsing/sub-response';

const DATA_TYPES = ['text', 'numeric', 'bool', 'list', 'enumeration'];

function invalid(message: string): SubResponse {
  return { code: 'InvalidParameter', message };
}

function problemOf(requests: NonNullable<ResumeParseRequestData['flexRequests']>): SubResponse | undefined {
  const identifiers = new Set<string>();
  for (const [index, { dataType, identifier, enumerationValues }] of requests.entries()) {
    const member = `FlexRequests[${index}]`;
    const type = dataType.toLowerCase();
    if (!DATA_TYPES.includes(type))
      return invalid(`${member}.DataType must be one of ${DATA_TYPES.join(', ')}.`);
    if (type === 'enumeration' && !enumerationValues?.length)
      return { code: 'MissingParameter', message: `${member}.EnumerationValues is required.` };
    if (identifiers.has(identifier)) return invalid(`${member}.Identifier is used by another request.`);
    identifiers.add(identifier);
  }
  return undefined;
}

/** parsing.md, FlexRequests: checked as specified; this version has no language model that could answer them. */
export function answerFlexRequests(
  requests: ResumeParseRequestData['flexRequests'],
): SubResponse | undefined {
  if (!requests?.length) return undefined;
  return (
    problemOf(requests) ??
    invalid('FlexRequests cannot be answered: no language model is connected to this service.')
  );
}
