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

type Shape = typeof Claims.shape;

/** Reads the members of an answer one by one, and of a list item by item: one of another form costs only itself. */
function readMembers(answer: unknown): {
  read: { [Key in keyof Shape]?: z.output<Shape[Key]> };
  unread: number;
} {
  const given = z.record(z.string(), z.unknown()).catch({}).parse(answer);
  let unread = 0;
  const kept = (schema: z.ZodType, value: unknown): unknown => {
    const member = schema.safeParse(value);
    if (member.success) return member.data;
    const inner = schema instanceof z.ZodNullable ? (schema.unwrap() as z.ZodType) : schema;
    if (inner instanceof z.ZodArray && Array.isArray(value))
      return value.flatMap((item) => kept(inner.element as z.ZodType, item) ?? []);
    if (inner instanceof z.ZodObject && typeof value === 'object' && value !== null)
      return Object.fromEntries(
        Object.entries(inner.shape).map(([key, part]) => [key, kept(part as z.ZodType, value[key as never])]),
      );
    if (value !== undefined && value !== null) unread += 1;
    return null;
  };
  const members = Object.entries(Claims.shape).flatMap(([key, schema]) =>
    key in given ? [[key, kept(schema, given[key])] as const] : [],
  );
  return { read: Object.fromEntries(members), unread };
}

/**
 * Returns the claims of an answer that the document confirms, and the number of values that it does not or that have
 * another form; undefined for an answer without anything that was asked for.
 */
export function verifiedClaims(
  answer: unknown,
  document: string,
): { claims: VerifiedClaims; dropped: number } | undefined {
  const { read, unread } = readMembers(answer);
  if (Object.values(read).every((member) => member === null)) return undefined;
  const stands = standsIn(document);
  let dropped = unread;
  const orNull = (value: string | null | undefined) => {
    if (!value) return null;
    if (stands(value)) return value;
    dropped += 1;
    return null;
  };
  const kept = (values: readonly string[] | null | undefined) =>
    (values ?? []).flatMap((value) => orNull(value) ?? []);
  const { Name, EmailAddresses, Telephones, Skills, Positions, Education } = read;
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
