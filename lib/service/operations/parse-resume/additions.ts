import type { ParsedResume } from '@/lib/contracts';
import { overlapping, standTogetherIn } from '../../language-model';
import type { VerifiedClaims } from './claims';

/**
 * Additions that only the language model found and the document confirms: entries and a name that the standard parser
 * missed.
 */

type Position = NonNullable<NonNullable<ParsedResume['employmentHistory']>['positions']>[number];
type Study = NonNullable<NonNullable<ParsedResume['education']>['educationDetails']>[number];

/** `ids` are those of the entries, `Name` that of the candidate. */
export type Additions = { positions: Position[]; studies: Study[]; name: string | null; ids: string[] };

type Half = string | null | undefined;
type Pair = readonly [Half, Half];

/** Both values agree, or the entry has only the one that does. */
function isOf(claim: Pair, entry: Pair): boolean {
  const agreeing = entry.filter((half, n) => overlapping(half, claim[n])).length;
  return agreeing > 0 && agreeing === entry.filter(Boolean).length;
}

/**
 * Returns the claims that are entries of their own: both values are given and stand together in the document, and no
 * entry has them. Where an entry that no claim agrees with shares one of them, the claim may be another reading of it, so
 * that it is reported as a difference and not added.
 */
function newPairs(claims: readonly Pair[], known: readonly Pair[], document: string): [string, string][] {
  const areTogether = standTogetherIn(document);
  const open = known.filter((entry) => !claims.some((claim) => isOf(claim, entry)));
  const added: [string, string][] = [];
  for (const claim of claims) {
    const [first, second] = claim;
    if (!first || !second || overlapping(first, second) || !areTogether(first, second)) continue;
    if ([...known, ...added].some((entry) => isOf(claim, entry))) continue;
    if (open.some((entry) => overlapping(entry[0], first) || overlapping(entry[1], second))) continue;
    added.push([first, second]);
  }
  return added;
}

function newPositions(resume: ParsedResume, claims: VerifiedClaims, document: string): Position[] {
  const known = resume.employmentHistory?.positions ?? [];
  const pairs = newPairs(
    claims.positions.map(({ employer, jobTitle }) => [employer, jobTitle]),
    known.map(({ employer, jobTitle }) => [employer?.name?.raw, jobTitle?.raw]),
    document,
  );
  return pairs.map(([employer, title], n) => ({
    id: `POS-${known.length + n + 1}`,
    employer: { name: { raw: employer, normalized: employer } },
    jobTitle: { raw: title, normalized: title },
  }));
}

function newStudies(resume: ParsedResume, claims: VerifiedClaims, document: string): Study[] {
  const known = resume.education?.educationDetails ?? [];
  const pairs = newPairs(
    claims.education.map(({ school, degree }) => [school, degree]),
    known.map(({ schoolName, degree }) => [schoolName?.raw, degree?.name?.raw]),
    document,
  );
  return pairs.map(([school, degree], n) => ({
    id: `EDU-${known.length + n + 1}`,
    schoolName: { raw: school, normalized: school },
    degree: { name: { raw: degree, normalized: degree } },
  }));
}

/** Returns data from the claims, which are in the document word for word, that the resume lacks. */
export function additionsOf(resume: ParsedResume, claims: VerifiedClaims, document: string): Additions {
  const positions = newPositions(resume, claims, document);
  const studies = newStudies(resume, claims, document);
  const name = resume.contactInformation?.candidateName?.formattedName ? null : claims.name;
  const ids = [...positions, ...studies].map(({ id }) => id ?? '');
  return { positions, studies, name, ids: name ? ['Name', ...ids] : ids };
}

/** Adds entries to a resume, and the name to one that is not redacted. */
export function withAdditions(
  resume: ParsedResume,
  { positions, studies, name }: Additions,
  isRedacted: boolean,
): ParsedResume {
  const { employmentHistory, education, contactInformation: contact } = resume;
  return {
    ...resume,
    ...(positions.length > 0 && {
      employmentHistory: {
        ...employmentHistory,
        positions: [...(employmentHistory?.positions ?? []), ...positions],
      },
    }),
    ...(studies.length > 0 && {
      education: { ...education, educationDetails: [...(education?.educationDetails ?? []), ...studies] },
    }),
    ...(name &&
      !isRedacted && {
        contactInformation: {
          ...contact,
          candidateName: { ...contact?.candidateName, formattedName: name },
        },
      }),
  };
}
