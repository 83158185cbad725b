import type { ParsedResume } from '@/lib/contracts';
import { fold } from '../../kernel';
import type { TellingDocument } from './document';
import { heldLicences } from './driving';
import { type NamedQualification, qualificationsIn, qualificationsMeantOtherwise } from './qualifications';

/**
 * Decides which qualifications the person of a CV holds. A mention is not proof ("under RN supervision", "CPA firm"): a
 * qualification counts where it is listed as one, where it is the title of a position, or where a sentence states it.
 */

const SENTENCE = /[\n.;•·!?]+\s*/u;
const CLAUSE = /,\s+(?!\p{Lu}{2})/u;
/** Parts of a title. */
const PART = /\s*[,/|()[\]:]\s*|\s+[-–—]\s+/u;

/** Words for a qualification that is not held yet, or no longer. */
const NOT_YET =
  /\b(?:not|no|without|lapsed|expired|revoked|former(?:ly)?|student|trainee|candidate|aspiring|future|pursuing|towards?|studying|preparing|planned|planning|expected|in progress|eligible|pending|ongoing|cursando|en curso|em curso|em andamento|in corso|laufend\w*|w trakcie|nicht|kein\w*|ohne|angehend\w*|en cours|sans|sin|senza|zonder|bez)\b/u;
/** Words for other people who hold it. */
const OF_OTHERS =
  /\b(?:under|unter|supervis\w*|report(?:s|ed|ing)? to|assist(?:s|ed|ing|ant)?|aide|support(?:s|ed|ing)?|alongside|recruit\w*|schedul\w*|hir(?:ed|ing))\b/u;
/** True for a text about work that others do: "reported to the CEO". */
export const isOfOthers = (text: string) => OF_OTHERS.test(fold(text));

/** Words before a qualification that state possession. */
const HAS =
  /\b(?:hold(?:s|ing|er of)?|held|possess(?:es|ing)?|obtained|earned|gained|achieved|awarded|acquired|certified(?: (?:as|in))?|licensed(?: as)?|registered (?:as|with)|qualified as|accredited as|chartered|inhaber\w*|besitze|zertifiziert\w*|erworben|titulaire|detenteur|titular|en posesion de|in possesso di|in bezit van|gecertificeerd|posiadam)(?:\s+(?:as|a|an|the|my|of|valid|active|current|full|und|et|y|e|en|der|die|das|eine?[nrs]?|du|de|la|le|el|un|une|una))*\s*$/u;
/** All that may be before a qualification that begins a sentence about oneself. */
const BEGINS =
  /^\W*(?:(?:i am|i['’]m|as|an?|the|is|currently|current|active|valid|licensed|certified|registered|experienced|qualified|dedicated|compassionate|skilled|caring|motivated|senior|junior|staff|charge|lead|travel|practi[cs]ing|licen[cs]es?|certifications?|certificates?|credentials?|qualifications?)\W+)*$/u;
/** After a qualification that stands for the person or the paper, and describes nothing else. */
const ENDS =
  /^\W*$|^\s*[,;:()|/&–—-]|^\s+(?:with|who|since|in|licen[cs]ed?|certifi(?:ed|cates?|cations?)|registration|registered|qualified|qualifications?|credentials?|diploma|holding|seeking|currently|on|from|mit|avec|con|met|z)\b/u;

/** Returns whether the words around a qualification, without its own, deny it. */
function isDenied(folded: string, { start, end }: NamedQualification): boolean {
  const around = `${folded.slice(0, start)} ${folded.slice(end)}`;
  return NOT_YET.test(around) || isOfOthers(around);
}

function isHeld(clause: string, named: NamedQualification): boolean {
  const folded = fold(clause);
  if (folded.length !== clause.length || isDenied(folded, named)) return false;
  const before = folded.slice(0, named.start).trimEnd();
  return ENDS.test(folded.slice(named.end)) && (BEGINS.test(before) || HAS.test(before));
}

function heldIn(clause: string): number[] {
  return qualificationsIn(clause).flatMap((named) => (isHeld(clause, named) ? [named.key] : []));
}

/** In a title the qualification is the last word of its part: "Charge RN", and no "RN Recruiter". */
function heldInTitle(title: string): number[] {
  return title.split(PART).flatMap((part) => {
    const folded = fold(part);
    return qualificationsIn(part).flatMap((named) =>
      named.end === part.trimEnd().length && !isDenied(folded, named) ? [named.key] : [],
    );
  });
}

/** True when a qualification is held now: its words do not mean that it is pending or has lapsed. */
export const isHeldPaper = (name: string) => !NOT_YET.test(fold(name));

/** Returns the names of a list of skills, and those that running text has. */
function skillsOf({ skills }: ParsedResume): { listed: string[]; told: ReadonlySet<string> } {
  const { listed = [], told = [] } = Object.groupBy(skills?.raw ?? [], ({ foundIn }) =>
    !foundIn?.length || foundIn.some(({ sectionType }) => sectionType === 'SKILLS') ? 'listed' : 'told',
  );
  const namesOf = (named: typeof listed) => named.flatMap(({ name }) => name ?? []);
  return { listed: namesOf(listed), told: new Set(namesOf(told)) };
}

/**
 * Returns the keys of the qualifications that the person of a CV holds, each once; those in running text are judged by
 * their sentence.
 */
export function heldBy(resume: ParsedResume, { titles, texts }: TellingDocument): number[] {
  const { listed, told } = skillsOf(resume);
  const papers = [...(resume.certifications ?? []), ...(resume.licenses ?? [])].map(({ name }) => name);
  const degrees = (resume.education?.educationDetails ?? []).map(({ degree }) => degree?.name?.raw);
  const named = [...papers, ...degrees, ...listed].flatMap((name) =>
    name && isHeldPaper(name) ? [name] : [],
  );
  const written = texts
    .flatMap(({ text }) => text.split(SENTENCE))
    .filter((sentence) => isHeldPaper(sentence) && !told.has(sentence))
    .flatMap((sentence) => sentence.split(CLAUSE).flatMap(heldIn));
  const driving = resume.personalAttributes?.drivingLicense;
  const others = qualificationsMeantOtherwise(titles.map(({ title }) => title));
  return [
    ...new Set([
      ...heldLicences([...named, ...(driving ? [`driving licence ${driving}`] : [])]),
      ...named.flatMap((name) => qualificationsIn(name).map(({ key }) => key)),
      ...titles.flatMap(({ title }) => heldInTitle(title)),
      ...written,
    ]),
  ].filter((key) => !others.has(key));
}
