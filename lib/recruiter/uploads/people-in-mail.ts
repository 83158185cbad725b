import type { ParsedResume } from '@/lib/contracts';
import { isMisfit } from '../candidates/misfit';

/** A file of a mail that was read, and its data. */
type Read = { data: object };

/** Whom a mail brings: the reading that is their CV, and the others that are theirs. */
export type PersonInMail<T extends Read> = { cv: T; others: T[] };

const nameOf = ({ contactInformation }: ParsedResume) =>
  (contactInformation?.candidateName?.formattedName ?? '')
    .normalize('NFKD')
    .replace(/[^\p{L}\s]/gu, '')
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .sort()
    .join(' ');

const addressesOf = ({ contactInformation }: ParsedResume) =>
  (contactInformation?.emailAddresses ?? []).map((address) => address.toLowerCase());

function samePerson(one: ParsedResume, other: ParsedResume): boolean {
  const [name, otherName] = [nameOf(one), nameOf(other)];
  if (name !== '' && name === otherName) return true;
  const addresses = addressesOf(other);
  return addressesOf(one).some((address) => addresses.includes(address));
}

const isNobody = (resume: ParsedResume) => nameOf(resume) === '' && addressesOf(resume).length === 0;

/** Returns the amount of work and education in a reading: a CV has more of it than a letter or a certificate. */
function weightOf({ employmentHistory, education, skills }: ParsedResume): number {
  const entries = (employmentHistory?.positions?.length ?? 0) + (education?.educationDetails?.length ?? 0);
  return entries * 10 + Math.min(9, skills?.raw?.length ?? 0);
}

/**
 * Returns the people in a mail, by the readings of its files: each reading that looks like a CV belongs to somebody,
 * and of several of one person the fullest counts. A reading without a person counts with an only person.
 */
export function peopleIn<T extends Read>(readings: readonly T[]): PersonInMail<T>[] {
  const resumeOf = (reading: T) => reading.data as ParsedResume;
  const fitting = readings
    .filter((reading) => !isMisfit(resumeOf(reading)))
    .sort((a, b) => weightOf(resumeOf(b)) - weightOf(resumeOf(a)));
  const people: PersonInMail<T>[] = [];
  for (const reading of fitting) {
    const resume = resumeOf(reading);
    const whose = people.find(({ cv }) => samePerson(resumeOf(cv), resume));
    if (whose) whose.others.push(reading);
    else if (!isNobody(resume) || people.length === 0) people.push({ cv: reading, others: [] });
  }
  return people;
}

/** Returns the reading with the most content, of readings none of which looks like a CV; undefined of none. */
export function likeliest<T extends Read>(readings: readonly T[]): T | undefined {
  const weight = (reading: T) => weightOf(reading.data as ParsedResume);
  return readings.toSorted((a, b) => weight(b) - weight(a))[0];
}
