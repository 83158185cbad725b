import type { LlmDifference, ParsedResume } from '@/lib/contracts';
import { sameWordsIn as same } from '../../language-model';
import type { VerifiedClaims } from './claims';

/**
 * Finds the places where a language model reads a resume differently from the standard parser. Nothing is decided here.
 */

type Pair<Id> = { id: Id; first: string | null | undefined; second: string | null | undefined };
type Fields = readonly [first: LlmDifference['field'], second: LlmDifference['field']];

const alike = <A, B>(one: Pair<A>, other: Pair<B>) =>
  same(one.first, other.first) && same(one.second, other.second);

/** Returns the only item; undefined for none or for several, since it is unclear which is meant. */
const only = <T>(items: readonly T[]): T | undefined => (items.length === 1 ? items[0] : undefined);

/**
 * Entries that share one half with exactly one claim, and differ in the other: "Engineer at A" against "Engineer at B".
 * Entries that are equal in both are left out, so that a second post at an employer does not match the first.
 */
function differingHalves(
  entries: readonly Pair<string>[],
  claims: readonly Pair<null>[],
  [first, second]: Fields,
): LlmDifference[] {
  const open = entries.filter((entry) => !claims.some((claim) => alike(entry, claim)));
  const left = claims.filter((claim) => !entries.some((entry) => alike(entry, claim)));
  const half = (shared: 'first' | 'second', other: 'first' | 'second', field: LlmDifference['field']) =>
    open.flatMap((entry) => {
      if (open.filter((each) => same(each[shared], entry[shared])).length > 1) return [];
      const claim = only(left.filter((each) => same(each[shared], entry[shared])));
      const [standard, claimed] = [entry[other], claim?.[other]];
      return standard && claimed ? [{ field, id: entry.id, standard, claimed }] : [];
    });
  return [...half('first', 'second', second), ...half('second', 'first', first)];
}

const digits = (number: string) => number.replace(/\D/g, '').slice(-8);

/** Returns the first of both lists, if none of the claims was parsed. */
function differingLists(
  field: LlmDifference['field'],
  read: readonly (string | null | undefined)[],
  claims: readonly string[],
  formOf: (value: string) => string,
): LlmDifference[] {
  const known = new Set(read.flatMap((value) => (value ? [formOf(value)] : [])));
  const [standard, claimed] = [read.find(Boolean), claims[0]];
  if (!standard || !claimed || claims.some((claim) => known.has(formOf(claim)))) return [];
  return [{ field, id: null, standard, claimed }];
}

const inOneOrder = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .split(/[\s,]+/)
    .sort()
    .join(' ');

function ofContact(contact: ParsedResume['contactInformation'], claims: VerifiedClaims): LlmDifference[] {
  const name = contact?.candidateName?.formattedName;
  const numbers = contact?.telephones?.map(({ raw, normalized }) => raw ?? normalized) ?? [];
  return [
    ...differingLists('Name', [name], claims.name ? [claims.name] : [], inOneOrder),
    ...differingLists('Email', contact?.emailAddresses ?? [], claims.emailAddresses, (text) =>
      text.trim().toLowerCase(),
    ),
    ...differingLists('Telephone', numbers, claims.telephones, digits),
  ];
}

/**
 * Returns both values of each field that the parser and the model read differently; a field that either left empty does
 * not count.
 */
export function differencesOf(resume: ParsedResume, claims: VerifiedClaims): LlmDifference[] {
  const positions = (resume.employmentHistory?.positions ?? []).map(({ id, employer, jobTitle }) => ({
    id,
    first: employer?.name?.raw,
    second: jobTitle?.raw,
  }));
  const studies = (resume.education?.educationDetails ?? []).map(({ id, schoolName, degree }) => ({
    id,
    first: schoolName?.raw,
    second: degree?.name?.raw,
  }));
  return [
    ...ofContact(resume.contactInformation, claims),
    ...differingHalves(
      positions,
      claims.positions.map(({ employer, jobTitle }) => ({ id: null, first: employer, second: jobTitle })),
      ['Employer', 'JobTitle'],
    ),
    ...differingHalves(
      studies,
      claims.education.map(({ school, degree }) => ({ id: null, first: school, second: degree })),
      ['School', 'Degree'],
    ),
  ];
}
