import type { ParsedResume } from '@/lib/contracts';
import { placeOfLocation } from '../distances/model';
import { folded } from '../ground/folded';
import { named, short } from '../ground/text';
import type { DossierKey, ListColumns } from '../records/kind';
import { personName } from '../records/person-name';
import { skillColumns } from '../records/skills';
import { experienceOf } from './career';
import { doubtsOf, isTownDoubtful } from './doubts';
import { candidateFacts } from './facts';
import { isMisfit } from './misfit';

const NAMELESS = 'Name not found';

/** Returns the main position of somebody: a current one, else the one that ended last. */
function mainPosition(resume: ParsedResume) {
  const positions = resume.employmentHistory?.positions ?? [];
  const ended = (position: (typeof positions)[number]) =>
    position.endDate?.date ?? position.startDate?.date ?? '';
  return (
    positions.find((position) => position.isCurrent) ??
    positions.reduce<(typeof positions)[number] | undefined>(
      (latest, position) => (!latest || ended(position) > ended(latest) ? position : latest),
      undefined,
    )
  );
}

function findingsOf(resume: ParsedResume): number {
  const levels = resume.resumeMetadata?.resumeQuality ?? [];
  return levels.reduce((sum, level) => sum + (level.findings?.length ?? 0), 0);
}

/** Returns addresses in lower case, for comparison. */
function emailsOf(resume: ParsedResume): string[] {
  return named(resume.contactInformation?.emailAddresses, 10).map((email) => email.toLowerCase());
}

/** Returns numbers for comparison: the digits of the normalised form, if there are enough for one line. */
function phonesOf(resume: ParsedResume): string[] {
  const digits = (resume.contactInformation?.telephones ?? []).map((telephone) =>
    (telephone.normalized || telephone.raw || '').replace(/\D/g, '').replace(/^00/, ''),
  );
  return [...new Set(digits.filter((number) => number.length >= 8 && number.length <= 15))];
}

/** Returns keys that two resumes of one person may share. */
export function identityOf(resume: ParsedResume): DossierKey[] {
  return [
    ...emailsOf(resume).map((value) => ({ kind: 'email' as const, value })),
    ...phonesOf(resume).map((value) => ({ kind: 'phone' as const, value })),
  ];
}

/** Returns the columns of a resume, corrections included; `read` is the same resume without them. */
export function columnsOf(resume: ParsedResume, read: ParsedResume): ListColumns {
  const position = mainPosition(resume);
  const contact = resume.contactInformation;
  const name = short(personName(resume));
  const title = short(position?.jobTitle?.normalized) ?? short(position?.jobTitle?.raw);
  const employer = short(position?.employer?.name?.normalized) ?? short(position?.employer?.name?.raw);
  const city = short(contact?.location?.municipality);
  const skills = skillColumns(resume.skills);
  const spoken = (resume.languageCompetencies ?? []).map(
    (competency) => competency.languageCode || competency.language,
  );
  const facts = candidateFacts(resume, name ?? NAMELESS);
  const everything = [
    name,
    title,
    employer,
    city,
    ...facts.map(({ label }) => label),
    ...emailsOf(resume),
    resume.resumeMetadata?.plainText,
  ];
  return {
    name: name ?? NAMELESS,
    title,
    employer,
    city,
    country_code: short(contact?.location?.countryCode)?.toUpperCase() ?? null,
    months_of_experience: experienceOf(resume, read),
    ...skills,
    languages: named(spoken, 20),
    document_language: short(resume.resumeMetadata?.documentLanguage),
    email: short(contact?.emailAddresses?.[0]),
    phone: short(contact?.telephones?.[0]?.normalized) ?? short(contact?.telephones?.[0]?.raw),
    degree: short(resume.education?.highestDegree?.name?.raw),
    profession: short(position?.normalizedProfession?.profession?.description),
    findings: findingsOf(resume),
    doubts: [...doubtsOf(position, read), ...(isTownDoubtful(resume, read) ? (['city'] as const) : [])],
    misfit: isMisfit(resume),
    name_key: name ? folded(name) : '\u{10ffff}',
    title_key: title && folded(title),
    employer_key: employer && folded(employer),
    city_key: city && folded(city),
    headline: [name, title, employer],
    everything,
    facts,
    place: placeOfLocation(contact?.location),
  };
}
