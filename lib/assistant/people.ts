import type { ParsedJob } from '@/lib/contracts';

/** Removes what postings say about people from their texts, for callers who may not see people. */

const GONE = '[left out]';

const EMAIL = /[\p{L}\d._%+-]{1,64}@[\p{L}\d.-]{1,200}/gu;
const PROFILE =
  /(?:https?:\/\/)?(?:[\w-]{1,60}\.)?(?:linkedin|xing)\.com\/(?:in|pub|profile)\/[^\s)>\]]{1,200}/giu;
/** A number with a country or trunk code, or in the groups of North America; dates do not match. */
const TELEPHONE = /(?<![\d\p{L}])(?:\+|\(?0)[\d \u00a0()/.-]{6,25}\d|\(?\b\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b/gu;
const DATE = /^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}/;
const FEWEST_DIGITS = 7;
const ADDRESSED =
  /(?<!\p{L})(?:Mr|Mrs|Ms|Miss|Mx|Herrn?|Frau|Mme|Mlle|Monsieur|Madame|Sra?|Señora?|Signora?|Sig|Dhr|Mevr|Mevrouw|Dr|Prof)\.?(?: (?:Dr|Prof)\.?)?(?: \p{Lu}[\p{L}'’-]{1,40}){1,3}/gu;

/** A name as a whole and each of its words that is longer than an initial. */
function nameOf(person: string | null | undefined): RegExp | undefined {
  const words = (person ?? '').split(/\s+/).filter((word) => /^\p{Lu}[\p{L}'’-]{2,}$/u.test(word));
  if (words.length === 0) return undefined;
  return new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'gu');
}

const isTelephone = (found: string) => !DATE.test(found) && found.replace(/\D/g, '').length >= FEWEST_DIGITS;

function withoutPeople(text: string | null | undefined, name: RegExp | undefined) {
  if (!text) return text;
  const plain = text
    .replace(EMAIL, GONE)
    .replace(PROFILE, GONE)
    .replace(TELEPHONE, (found) => (isTelephone(found) ? GONE : found))
    .replace(ADDRESSED, GONE);
  return name ? plain.replace(name, GONE) : plain;
}

/** A job for who may not see people: no contact, no plain text, and texts without addresses, numbers and names of contacts. */
export function jobWithoutPeople(job: ParsedJob): ParsedJob {
  const { contactPerson, contactPhone: _p, contactEmail: _e, ...details } = job.applicationDetails ?? {};
  const { plainText: _, ...jobMetadata } = job.jobMetadata ?? {};
  const name = nameOf(contactPerson);
  const clean = (text: string | null | undefined) => withoutPeople(text, name);
  return {
    ...job,
    jobMetadata,
    jobDescription: clean(job.jobDescription),
    jobRequirements: clean(job.jobRequirements),
    benefits: clean(job.benefits),
    employerDescription: clean(job.employerDescription),
    applicationDetails: { ...details, applicationDescription: clean(details.applicationDescription) },
  };
}
