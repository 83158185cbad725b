import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  decode,
  encode,
  JobParseResponse,
  type ParsedJob,
  type ParsedResume,
  ResumeParseRequest,
  type ResumeParseRequestData,
  ResumeParseResponse,
} from '@/lib/contracts';
import type { DossierKind } from '../ground/dossier-kind';
import { createTestGeocoder } from './geocoder';
import { createTestIndex } from './indexes';
import { errorReply, type Reply } from './replies';

export { errorReply, type Reply } from './replies';

/** Contents of a test document: JSON text of this shape is a document the stand-in parser can read, as either kind. */
export type TestDocument = {
  name: string;
  email?: string;
  phone?: string;
  title?: string;
  employer?: string;
  city?: string;
  country?: string;
  language?: string;
  months?: number;
  skills?: string[];
  /** Skills of the taxonomy, with the ways in which the document writes them. */
  concepts?: { name: string; written: string[]; months?: number; last?: string }[];
  /** Spoken languages by their code, with the level stated in the document. */
  speaks?: Record<string, string>;
  /** Employer and title of positions before the current one. */
  before?: { title: string; employer: string }[];
  school?: string;
  /** The first name, if the parser returns it. */
  given?: string;
  /** Of a job: those of the skills that it requires. */
  required?: string[];
  text?: string;
  html?: string;
  /** Of a job: what else was read. */
  terms?: ParsedJob;
};

/** The bytes of a test document. */
export function testDocument(document: TestDocument): Uint8Array {
  return Buffer.from(JSON.stringify(document));
}

function resumeOf(document: TestDocument): ParsedResume {
  const { name, email, phone, title, employer, city, country, language, months, skills, text } = document;
  const { concepts = [], speaks = {}, before = [], school, given } = document;
  return {
    contactInformation: {
      candidateName: { formattedName: name, givenName: given ?? null },
      emailAddresses: email ? [email] : [],
      telephones: phone ? [{ raw: phone, normalized: phone }] : [],
      location: { countryCode: country ?? null, municipality: city ?? null },
    },
    employmentHistory: {
      experienceSummary: { monthsOfWorkExperience: months ?? 0 },
      positions: [
        ...(title
          ? [
              {
                id: 'POS-1',
                isCurrent: true,
                jobTitle: { raw: title },
                employer: { name: { raw: employer ?? '' } },
              },
            ]
          : []),
        ...before.map((one, index) => ({
          id: `POS-${index + 2}`,
          isCurrent: false,
          jobTitle: { raw: one.title },
          employer: { name: { raw: one.employer } },
        })),
      ],
    },
    education: school ? { educationDetails: [{ id: 'DEG-1', schoolName: { raw: school } }] } : null,
    languageCompetencies: Object.entries(speaks).map(([languageCode, foundInContext]) => ({
      languageCode,
      foundInContext,
    })),
    skills: {
      raw: (skills ?? []).map((skill) => ({ name: skill })),
      normalized: concepts.map((concept) => ({
        name: concept.name,
        rawSkills: concept.written,
        monthsExperience: concept.months === undefined ? null : { value: concept.months },
        lastUsed: concept.last === undefined ? null : { value: concept.last },
      })),
    },
    resumeMetadata: {
      plainText: text ?? JSON.stringify(document),
      documentLanguage: language ?? 'en',
      reservedData: { names: [name], emailAddresses: email ? [email] : [] },
    },
  };
}

function jobOf(document: TestDocument): ParsedJob {
  const { name, employer, city, country, language, skills, required, text, terms } = document;
  return {
    jobTitles: { mainJobTitle: name, jobTitle: [name] },
    employerNames: { mainEmployerName: employer ?? null },
    currentLocation: { municipality: city ?? null, countryCode: country ?? null },
    skills: {
      raw: (skills ?? []).map((skill) => ({ name: skill, required: required?.includes(skill) ?? false })),
    },
    jobDescription: text ?? null,
    jobMetadata: { plainText: text ?? JSON.stringify(document), documentLanguage: language ?? 'en' },
    ...terms,
  };
}

