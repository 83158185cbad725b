import { z } from 'zod';
import { standsIn } from '../../language-model';

const line = (longest: number) => z.string().max(longest).nullable();

/**
 * Claims requested from the model; they have the names of the wire, since models know them from the public
 * documentation.
 */
export const Claims = z.object({
  Name: line(200),
  EmailAddresses: z.array(z.string().max(200)).max(10).nullable(),
  Telephones: z.array(z.string().max(60)).max(10).nullable(),
  Skills: z.array(z.string().max(100)).max(150).nullable(),
  Positions: z
    .array(z.object({ Employer: line(300), JobTitle: line(300) }))
    .max(60)
    .nullable(),
  Education: z
    .array(z.object({ School: line(300), Degree: line(300) }))
    .max(30)
    .nullable(),
});

/** Claims of the model that are in the document. */
export type VerifiedClaims = {
  name: string | null;
  emailAddresses: string[];
  telephones: string[];
  skills: string[];
  positions: { employer: string | null; jobTitle: string | null }[];
  education: { school: string | null; degree: string | null }[];
};

/**
 * Returns the claims of an answer that the document confirms, and the number of values that it does not; undefined for
 * another form.
 */
export function verifiedClaims(
  answer: unknown,
  document: string,
): { claims: VerifiedClaims; dropped: number } | undefined {
  const read = Claims.partial().safeParse(answer);
  if (!read.success) return undefined;
  const stands = standsIn(document);
  let dropped = 0;
  const orNull = (value: string | null | undefined) => {
    if (!value) return null;
    if (stands(value)) return value;
    dropped += 1;
    return null;
  };
  const kept = (values: readonly string[] | null | undefined) =>
    (values ?? []).flatMap((value) => orNull(value) ?? []);
  const { Name, EmailAddresses, Telephones, Skills, Positions, Education } = read.data;
  const claims = {
    name: orNull(Name),
    emailAddresses: kept(EmailAddresses),
    telephones: kept(Telephones),
    skills: kept(Skills),
    positions: (Positions ?? []).map(({ Employer, JobTitle }) => ({
      employer: orNull(Employer),
      jobTitle: orNull(JobTitle),
    })),
    education: (Education ?? []).map(({ School, Degree }) => ({
      school: orNull(School),
      degree: orNull(Degree),
    })),
  };
  return { claims, dropped };
}
