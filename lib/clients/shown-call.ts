import {
  CALLS,
  callBelow,
  encode,
  inVersion,
  JobParseRequest,
  JobParseRequestV9,
  ResumeParseRequest,
  ResumeParseRequestV9,
} from '@/lib/contracts';
import { connections } from './connection';
import { NORMALISED } from './parser';

export type ParsedKind = 'resume' | 'joborder';

/** A call to show to a person: its address and body, without credentials. Header names are those of wire-facts 1.1. */
export type ShownCall = {
  address: string;
  body: string;
  headers: readonly [name: string, variable: string][];
};

/** For the keys of an account; where a token is used instead, they are given to the token endpoint. */
const HEADERS: ShownCall['headers'] = [
  ['Tx-AccountId', 'ACCOUNT_ID'],
  ['Tx-ServiceKey', 'SERVICE_KEY'],
];

/**
 * Returns the call by which the app has a document of that kind read, in the version of its connection. `document` is
 * inserted unchanged in place of the bytes; `day` is yyyy-MM-dd. `publicAddress` is that of the built-in service for
 * programs outside.
 */
export async function shownParseCall(
  kind: ParsedKind,
  { document, day, publicAddress }: { document: string; day: string; publicAddress: string },
): Promise<ShownCall> {
  const { baseUrl, builtIn, normalize, version = 'v10' } = (await connections()).parser;
  const options = { ...(normalize ? NORMALISED : {}), documentAsBase64String: document };
  const dated = { ...options, documentLastModified: day };
  const revised = { ...options, revisionDate: day };
  const bodies = {
    resume: () =>
      version === 'v9' ? encode(ResumeParseRequestV9, revised) : encode(ResumeParseRequest, dated),
    joborder: () => (version === 'v9' ? encode(JobParseRequestV9, revised) : encode(JobParseRequest, dated)),
  };
  return {
    address: `${inVersion(builtIn ? publicAddress : baseUrl, version)}${callBelow(CALLS[kind === 'resume' ? 'parseResume' : 'parseJob']).path}`,
    body: JSON.stringify(bodies[kind](), null, 2),
    headers: HEADERS,
  };
}
