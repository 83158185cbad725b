import { fold, runsWithInitials, squeeze } from '../../../kernel';
import type { Labels } from '../labels';
import type { PostingSection, PostingSectionKind } from '../sections';

/** Certificates, licences to practise and to drive (parsing.md: CertificationsAndLicenses, DriversLicenses). */

const ASKING: ReadonlySet<PostingSectionKind> = new Set([
  'requirements',
  'preferred',
  'head',
  'role',
  'facts',
  'other',
  'duties',
]);
/** Duties name the norms that one works by. */
const CERTIFYING: ReadonlySet<PostingSectionKind> = new Set([
  'requirements',
  'preferred',
  'role',
  'facts',
  'other',
  'head',
]);
const MOST = 25;

/** Names of certificates and licences, written the same everywhere; case distinguishes them from words. */
const NAMED =
  /(?<![\p{L}\p{N}])(?:PMP|PRINCE ?2|CAPM|PMI-ACP|CSM|CSPO|PSM ?I{0,3}|PSPO|ITIL(?: (?:v?[34]|Foundation))?|TOGAF|COBIT|CISSP|CISM|CISA|CRISC|CEH|OSCP|CompTIA(?: (?:A\+|Network\+|Security\+))?|Security\+|Network\+|CCNA|CCNP|CCIE|MCSE|MCSA|RHCSA|RHCE|CKAD|CKA|CKS|LPIC-?[123]?|AWS Certified(?: \p{Lu}[\p{L}-]+){0,4}|Six Sigma(?: (?:Green|Black|Yellow) Belt)?|(?:Lean )?(?:Green|Black) Belt|CPA|CFA|ACCA|ACA|CIMA|CMA|FRM|CAIA|PHR|SPHR|SHRM-S?CP|CIPD(?: Level \d)?|ISTQB|BLS|ACLS|PALS|CPR|RN|LPN|LVN|CNA|BCBA|RBT|LCSW|LMFT|LPC|PE(?= licen[cs]e)|EIT|OSHA[- ]?(?:10|30)|TWIC|HACCP|VCA(?:[- ](?:VOL|Basis))?|BHV|NEN ?\d{4}|BIG-registratie|VOG|SKJ-registratie|CACES(?: [\dR][\p{L}\p{N}.]*)?|SST|BAFA|SSIAP ?\d?|ADR(?:-Schein)?|FIMO|FCO|CAP Petite Enfance|SEP(?: do 1 ?kV)?|UDT|SEP E|Approbation|Staplerschein|Gabelstaplerschein|Sachkundeprüfung(?: nach)?(?: §\s?34a)?|AEVO|Ausbildereignung|SCC|Meisterbrief|Sanitäter|CAP|ADR|CQC|[Pp]atentino(?: (?:del )?muletto)?|[Aa]ttestato OSS|\p{L}+certificaat|[Cc]arn[eé]t? de carretillero|Level \d \p{Ll}[\p{Ll} ]{3,30}? certificate|NMC|GPhC|HCPC|SIA(?= licen[cs]e)|Gas Safe|CSCS(?: card)?|IPAF|PASMA|NVQ(?: Level \d)?|DBS|Enhanced DBS|TEFL|CELTA|QTS|Series (?:7|63|65|66|24|3)|CDCES|CMA-A|IOSH|NEBOSH)(?![\p{L}\p{N}])/gu;

