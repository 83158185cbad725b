import type { ParsedResume } from '@/lib/contracts';
import { sameWordsIn as same } from '../../language-model';
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

/**
 * Returns entries both of whose halves are claimed and that share neither with a known entry: an entry that shares one
 * is a difference, and reported as such.
 */
function newPairs<Claim>(
  claims: readonly Claim[],
  known: readonly (readonly [Half, Half])[],
  halves: (claim: Claim) => readonly [Half, Half],
): [string, string][] {
  const added: [string, string][] = [];
  for (const claim of claims) {
    const [first, second] = halves(claim);
    const isKnown = [...known, ...added].some((pair) => same(pair[0], first) || same(pair[1], second));
    if (first && second && !isKnown) added.push([first, second]);
  }
  return added;
}

function newPositions(resume: ParsedResume, claims: VerifiedClaims): Position[] {
  const known = resume.employmentHistory?.positions ?? [];
  const pairs = newPairs(
    claims.positions,
    known.map(({ employer, jobTitle }) => [employer?.name?.raw, jobTitle?.raw] as const),
    ({ employer, jobTitle }) => [employer, jobTitle],
  );
  return pairs.map(([employer, title], n) => ({
    id: `POS-${known.length + n + 1}`,
    employer: { name: { raw: employer, normalized: employer } },
    jobTitle: { raw: title, normalized: title },
  }));
}

function newStudies(resume: ParsedResume, claims: VerifiedClaims): Study[] {
  const known = resume.education?.educationDetails ?? [];
  const pairs = newPairs(
    claims.education,
    known.map(({ schoolName, degree }) => [schoolName?.raw, degree?.name?.raw] as const),
    ({ school, degree }) => [school, degree],
  );
  return pairs.map(([school, degree], n) => ({
    id: `EDU-${known.length + n + 1}`,
    schoolName: { raw: school, normalized: school },
    degree: { name: { raw: degree, normalized: degree } },
  }));
}

/** Returns data from the claims, which are in the document word for word, that the resume lacks. */
export function additionsOf(resume: ParsedResume, claims: VerifiedClaims): Additions {
  const [positions, studies] = [newPositions(resume, claims), newStudies(resume, claims)];
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
