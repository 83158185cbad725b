import type { ParsedJob } from '@/lib/contracts';
import { fold, isAllCapitals } from '../../../kernel';
import { type FoundSkill, findSkillsOfTexts, type SkillTaxonomy } from '../../../taxonomy';
import { isLevel } from '../../shared/wording/levels';
import { skillsOfParagraph } from '../../shared/wording/skills';
import type { PostingSection, PostingSectionKind } from '../sections';
import { sentencesOf } from '../sentences';
import { REMOTE_MARK } from '../terms/vocabulary';
import { DRIVING_WORD } from './credentials';
import { saidOfJob } from './employers-own';
import { FURTHER_ASKS } from './further-words';
import { listedSkills } from './listed-skills';
import { OFFERS } from './offers';
import { OPTIONAL } from './optional';
import { endOfStudy } from './study';

/**
 * Skills as the posting writes them, and which of them it requires (parsing.md, Skills.Raw). Running text is searched
 * with the taxonomy; items of lists of skills are taken unchanged.
 */

type RawSkill = NonNullable<NonNullable<NonNullable<ParsedJob['skills']>['raw']>[number]>;

export type SkillContext = {
  taxonomy?: SkillTaxonomy | undefined;
  /** ISO 639-1. */
  language: string;
  /** Names that hold words of skills: the employer, certificates, degrees. */
  names: readonly string[];
};

const SEARCHED: ReadonlySet<PostingSectionKind> = new Set([
  'requirements',
  'preferred',
  'duties',
  'role',
  'head',
  'other',
  'facts',
]);
const SKILL_HEADING =
  /\b(?:skills?|stack|technolog\p{L}+|tools|vaardigheden|kenntnisse|kompetenzen|competences|technologies|outils|habilidades|competencias|tecnologias|herramientas|competenze|tecnologie|strumenti|umiejetnosci|technologie|narzedzia|conhecimentos|ferramentas)\b/u;
/** Where a posting has no part for requirements, a sentence has to state them itself. */
const ASKS =
  /\b(?:you need|you must|experience (?:with|in|of|using)|experienced (?:with|in)|knowledge of|proficien\p{L}+|familiar\p{L}*|expertise|skilled|understanding of|ability to|required|must have|background in|you have|you know|kenntnisse|erfahrung\p{L}*|vertraut|beherrsch\p{L}+|sicher\p{L}* umgang|experience (?:en|sur|de)|maitris\p{L}+|connaissance\p{L}*|experiencia (?:en|con)|conocimientos?|dominio|manejo|esperienza|conoscenza|padronanza|ervaring met|kennis van|beheers\p{L}+|doswiadczeni\p{L}+|znajomosc\p{L}*|umiejetnosc\p{L}*|zna|experiencia (?:em|com)|conhecimentos?|perfil|requisit\p{L}+|votre profil|profil|que pedimos)\b/u;

const TRAVEL =
  /\b(?:willing\p{L}* to travel|travel|reisebereitschaft|mobilite|disponibilidad para viajar|disponibilita a(?:lle)? trasferte|reisbereidheid|gotowosc do \p{L}+|disponibilidade para viajar)\b/u;

/** Headings above an employer's description of its product. */
const OF_PRODUCT =
  /\bour (?:tech|technology|products?|platform|news|press|story|customers|journey|impact)\W*$|\bin the news\b|\bsets (?:us|our \p{L}+) apart/u;

const MOST = 150;
const LONGEST_ITEM = 40;
const MOST_WORDS = 4;
const MOST_TEXT = 24_000;
/** Shorter lines above the headings are facts and names. */
const PROSE = 70;

type Found = { name: string; key: string; required: boolean };

/** Licences, workplaces and the readiness to travel have separate members. */
function isOther(folded: string): boolean {
  return REMOTE_MARK.test(folded) || DRIVING_WORD.test(folded) || TRAVEL.test(folded);
}

/** Abbreviations are written in capitals ("DI", "MES"); in small letters, or in a line of capitals, they are words. */
function isWritten(name: string, text: string): boolean {
  return name.length > 3 || (/[^\p{Ll}]/u.test(name) && (!isAllCapitals(text) || /\p{Lo}/u.test(text)));
}

/** "- SAP": an item that is nothing but an abbreviation is no line of capitals. */
function isWholeItem(name: string, item: string): boolean {
  return name === name.toUpperCase() && item.replace(/(?<![\s.;,])[\s.;,]+$/u, '').trim() === name;
}

/** A name in small letters, as in an address of a board, begins with a capital in sentences. */
function writtenAs(name: string): string[] {
  return /^\p{Ll}/u.test(name) ? [name, name.charAt(0).toUpperCase() + name.slice(1)] : [name];
}

