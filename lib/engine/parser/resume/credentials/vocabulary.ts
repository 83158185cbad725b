import { fold } from '../../../kernel';
import { alternativesOf, type Lexicon, patternsOf, phrasesOf } from '../../../lexicon';

/** Words of certificates and licences, matched in folded text. */

/** Returns the alternatives of an expression for the words of all languages that have one meaning here. */
const of = (meaning: keyof NonNullable<Lexicon['certificates']>) =>
  patternsOf(phrasesOf(({ certificates }) => certificates?.[meaning]).map(fold));

/** Schemes and tests of languages, whose names are in no language. */
const SCHEMES = 'scrum|itil|pmp|prince2|togaf|cissp|ccna|ccnp|toefl|ielts|toeic|dele|delf|dalf|goethe';

/** Marks of a name of a certificate, as against the name of who issued it. */
export const CERTIFICATE_WORD = new RegExp(String.raw`\b(?:${of('marks')}|${SCHEMES})\b`, 'u');

/** Words that make a course a certificate anywhere. */
export const CERTIFIED = new RegExp(String.raw`\b(?:${of('sure')})\b`, 'u');

/** A line that opens with a certificate. */
export const CERTIFICATE_FIRST = new RegExp(String.raw`^\s*(?:${of('first')})(?!\p{L})`, 'u');

/** Words of a sentence before the name of a certificate ("Completed training and certificated of", "Certified in"). */
export const CERTIFICATE_LEAD =
  /^\s*(?:(?:(?:i )?(?:have|having|holding|hold|got|obtained|received|earned|done|passed|completed|attended|successfully completed) (?:(?:a|an|the) )?(?:training and )?(?:certificated?|certified|certifications?|certificates?)(?: (?:in|of|for|from|on|as an?|as|with))?)|certified in|certificated (?:in|of))[\s:–-]+/u;

/** The name of a certificate in front of the word for it ("First Aid Certificate from ...", "PMP certified"). */
export const CERTIFICATE_TAIL = new RegExp(
  String.raw`^[^.;]{3,60}?\s(?:certified(?=\W*$)|${of('last')})(?!\p{L})`,
  'iu',
);

/** A course in a short line that opens with the word for it. */
export const COURSE = new RegExp(String.raw`^(?:${of('courses')})\s[^.;]{3,80}$`, 'u');

/** A label of certificates and nothing else, perhaps with whose they are ("Certifications Harbour Board"). */
export const CERTIFICATE_LABEL = new RegExp(
  String.raw`^\s*(?:professional |industry |technical |other )?(?:${of('labels')})(?: \p{L}+){0,2}$`,
  'u',
);

/** Courses at computer schools that are known by their short names, and classes in typing. */
export const COMPUTER_COURSE =
  /^(?:a?dca|dcaa?|ccc|bcc|pgdca|ms-?cit|o[ -]?level|tally(?: ?(?:erp)?[ .-]?(?:\d|prime)[\d.]*)?|typing|type ?writing)(?:\s(?:course|lower|higher|grade|english|passed|with|\().{0,60})?$/u;

/** Certificates of safety, inspection, seafaring and first aid, which nobody has without an examination. */
export const EXAMINED =
  /^(?:nebosh|iosh|osha|cswip|asnt|bgas|nace|api[ -]?(?:510|570|577|580|653)|bosiet|huet|stcw|acls|bls|atls|phtls|celta|tefl|tesol|haccp)(?!\p{L}).{0,60}$/u;

/** "Passed", "Completed": words that lead to a course. */
export const COURSE_LEAD =
  /^\s*(?:i )?(?:(?:have|had) )?(?:passed|completed|done|attended|pursuing|persuing|qualified)\s+(?:an? |the )?/u;

/** "(Certified)", "Certified Network Professional" within a name. */
export const MARKED_CERTIFIED = /\bcertified\b/u;

/** Lines among certificates that are about something else: matches, lengths of time, knowledge. */
export const NO_CERTIFICATE =
  /^\s*(?:i |participat|winner|won |runner|captain|volunteer|member |\d{1,2} (?:month|year|week|day)s? |knowledge of|good |excellent |having |filing|typing speed|responsib|experience|awarded|reference|declaration|place|date|signature|hobb|(?:certifica(?:tions|ciones|zioni|coes)|zertifikate|certificaten|certyfikaty|certificats) (?:linguisti|de lengua|d[ei] l|profes|techni|tecnic|jezyk)|languages?(?: known)?\b)/iu;

/** Names that exist on every list of certificates, folded. */
export const WELL_KNOWN =
  /\b(?:pmp|prince2|capm|pmi-acp|csm|cspo|psm(?: i{1,3})?|pspo|safe(?: agilist)?|itil(?: v?[34])?|togaf|cobit|cissp|cism|cisa|crisc|ceh|oscp|comptia|security\+|network\+|ccna|ccnp|ccie|mcse|mcsa|mcp|mcsd|rhcsa|rhce|cka|ckad|cks|lpic(?:-[123])?|vcp|aws certified|azure (?:fundamentals|administrator|solutions architect)|google cloud certified|professional cloud architect|oracle certified|ocp|ocja|scjp|six sigma|green belt|black belt|cpa|cfa|acca|cma|frm|caia|phr|sphr|shrm-cp|shrm-scp|cipd|toefl|ielts|toeic|delf|dalf|dele|testdaf|jlpt|hsk|topik|istqb|salesforce certified|certified scrum|scrum master|tensorflow developer|bls|acls|first aid|ppl|tefl|celta)\b/u;

/** Licences to practise or to drive. */
export const LICENCE_WORD = new RegExp(
  String.raw`\b(?:${alternativesOf(phrasesOf(({ licences }) => licences).map(fold))})\b`,
  'u',
);

/** "Master Plumber, Lic. #2445": a text with the number of a licence is one. */
export const LICENCE_NUMBER = /\blic(?:en[cs]e)?\.? ?(?:no|nr|number)?\.? ?[#:] ?[a-z]{0,4}[-/]?\d{2}/u;

/** Rows of an entry other than names: numbers, links, dates of validity, issuers after a label. */
const ATTRIBUTE = new RegExp(String.raw`^\s*(?:${of('rows')})\b`, 'u');

export const ISSUER_LEAD = new RegExp(
  String.raw`\s+(?:${patternsOf(phrasesOf(({ certificates }) => certificates?.issuers))})\s+(?=\p{Lu})(?!Work\b|Heights?\b)`,
  'u',
);

/** Security clearances. */
export const CLEARANCE =
  /\b(?:top secret|ts\/sci|secret clearance|security clearance|active clearance|public trust|sc cleared|dv cleared|developed vetting|bpss|nato secret|yankee white|q clearance|sicherheitsuberprufung|u[23]|habilitation (?:de securite|secret|confidentiel)[^,.;]{0,30}|clearance level [^,.;]{1,20})\b/u;

export function isAttribute(text: string): boolean {
  return ATTRIBUTE.test(fold(text));
}
