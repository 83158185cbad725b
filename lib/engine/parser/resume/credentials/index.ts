import type { ParsedResume } from '@/lib/contracts';
import { fold, squeeze } from '../../../kernel';
import { sectionsOfKind, type TextSection } from '../paragraphs';
import { type CredentialEntry, credentialEntries } from './entries';
import { coursesAmongStudies, toldCertificates } from './told';
import { CERTIFIED, CLEARANCE, LICENCE_NUMBER, LICENCE_WORD, WELL_KNOWN } from './vocabulary';

/** Certificates, licences and security clearances (parsing.md: Certifications, Licenses, SecurityCredentials). */

export type Credentials = Required<Pick<ParsedResume, 'certifications' | 'licenses' | 'securityCredentials'>>;

function isLicence(entry: CredentialEntry, section: TextSection): boolean {
  const isLicenceSection = section.kind === 'licenses' && !section.alsoKinds.includes('certifications');
  return isLicenceSection || LICENCE_WORD.test(fold(entry.name)) || LICENCE_NUMBER.test(fold(entry.text));
}

function distinct<T extends { name: string }>(items: readonly T[]): T[] {
  return [...new Map(items.map((item) => [fold(item.name), item])).values()];
}

function clearances(sections: readonly TextSection[]) {
  const own = sectionsOfKind(sections, 'clearances').flatMap((section) =>
    section.paragraphs.map(({ text }) => ({ name: squeeze(text), foundInContext: squeeze(text) })),
  );
  if (own.length > 0) return own;
  return sections
    .filter(({ kind }) => kind !== 'workHistory' && kind !== 'education')
    .flatMap(({ paragraphs }) => paragraphs)
    .flatMap(({ text }) => {
      const match = CLEARANCE.exec(fold(text));
      return match
        ? [{ name: text.slice(match.index, match.index + match[0].length), foundInContext: squeeze(text) }]
        : [];
    });
}

/** "Education and certificates" holds both: the lines in headers of studies are not certificates. */
function withoutStudies(section: TextSection, studies: ReadonlySet<number>): TextSection {
  if (section.kind !== 'education' && !section.alsoKinds.includes('education')) return section;
  const paragraphs = section.paragraphs.filter(
    ({ text, lines }) => CERTIFIED.test(fold(text)) && !lines.some(({ index }) => studies.has(index)),
  );
  return { ...section, paragraphs };
}

/**
 * Reads the credentials; `today` (yyyy-MM-dd) helps to read dates that are cut out of names, and `studies` are the lines
 * (indexes) in the headers of entries of the education.
 */
export function readCredentials(
  sections: readonly TextSection[],
  today: string,
  studies: ReadonlySet<number> = new Set(),
): Credentials {
  const entries = sectionsOfKind(sections, 'certifications', 'licenses').flatMap((section) =>
    credentialEntries(withoutStudies(section, studies), today).map((entry) => ({
      ...entry,
      isLicence: isLicence(entry, section),
    })),
  );
  const trained = sections
    .filter(({ kind }) => kind === 'training')
    .flatMap((section) => credentialEntries(section, today))
    .filter(({ name }) => CERTIFIED.test(fold(name)))
    .map((entry) => ({ ...entry, isLicence: false }));
  const told = [...toldCertificates(sections, today), ...coursesAmongStudies(sections, studies, today)].map(
    (entry) => ({
      ...entry,
      isLicence: LICENCE_WORD.test(fold(entry.name)),
    }),
  );
  entries.push(...trained, ...told);
  const known = (name: string) => WELL_KNOWN.test(fold(name));
  return {
    certifications: distinct(entries.filter((entry) => !entry.isLicence)).map(({ name }) => ({
      name,
      matchedFromList: known(name),
      isVariation: false,
    })),
    licenses: distinct(entries.filter((entry) => entry.isLicence)).map(({ name }) => ({
      name,
      matchedFromList: false,
    })),
    securityCredentials: distinct(clearances(sections)),
  };
}