/** Returns the text without addresses and names; all other letters keep their positions. */
function withoutNames(text: string, names: readonly string[]): string {
  const blank = (part: string) => ' '.repeat(part.length);
  let rest = text.replace(/\S{1,80}@\S{1,120}|https?:\S{1,200}|www\.\S{1,200}|#\p{L}\S{0,40}/gu, blank);
  for (const name of names.flatMap(writtenAs)) if (name.length > 2) rest = rest.replaceAll(name, blank(name));
  return rest;
}

/** True where a place in a sentence comes after a degree: it is the subject of study. */
function isStudy(sentence: string, at: number, degrees: readonly string[]): boolean {
  return degrees.some((degree) => {
    const from = sentence.indexOf(degree);
    if (from < 0 || at < from) return false;
    return at < endOfStudy(fold(sentence), from + degree.length);
  });
}

/** "CAD-Kenntnisse" are CAD. */
function bareName(name: string): string {
  return name.replace(/-(?:kenntnisse|erfahrung(?:en)?)$/iu, '') || name;
}

type Part = { text: string; kind: PostingSectionKind; isItem: boolean };
type Reading = SkillContext & { degrees: readonly string[]; hasRequirements: boolean; isParted: boolean };

function inSentence(
  sentence: string,
  known: readonly FoundSkill[],
  { kind, isItem }: Part,
  { language, degrees, hasRequirements, isParted }: Reading,
): Found[] {
  const folded = fold(sentence);
  if (OFFERS.test(folded)) return [];
  const asks = () => ASKS.test(folded) || FURTHER_ASKS.test(folded);
  const isAsked = kind === 'requirements' || (!hasRequirements && kind !== 'preferred' && asks());
  const required = isAsked && !OPTIONAL.test(folded);
  const isList = isAsked || kind === 'preferred';
  const items = isList ? listedSkills(sentence, language, isItem) : [];
  const whole = items.filter((item) => isMoreThan(item, known));
  const running = saidOfJob(known, folded, { kind, isAround: isParted && kind === 'head' })
    .filter(({ text }) => !isOther(fold(text)))
    .filter(({ text }) => isWritten(text, sentence) || (isList && isItem && isWholeItem(text, sentence)))
    .filter(({ start }) => !isStudy(sentence, start, degrees))
    .filter(({ text }) => !whole.some((item) => item.includes(text)))
    .map(({ skill, text }) => ({ name: bareName(text), key: skill.id, required }));
  const others = items
    .filter((name) => !degrees.some((degree) => name.includes(degree)))
    .filter((name) => !isStudy(sentence, sentence.indexOf(name), degrees) && !isPartOf(name, running))
    .map((name) => ({ name, key: fold(name), required }));
  return [...running, ...others];
}

const wordsIn = (text: string) => text.split(/\s+/u).length;

/** True for an item whose words mostly belong to no known skill: it is another skill, kept as written. */
function isMoreThan(item: string, known: readonly FoundSkill[]): boolean {
  const inside = known.filter(({ text }) => item.includes(text));
  const covered = inside.reduce((sum, { text }) => sum + wordsIn(text), 0);
  return inside.length === 1 && covered * 2 < wordsIn(item);
}

function isPartOf(name: string, known: readonly Found[]): boolean {
  const folded = fold(name);
  return known.some((other) => folded.includes(fold(other.name)) || fold(other.name).includes(folded));
}

/** Returns the items of a list under a heading of skills, if they are short enough to be names. */
function inList(section: PostingSection): Found[] {
  if (!SKILL_HEADING.test(fold(section.heading))) return [];
  return section.paragraphs.flatMap((paragraph) => {
    const { skills } = skillsOfParagraph(paragraph);
    const isList = skills.length > 1 || paragraph.bullet !== undefined;
    const names = skills.filter(
      (name) => name.length <= LONGEST_ITEM && name.split(' ').length <= MOST_WORDS && !isLevel(name),
    );
    const isNames = isList && names.length === skills.length && !/[.!?]$/u.test(paragraph.text);
    return isNames
      ? names.map((name) => ({ name, key: fold(name), required: section.kind !== 'preferred' }))
      : [];
  });
}

function partsOf(sections: readonly PostingSection[]): Part[] {
  let rest = MOST_TEXT;
  return sections.flatMap(({ kind, paragraphs }) =>
    paragraphs.flatMap((paragraph) => {
      const text = paragraph.text.slice(0, Math.max(0, rest));
      rest -= text.length;
      const isFact = kind === 'head' && text.length < PROSE && !paragraph.bullet && !/[.!?:]$/u.test(text);
      return text === '' || isFact ? [] : [{ text, kind, isItem: paragraph.bullet !== undefined }];
    }),
  );
}

/** Returns one entry for each concept, named as where it is required. */
function distinct(found: readonly Found[]): Found[] {
  const entries = new Map<string, Found>();
  for (const item of found) {
    const known = entries.get(item.key);
    if (!known || (item.required && !known.required)) entries.set(item.key, item);
  }
  return [...entries.values()];
}

/** Reads the skills; `degrees` are the names of degrees that the posting has. */
export function readSkills(
  sections: readonly PostingSection[],
  context: SkillContext,
  degrees: readonly string[],
): RawSkill[] {
  const searched = sections.filter(
    ({ kind, heading }) => SEARCHED.has(kind) && !(kind === 'other' && OF_PRODUCT.test(fold(heading))),
  );
  const hasRequirements = sections.some(
    ({ kind, paragraphs }) => kind === 'requirements' && paragraphs.length > 0,
  );
  const isParted =
    hasRequirements && context.language === 'en' && sections.some(({ kind }) => kind === 'duties');
  const reading = { ...context, degrees, hasRequirements, isParted };
  const sentences = partsOf(searched).flatMap((part) =>
    sentencesOf(withoutNames(part.text, context.names)).map(({ text }) => ({ text, part })),
  );
  const { taxonomy, language } = context;
  const texts = sentences.map(({ text }) => text);
  const known = taxonomy ? findSkillsOfTexts(taxonomy, texts, language) : [];
  const running = sentences.flatMap(({ text, part }, at) => inSentence(text, known[at] ?? [], part, reading));
  const items = searched.flatMap(inList).filter(({ name }) => !isPartOf(name, running));
  return distinct([...running, ...items])
    .slice(0, MOST)
    .map(({ name, required }) => ({ name, required }));
}
