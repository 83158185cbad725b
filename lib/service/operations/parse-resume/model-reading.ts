import { z } from 'zod';
import type { ParsedResume } from '@/lib/contracts';
import { askModel, standsIn } from '../../language-model';
import type { ReadResume } from '../../workers';
import type { Further } from '../parsing/parse-document';

/** What the model is asked to find; the names of the wire, since models know them from the public documentation. */
const Claims = z.object({
  EmailAddresses: z.array(z.string().max(200)).max(10).nullable(),
  Skills: z.array(z.string().max(100)).max(150).nullable(),
  Positions: z
    .array(z.object({ Employer: z.string().max(300).nullable(), JobTitle: z.string().max(300).nullable() }))
    .max(60)
    .nullable(),
});

type Claims = z.output<typeof Claims>;
type Position = NonNullable<NonNullable<ParsedResume['employmentHistory']>['positions']>[number];

const TASK =
  'Read this resume. Give the e-mail addresses of the candidate, every skill that is named, and for each position its employer and job title.';
const STANDARD = 'The standard parser was used';

/** The text of a resume, as the reader took it out of the document. */
export function plainTextOf({ resume }: ReadResume): string {
  return resume.resumeMetadata?.plainText ?? '';
}

const same = (one: string | null | undefined, other: string | null | undefined) =>
  Boolean(one && other) && one?.trim().toLowerCase() === other?.trim().toLowerCase();

/** Only what stands in the document is kept; how much was not is said. */
function verified(claims: Claims, document: string): { claims: Claims; dropped: number } {
  const stands = standsIn(document);
  const kept = (values: readonly string[] | null) => values?.filter(stands) ?? null;
  const orNull = (value: string | null) => (value !== null && stands(value) ? value : null);
  const positions = claims.Positions ?? [];
  const all = [
    ...(claims.EmailAddresses ?? []),
    ...(claims.Skills ?? []),
    ...positions.flatMap(({ Employer, JobTitle }) => [Employer, JobTitle]),
  ];
  return {
    claims: {
      EmailAddresses: kept(claims.EmailAddresses),
      Skills: kept(claims.Skills),
      Positions: positions.map(({ Employer, JobTitle }) => ({
        Employer: orNull(Employer),
        JobTitle: orNull(JobTitle),
      })),
    },
    dropped: all.filter((value) => value !== null && !stands(value)).length,
  };
}

/** A position whose employer or title the standard parser did not find gets it from the claim that shares the other. */
function completed(position: Position, claims: NonNullable<Claims['Positions']>): Position {
  const employer = position.employer?.name?.raw;
  const title = position.jobTitle?.raw;
  if (Boolean(employer) === Boolean(title)) return position;
  const claim = claims.find(({ Employer, JobTitle }) =>
    employer ? same(employer, Employer) : same(title, JobTitle),
  );
  if (employer && claim?.JobTitle)
    return { ...position, jobTitle: { ...position.jobTitle, raw: claim.JobTitle } };
  if (title && claim?.Employer)
    return { ...position, employer: { ...position.employer, name: { raw: claim.Employer } } };
  return position;
}

function withSkills(resume: ParsedResume, names: readonly string[]): ParsedResume {
  const known = resume.skills?.raw ?? [];
  const isNew = (name: string) => !known.some((skill) => same(skill.name, name));
  const added = [...new Map(names.filter(isNew).map((name) => [name.toLowerCase(), { name }])).values()];
  return added.length > 0 ? { ...resume, skills: { ...resume.skills, raw: [...known, ...added] } } : resume;
}

function withCareer(resume: ParsedResume, claims: Claims): ParsedResume {
  const positions = resume.employmentHistory?.positions;
  if (!positions || !claims.Positions) return resume;
  const found = claims.Positions;
  return {
    ...resume,
    employmentHistory: {
      ...resume.employmentHistory,
      positions: positions.map((position) => completed(position, found)),
    },
  };
}

/** Addresses of e-mail are taken only where the standard parser found none, and never into the redacted form. */
function withContact(resume: ParsedResume, { EmailAddresses }: Claims): ParsedResume {
  const contact = resume.contactInformation;
  if (!EmailAddresses?.length || contact?.emailAddresses?.length) return resume;
  return { ...resume, contactInformation: { ...contact, emailAddresses: EmailAddresses } };
}

function merged(read: ReadResume, claims: Claims): ReadResume {
  const shared = (resume: ParsedResume) => withCareer(withSkills(resume, claims.Skills ?? []), claims);
  return { ...read, resume: withContact(shared(read.resume), claims), redacted: shared(read.redacted) };
}

/**
 * parsing.md, UseLLMParser: for English documents. The standard parser stays the ground; what the model claims besides
 * is looked up in the document, dropped when it is not there, and otherwise fills what the standard parser left empty.
 */
export async function readByModel(read: ReadResume, signal: AbortSignal): Promise<Further<ReadResume>> {
  const note = (text: string) => ({ read, notes: [text] });
  if (read.resume.resumeMetadata?.documentLanguage !== 'en')
    return note(`UseLLMParser is for English documents. ${STANDARD}.`);
  const document = plainTextOf(read);
  const answer = await askModel({ task: TASK, document, schema: Claims, signal });
  if (!answer.ok)
    return note(`UseLLMParser had no effect: the language model ${answer.failure.message}. ${STANDARD}.`);
  const given = Claims.partial().safeParse(answer.value);
  if (!given.success)
    return note(
      `UseLLMParser had no effect: the language model gave an answer of another form. ${STANDARD}.`,
    );
  const { EmailAddresses = null, Skills = null, Positions = null } = given.data;
  const { claims, dropped } = verified({ EmailAddresses, Skills, Positions }, document);
  const doubt = dropped > 0 ? ` ${dropped} of its values were dropped: they are not in the document.` : '';
  return { read: merged(read, claims), notes: [`The LLM parser was used besides the standard one.${doubt}`] };
}