/** A successful answer about a test document, as it goes over the wire. */
export function answerAbout(kind: DossierKind, document: TestDocument, transactionId: string): unknown {
  const info = { code: 'Success', message: 'ok', transactionId, engineVersion: 'test' };
  const parsingResponse = { code: 'Success', message: 'ok' };
  const conversions = { html: document.html ?? `<p>${document.name}</p>` };
  if (kind === 'job')
    return encode(JobParseResponse, {
      info,
      value: { parsingResponse, jobData: jobOf(document), conversions },
    });
  const resume = resumeOf(document);
  const { contactInformation: _contact, resumeMetadata: _metadata, ...open } = resume;
  return encode(ResumeParseResponse, {
    info,
    value: { parsingResponse, resumeData: resume, redactedResumeData: open, conversions },
  });
}

/**
 * A real HTTP server in the place of the parsing API. It answers test documents with their own data unless `reply`
 * returns another answer, records the parsed documents, and keeps indexes. It replaces a hosted provider, or the
 * built-in service. Must be started before the configuration is read.
 */
export async function startTestParser({ builtIn = false } = {}) {
  const state = {
    parsed: [] as { hash: string; lastModified: string }[],
    /** Requests with each document. */
    requests: [] as ResumeParseRequestData[],
    accounts: [] as (string | undefined)[],
    reply: undefined as
      | ((document: TestDocument | null, asked: number, kind: DossierKind) => Reply | undefined)
      | undefined,
    /** Additions of each parse to `Info`, or the answer instead of it. */
    charge: undefined as (() => Reply | object) | undefined,
    /** `CustomerDetails` of the account. */
    account: undefined as (() => object) | undefined,
  };

  const index = createTestIndex();
  const geocoder = createTestGeocoder();

  function replyTo(method: string | undefined, url: string | undefined, body: string): Reply {
    const other = index.replyTo(method, url, body) ?? geocoder.replyTo(url, body);
    if (other) return other;
    if (url?.endsWith('/account') && state.account)
      return { status: 200, body: { Info: { Code: 'Success', CustomerDetails: state.account() } } };
    const kind = url?.endsWith('/parser/joborder') ? 'job' : 'candidate';
    if (kind === 'candidate' && !url?.endsWith('/parser/resume')) return errorReply(404, 'DataNotFound');
    const request = decode(ResumeParseRequest, ResumeParseRequest.parse(JSON.parse(body)));
    const bytes = Buffer.from(request.documentAsBase64String, 'base64');
    const hash = createHash('sha256').update(bytes).digest('hex');
    state.requests.push(request);
    state.parsed.push({ hash, lastModified: request.documentLastModified });
    const document = readTestDocument(bytes);
    const given = state.reply?.(document, state.parsed.length, kind);
    if (given) return given;
    if (!document) return errorReply(422, 'ConversionException');
    const charge = state.charge?.() ?? {};
    if ('status' in charge) return charge as Reply;
    const answer = answerAbout(kind, document, `T-${state.parsed.length}`) as { Info: object };
    return { status: 200, body: { ...answer, Info: { ...answer.Info, ...charge } } };
  }

  const server: Server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    state.accounts.push(request.headers['tx-accountid'] as string | undefined);
    const reply = replyTo(request.method, request.url, body);
    setTimeout(() => {
      response.writeHead(reply.status, reply.headers).end(JSON.stringify(reply.body));
    }, reply.delayMs ?? 0);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  if (builtIn) process.env.PORT = String(port);
  else {
    process.env.PARSER_URL = `http://127.0.0.1:${port}/v10`;
    process.env.PARSER_ACCOUNT_ID = 'test-account';
    process.env.PARSER_SERVICE_KEY = 'test-service-key';
  }
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return Object.assign(state, { stop, index, geocoder });
}

function readTestDocument(bytes: Buffer): TestDocument | null {
  try {
    return JSON.parse(bytes.toString('utf8')) as TestDocument;
  } catch {
    return null;
  }
}
