import type { ParsedJob } from '@/lib/contracts';
import { fold, isAllCapitals } from '../../../kernel';
import { findSkills, type SkillTaxonomy } from '../../../taxonomy';
import { isLevel, skillsOfParagraph } from '../../resume/skills/split';
import type { PostingSection, PostingSectionKind } from '../sections';

/**
 * Skills as the posting writes them, and which of them it requires (parsing.md, Skills.Raw). Running text is searched
 * with the taxonomy; lists under a heading of skills give their items as they are.
 */

type RawSkill = NonNullable<NonNullable<NonNullable<ParsedJob['skills']>['raw']>[number]>;

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
/** Says in its sentence that one may lack what it names. */
const OPTIONAL =
  /\b(?:nice to have|nice-to-have|a plus|is a plus|plus points?|big plus|huge plus|strong plus|bonus|preferred|preferably|desirable|desired|advantage\p{L}*|ideally|would be great|optional|not required|helpful|beneficial|von vorteil|wunschenswert|idealerweise|ein plus|bonuspunkte|optional|serait un (?:plus|atout)|est un (?:plus|atout|vrai plus)|un plus|apprecie\p{L}*|idealement|souhaite\p{L}*|deseable\p{L}*|valorable\p{L}*|se valora\p{L}*|sera un plus|idealmente|gradit\p{L}+|preferibil\p{L}+|titolo preferenziale|costituisce un plus|e un plus|rappresenta un plus|een pre|een plus|is een pre|mooi meegenomen|bij voorkeur|mile widzian\p{L}+|dodatkowym atutem|atutem|bedzie plusem|sera um plus|valoriza\p{L}*|desejavel|diferencial|preferencial\p{L}*)\b/u;
/** Where a posting has no part for requirements, a sentence that asks says so itself. */
const ASKS =
  /\b(?:experience (?:with|in|of|using)|experienced (?:with|in)|knowledge of|proficien\p{L}+|familiar\p{L}*|expertise|skilled|understanding of|ability to|required|must have|background in|you have|you know|kenntnisse|erfahrung\p{L}*|vertraut|beherrsch\p{L}+|sicher\p{L}* umgang|experience (?:en|sur|de)|maitris\p{L}+|connaissance\p{L}*|experiencia (?:en|con)|conocimientos?|dominio|manejo|esperienza|conoscenza|padronanza|ervaring met|kennis van|beheers\p{L}+|doswiadczeni\p{L}+|znajomosc\p{L}*|umiejetnosc\p{L}*|experiencia (?:em|com)|conhecimentos?|dominio)\b/u;

const MOST = 150;
const LONGEST_ITEM = 40;
const MOST_WORDS = 4;
const MOST_TEXT = 24_000;

export type SkillContext = { taxonomy?: SkillTaxonomy | undefined; language: string };

type Found = { name: string; key: string; required: boolean };

/** The sentence of a text around a place; bullets and line ends part sentences too. */
function sentenceAt(text: string, at: number): string {
  const before = text.slice(0, at);
  const from = Math.max(before.lastIndexOf('. '), before.lastIndexOf('; '), before.lastIndexOf('\n')) + 1;
  const end = text.slice(at).search(/[.;]\s|\n/u);
  return text.slice(from, end < 0 ? undefined : at + end);
}

/** Abbreviations are written in capitals ("DI", "MES"); in small letters, or in a line of capitals, they are words. */
function isWritten(name: string, text: string): boolean {
  return name.length > 3 || (/[^\p{Ll}]/u.test(name) && !isAllCapitals(text));
}

function inRunningText(
  text: string,
  kind: PostingSectionKind,
  hasRequirements: boolean,
  { taxonomy, language }: SkillContext,
): Found[] {
  if (!taxonomy) return [];
  const found = findSkills(taxonomy, text, language).filter((item) => isWritten(item.text, text));
  return found.map(({ skill, start, text: name }) => {
    const sentence = fold(sentenceAt(text, start));
    const isAsked =
      kind === 'requirements' || (!hasRequirements && kind !== 'preferred' && ASKS.test(sentence));
    return { name, key: skill.id, required: isAsked && !OPTIONAL.test(sentence) };
  });
}

/** The items of a list under a heading of skills, where they are short enough to be names. */
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

/** An item of a list that the taxonomy knows, in whole or in part, is said by the taxonomy. */
function withoutKnown(items: readonly Found[], known: readonly Found[]): Found[] {
  const names = known.map(({ name }) => fold(name));
  return items.filter(
    ({ name }) => !names.some((other) => fold(name).includes(other) || other.includes(fold(name))),
  );
}

/** Reads the skills; one entry a concept, required when any place requires it. */
export function readSkills(sections: readonly PostingSection[], context: SkillContext): RawSkill[] {
  const searched = sections.filter(({ kind }) => SEARCHED.has(kind));
  const hasRequirements = sections.some(
    ({ kind, paragraphs }) => kind === 'requirements' && paragraphs.length > 0,
  );
  let rest = MOST_TEXT;
  const running = searched.flatMap(({ kind, paragraphs }) =>
    paragraphs.flatMap(({ text }) => {
      const part = text.slice(0, Math.max(0, rest));
      rest -= part.length;
      return part === '' ? [] : inRunningText(part, kind, hasRequirements, context);
    }),
  );
  const found = [...running, ...withoutKnown(searched.flatMap(inList), running)];
  const distinct = new Map<string, Found>();
  for (const item of found) {
    const known = distinct.get(item.key);
    if (known) known.required ||= item.required;
    else distinct.set(item.key, { ...item });
  }
  return [...distinct.values()].slice(0, MOST).map(({ name, required }) => ({ name, required }));
}
