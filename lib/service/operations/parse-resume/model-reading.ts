import type { ParsedResume } from '@/lib/contracts';
import { askModel, codeOf, sameWordsIn as same } from '../../language-model';
import type { ReadResume } from '../../workers';
import type { Further } from '../parsing/parse-document';
import { type Additions, additionsOf, withAdditions } from './additions';
import { Claims, type VerifiedClaims, verifiedClaims } from './claims';
import { differencesOf } from './differences';

type Position = NonNullable<NonNullable<ParsedResume['employmentHistory']>['positions']>[number];

const TASK =
  'Read this resume. Give the name, e-mail addresses and telephone numbers of the candidate, every skill that is named, for each position its employer and job title, and for each study its school and degree.';
const STANDARD = 'The standard parser was used';

/** Returns the text of a resume, as the reader took it out of the document. */
export function plainTextOf({ resume }: ReadResume): string {
  return resume.resumeMetadata?.plainText ?? '';
}

/**
 * Completes a position whose employer or title the standard parser did not find, from the claim that shares the other.
 */
function completed(position: Position, claims: VerifiedClaims['positions']): Position {
  const known = { employer: position.employer?.name?.raw, jobTitle: position.jobTitle?.raw };
  if (Boolean(known.employer) === Boolean(known.jobTitle)) return position;
  const claim = claims.find(({ employer, jobTitle }) =>
    known.employer ? same(known.employer, employer) : same(known.jobTitle, jobTitle),
  );
  if (known.employer && claim?.jobTitle)
    return { ...position, jobTitle: { ...position.jobTitle, raw: claim.jobTitle } };
  if (known.jobTitle && claim?.employer)
    return { ...position, employer: { ...position.employer, name: { raw: claim.employer } } };
  return position;
}

function withSkills(resume: ParsedResume, names: readonly string[]): ParsedResume {
  const known = resume.skills?.raw ?? [];
  const isNew = (name: string) => !known.some((skill) => same(skill.name, name));
  const added = [...new Map(names.filter(isNew).map((name) => [name.toLowerCase(), { name }])).values()];
  return added.length > 0 ? { ...resume, skills: { ...resume.skills, raw: [...known, ...added] } } : resume;
}

function withCareer(resume: ParsedResume, claims: VerifiedClaims): ParsedResume {
  const positions = resume.employmentHistory?.positions;
  if (!positions) return resume;
  return {
    ...resume,
    employmentHistory: {
      ...resume.employmentHistory,
      positions: positions.map((position) => completed(position, claims.positions)),
    },
  };
}

/** Addresses of e-mail are taken only where the standard parser found none, and never into the redacted form. */
function withContact(resume: ParsedResume, { emailAddresses }: VerifiedClaims): ParsedResume {
  const contact = resume.contactInformation;
  if (emailAddresses.length === 0 || contact?.emailAddresses?.length) return resume;
  return { ...resume, contactInformation: { ...contact, emailAddresses } };
}

function merged(read: ReadResume, claims: VerifiedClaims, additions: Additions): ReadResume {
  const shared = (resume: ParsedResume, isRedacted: boolean) =>
    withAdditions(withCareer(withSkills(resume, claims.skills), claims), additions, isRedacted);
  return {
    ...read,
    resume: withContact(shared(read.resume, false), claims),
    redacted: shared(read.redacted, true),
  };
}

/** Returns what of a resume is the model's alone: values by their names, and entries by their ids. */
function addedTo(before: ParsedResume, after: ParsedResume, { ids }: Additions): string[] {
  const positionsOf = ({ employmentHistory }: ParsedResume) => employmentHistory?.positions ?? [];
  const halves = positionsOf(before).flatMap((position, n) => {
    const then = positionsOf(after)[n];
    const isNew = (one: string | null | undefined, other: string | null | undefined) =>
      !one && Boolean(other);
    return [
      ...(isNew(position.employer?.name?.raw, then?.employer?.name?.raw) ? [`${position.id}.Employer`] : []),
      ...(isNew(position.jobTitle?.raw, then?.jobTitle?.raw) ? [`${position.id}.JobTitle`] : []),
    ];
  });
  const emails = ({ contactInformation }: ParsedResume) => contactInformation?.emailAddresses?.length ?? 0;
  const skills = (after.skills?.raw ?? []).slice(before.skills?.raw?.length ?? 0);
  return [
    ...ids,
    ...halves,
    ...(emails(after) > emails(before) ? ['Email'] : []),
    ...skills.map(({ name }) => `Skill: ${name}`),
  ];
}

/**
 * Reads an English document by the model as well (parsing.md, UseLLMParser). The standard parser stays the basis;
 * additional claims of the model are looked up in the document, dropped when they are not there, and otherwise fill the
 * gaps of the standard parser, including whole entries: `LlmParserResponse.Added` names each of them. Where the two differ, it
 * has both values (decision 0075).
 */
export async function readByModel(read: ReadResume, signal: AbortSignal): Promise<Further<ReadResume>> {
  const unused = (code: string, text: string): Further<ReadResume> => {
    const message = `${text} ${STANDARD}.`;
    return {
      read,
      notes: [message],
      responses: { llmParserResponse: { code, message } },
    };
  };
  if (read.resume.resumeMetadata?.documentLanguage !== 'en')
    return unused('InvalidParameter', 'UseLLMParser is for English documents.');
  const document = plainTextOf(read);
  const answer = await askModel({ task: TASK, document, schema: Claims, signal });
  if (!answer.ok)
    return unused(
      codeOf(answer.failure),
      `UseLLMParser had no effect: the language model ${answer.failure.message}.`,
    );
  const given = verifiedClaims(answer.value, document);
  if (!given)
    return unused(
      'UnhandledException',
      'UseLLMParser had no effect: the language model gave an answer of another form.',
    );
  const { claims, dropped } = given;
  const doubt = dropped > 0 ? ` ${dropped} of its values were dropped: they are not in the document.` : '';
  const message = `The LLM parser was used besides the standard one.${doubt}`;
  const differences = differencesOf(read.resume, claims);
  const additions = additionsOf(read.resume, claims, document);
  const both = merged(read, claims, additions);
  const added = addedTo(read.resume, both.resume, additions);
  return {
    read: both,
    notes: [message],
    responses: { llmParserResponse: { code: 'Success', message, differences, added } },
  };
}
