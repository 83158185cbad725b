import { fold, runsWithInitials } from '../../kernel';
import { keyOfName } from '../keys';
import { licenceClasses, nameOfLicence } from './driving';

/** Qualifications that are written as an abbreviation or in words: one key for both. */

/** Full names of each abbreviation, folded; ambiguous ones are left out. */
const WRITTEN_OUT: Readonly<Record<string, string>> = {
  RN: 'registered nurse',
  LPN: 'licensed practical nurse|licensed vocational nurse',
  CNA: 'certified nurs(?:ing|e) (?:assistant|aide)',
  CRNA: 'certified registered nurse an(?:a)?esthetist',
  EMT: 'emergency medical technician',
  BLS: 'basic life support',
  ACLS: 'advanced cardi(?:ac|ovascular) life support',
  PALS: 'p(?:a)?ediatric advanced life support',
  CPR: 'cardiopulmonary resuscitation',
  NMC: 'nursing (?:and|&) midwifery council',
  HCPC: 'health (?:and|&) care professions council',
  GPHC: 'general pharmaceutical council',
  CPA: 'certified public accountant',
  ACCA: 'association of chartered certified accountants|chartered certified accountant',
  CIMA: 'chartered institute of management accountants',
  CFA: 'chartered financial analyst',
  CIA: 'certified internal auditor',
  CAIA: 'chartered alternative investment analyst',
  PMP: 'project management professional',
  CSM: 'certified scrum ?master',
  CSPO: 'certified scrum product owner',
  CISSP: 'certified information systems security professional',
  CISM: 'certified information security manager',
  CISA: 'certified information systems auditor',
  CRISC: 'certified in risk and information systems control',
  CEH: 'certified ethical hacker',
  CCNA: 'cisco certified network associate',
  CCNP: 'cisco certified network professional',
  CKA: 'certified kubernetes administrator',
  RHCE: 'red hat certified engineer',
  RHCSA: 'red hat certified system administrator',
  EIT: 'engineer in training',
  PE: 'licensed professional engineer|professional engineer licen[cs]e',
  SPHR: 'senior professional in human resources',
  CIPD: 'chartered institute of personnel and development',
  LCSW: 'licensed clinical social worker',
  LMFT: 'licensed marriage and family therapist',
  LPC: 'licensed professional counsel?lor',
  BCBA: 'board[- ]certified behavio(?:u)?r analyst',
  RBT: 'registered behavio(?:u)?r technician',
  QTS: 'qualified teacher status',
  CDL: "commercial driver[’']?s?[’']? licen[cs]e",
  CSCS: 'construction skills certification scheme',
  TWIC: 'transportation worker identification credential',
};

const NAMES = Object.entries(WRITTEN_OUT).map(([mark, names]) => ({
  mark,
  pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${names})(?![\\p{L}\\p{N}])`, 'gu'),
}));
const ANY = new RegExp(NAMES.map(({ pattern }) => pattern.source).join('|'), 'u');

const ABBREVIATED = new Set(Object.keys(WRITTEN_OUT).map(keyOfName));

/** Returns whether an abbreviation is a qualification that somebody holds, and no skill that a text may speak of. */
export const isQualification = (name: string) => ABBREVIATED.has(keyOfName(name));

/** Two capitals or more, as names of certificates are written: CPA, CISSP, A+, HACCP, RN. */
const MARK = /(?<![\p{L}\p{N}])(?=[\p{Lu}\d&+/-]*\p{Lu})[\p{Lu}\d][\p{Lu}\d&+/-]{1,9}(?![\p{L}\p{N}])/gu;

/** A qualification in a text, by its key. */
export type NamedQualification = { key: number; start: number; end: number };

/**
 * Returns the qualifications that a text names in capitals or in words; folding keeps the length of most texts, and
 * others are not searched for words.
 */
export function qualificationsIn(text: string): NamedQualification[] {
  const written = [...text.matchAll(MARK)].map(({ 0: mark, index }) => ({
    key: keyOfName(mark),
    start: index,
    end: index + mark.length,
  }));
  const folded = fold(text);
  if (folded.length !== text.length || !ANY.test(folded)) return written;
  const named = NAMES.flatMap(({ mark, pattern }) =>
    [...folded.matchAll(pattern)].map(({ 0: name, index }) => ({
      key: keyOfName(mark),
      start: index,
      end: index + name.length,
    })),
  );
  return [...written, ...named];
}

/**
 * Returns the key of a certificate: of the class of a driving licence, or of the one qualification that its name has
 * ("RN licence"), else of the whole name.
 */
export function keyOfCertification(name: string): number {
  const [driving, other] = licenceClasses(name) ?? [];
  if (driving !== undefined && other === undefined) return keyOfName(nameOfLicence(driving));
  const [key, second] = new Set(qualificationsIn(name).map((named) => named.key));
  return key !== undefined && second === undefined ? key : keyOfName(name);
}

/** Shorter abbreviations are the initials of too many titles: PE, RN. */
const LEAST_INITIALS = 3;

/**
 * Returns the keys of the abbreviations that stand for words of a title: the CSM of a "Customer Success Manager" is no
 * certified scrum master.
 */
export function qualificationsMeantOtherwise(titles: readonly string[]): ReadonlySet<number> {
  const words = titles.map((title) => fold(title).match(/\p{L}+/gu) ?? []);
  const meant = Object.entries(WRITTEN_OUT).filter(
    ([mark, names]) =>
      mark.length >= LEAST_INITIALS &&
      words.some((title) =>
        runsWithInitials(title, mark.toLowerCase()).some((run) => !run.some((word) => names.includes(word))),
      ),
  );
  return new Set(meant.map(([mark]) => keyOfName(mark)));
}