/** "certified Kubernetes administrator", "certification in X", "X certification", "licensed electrician". */
const DESCRIBED =
  /(?<![\p{L}])(?:(?:[Cc]ertified|[Ll]icensed|[Rr]egistered) (?:\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+){0,3}|(?:public accountant|electrician|plumber|nurse|pharmacist|teacher|mechanic|forklift (?:operator|driver)|welder|technician|engineer|insurance agent|therapist|dental hygienist))|(?:(?!(?:Current|Valid|Active|A|An|The|Professional|Relevant|Your|Our) )\p{Lu}[\p{L}+#-]+ ){1,4}(?:[Cc]ertification|[Ll]icen[cs]e|[Ll]icensure|[Cc]ertificate|[Zz]ertifi(?:kat|zierung))(?!\p{L})|(?:forklift|food handler'?s?|food hygiene|first aid|teaching|nursing|real estate|insurance|pharmacist|security guard|guard|HVAC|EPA|electrical|plumbing|welding) (?:certification|licen[cs]e|certificate)|[Zz]ertifizierung (?:als|in|nach) \p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+){0,2}|certification \p{Lu}[\p{L}\d-]+(?: \p{Lu}[\p{L}\d-]+){0,2}|certificaci[oó]n (?:en |de )?\p{Lu}[\p{L}\d-]+(?: \p{Lu}[\p{L}\d-]+){0,2}|certificazione \p{Lu}[\p{L}\d-]+(?: \p{Lu}[\p{L}\d-]+){0,2}|certyfikat \p{Lu}[\p{L}\d-]+(?: \p{Lu}[\p{L}\d-]+){0,2}|certificado (?:de )?\p{Lu}[\p{L}\d-]+(?: \p{Lu}[\p{L}\d-]+){0,2}|abilitazione (?:alla professione|all'esercizio)[^.,;\n]{0,40}|iscrizione all['’][Aa]lbo[^.,;\n]{0,40}|uprawnienia (?:SEP|UDT|energetyczne|budowlane|na wózki[^.,;\n]{0,20})|[Dd]iplôme d['’][ÉE]tat[^.,;\n]{0,40})/gu;

export const DRIVING_WORD =
  /(?:(?:full|valid|clean)(?: \p{L}{2,12})? )?driv(?:er'?s?|ing) licen[cs]e|licen[cs]e to drive|cdl\b|fuhrerschein\p{L}*|fuhrerausweis|fahrerlaubnis\p{L}*|permis (?:de conduire|[a-e]\b|vl|pl|spl|poids lourds?|be\b|b\b)|carnet de conducir|permiso de conduc\p{L}+|carn[ée] de conduc\p{L}+|carnet [a-e]\b|licencia de conducir|patente (?:di guida|[a-e]\b|auto|b\b)|munit[oi] di patente|rijbewij[sz]\p{L}*|prawo jazdy|prawa jazdy|carta de (?:conducao|habilitacao)|carta [a-e]\b|\bcnh\b/u;
const CLASSES =
  /^[^.;\n]{0,32}?(?<![\p{L}\p{N}])(?:(?:klasse[n]?|class|categor\p{L}+|kat\.?|categoria|tipo|kategorii|kl\.?|type|cat\.?|cl\.?)\s?)?((?:am|a1|a2|be|b1|b96|c1e|c1|ce|c\+e|c|d1|d|b|a|t|l)(?:(?:\s?[,/+&]\s?|\s(?:und|and|et|y|e|i|en|oder|or|ou|o|lub|of)\s)(?:am|a1|a2|be|b1|c1e|c1|ce|c\+e|c|d1|d|b|a|t|l)){0,3})(?![\p{L}\p{N}'])/u;

function texts(sections: readonly PostingSection[], kinds = ASKING): string[] {
  return sections
    .filter(({ kind }) => kinds.has(kind))
    .flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text.slice(0, 3000)));
}

/** Returns each name once, whatever its case, without those inside longer ones. */
function distinct(names: readonly string[]): string[] {
  const known = new Map<string, string>();
  for (const name of names.map(squeeze)) if (!known.has(fold(name))) known.set(fold(name), name);
  const keys = [...known.keys()];
  return [...known]
    .filter(([key]) => !keys.some((other) => other !== key && ` ${other} `.includes(` ${key} `)))
    .map(([, name]) => name);
}

/** Words that say nothing of what is certified: "National Certification", "Applicable licensure". */
const SAYS_NOTHING =
  /\b(?:certified|licensed|registered|certifications?|certificates?|licen[cs]es?|licensure|registration|applicable|appropriate|national|state|multi|dual|technical|board|professionals?|additional|previous|relevant|required|preferred|unrestricted|all|and|or)\b|\P{L}/gu;
/** What is to be done with a certificate: "Pass RBT Certification". */
const BEFORE_NAME = /^(?:Pass|Holds?|Obtain|Maintain|Previous|Active|Current|Valid)\s+/u;
/** Shorter abbreviations are the initials of too many titles. */
const LEAST_INITIALS = 3;
const OF_CERTIFICATE = /^(?:certified|chartered|licensed|registered)/u;

/** Returns whether letters stand for words of the title: the CSM of a "Customer Success Manager". */
function standsForTitle(name: string, title: string): boolean {
  if (!/^\p{Lu}+$/u.test(name) || name.length < LEAST_INITIALS) return false;
  const words = fold(title).match(/\p{L}+/gu) ?? [];
  return runsWithInitials(words, name.toLowerCase()).some(
    (run) => !run.some((word) => OF_CERTIFICATE.test(word)),
  );
}

/** Returns the certificates and licences to practise that a posting of a title names. */
export function readCertificates(sections: readonly PostingSection[], title = ''): string[] {
  const found = texts(sections, CERTIFYING).flatMap((text) =>
    [...text.matchAll(NAMED), ...text.matchAll(DESCRIBED)].map(([name]) =>
      name.trim().replace(BEFORE_NAME, ''),
    ),
  );
  const meant = found.filter(
    (name) =>
      !DRIVING_WORD.test(fold(name)) &&
      fold(name).replace(SAYS_NOTHING, '') !== '' &&
      !standsForTitle(name, title),
  );
  return distinct(meant).slice(0, MOST);
}

/** Returns the classes after the word for the licence, if they are in capitals. */
function classBehind(text: string): string | undefined {
  const found = CLASSES.exec(fold(text));
  const classes = found?.[1];
  if (!found || !classes) return undefined;
  const end = found[0].length;
  return /\p{Lu}/u.test(text.slice(end - classes.length, end)) ? classes : undefined;
}

/** British names of the classes of lorries: "HGV Class 1", "LGV C+E". */
const LORRY =
  /\b(?:hgv|lgv)\b[^.;\n]{0,16}?(?:\b(?:class|cat\p{L}*)\s?([12])\b|(?<![\p{L}\d])(c\s?\+?\s?e|c1e?|c)(?![\p{L}\d]))/u;

function lorryClass(folded: string): string | undefined {
  const [found, number, letters] = LORRY.exec(folded) ?? [];
  if (!found) return undefined;
  return number ? { 1: 'CE', 2: 'C' }[number] : letters?.replace(/[\s+]/gu, '').toUpperCase();
}

function classesIn(text: string): string[] {
  const folded = fold(text);
  const lorry = lorryClass(folded);
  if (lorry) return [lorry];
  const word = DRIVING_WORD.exec(folded);
  if (!word) return [];
  const end = word.index + word[0].length;
  const inWord = /\s([a-e])$/u.exec(word[0])?.[1];
  const behind = classBehind(text.slice(end, end + 60));
  const before = /(?:class|category|klasse|categorie|kat\.?)\s([a-e](?:1|e)?)\s*-?[^.;\n]{0,8}$/u.exec(
    folded.slice(Math.max(0, word.index - 24), word.index),
  )?.[1];
  const compound = /^(?:fuhrerschein|rijbewijs)\s?-?([a-e])\b/u.exec(word[0])?.[1];
  const named = (inWord ?? behind ?? before ?? compound ?? '')
    .split(/\s?[,/&]\s?|\s(?:und|and|et|y|e|i|en|oder|or|ou|o|lub|of)\s/u)
    .filter(Boolean);
  if (named.length === 0) return [squeeze(text.slice(word.index, end))];
  const prefix =
    word[0].startsWith('cdl') || /commercial[^.]{0,10}$/u.test(folded.slice(0, word.index)) ? 'CDL ' : '';
  return named.map((name) => prefix + name.toUpperCase().replace('+', ''));
}

/** Classes of driving licences ("B", "CE"); a licence without a class as it is called. */
export function readDrivingLicences(sections: readonly PostingSection[], labels: Labels): string[] {
  const labelled = labels.of('driving').flatMap(({ value }) => classesIn(`driving licence ${value}`));
  const found = [...labelled, ...texts(sections).flatMap(classesIn)];
  const classes = distinct(found.filter((name) => /^(?:CDL )?[A-Z]\w?\w?$/u.test(name)));
  return classes.length > 0 ? classes : distinct(found).slice(0, 1);
}
