import { fold } from '../../../kernel';
import { type FoundSkill, findSkills, type SkillTaxonomy } from '../../../taxonomy';
import type { PostingSection, PostingSectionKind } from '../sections';
import { sentencesOf } from '../sentences';
import { degreeSpansIn } from './degrees';
import { saidOfJob } from './employers-own';
import { OFFERS } from './offers';

/**
 * The concepts of skills that a posting requires. The place of a word decides: not in offers, in an employer's
 * description of itself, or in the name of a degree and its subject. Activities of every employer (it recruits,
 * insures, trains) are skills only where the posting is of that trade.
 */

/** Benefits and instructions for applying have words of skills that nobody needs. */
const ASKED: ReadonlySet<PostingSectionKind> = new Set([
  'requirements',
  'preferred',
  'duties',
  'role',
  'head',
  'other',
  'facts',
]);

type Context = {
  title: string;
  /** ISO 639-1. */
  language: string;
  skills: SkillTaxonomy;
  /** Group of the profession that the title names. */
  professionGroup?: number | undefined;
};

type Span = { from: number; to: number };
/** Places are those of the whole text. */
type Sentence = Span & { text: string; kind: PostingSectionKind; degrees: readonly Span[] };

/** Codes of categories that postings of any trade mention. */
const SCHOOLING = 'voc';
const OF_ANY_EMPLOYER: ReadonlySet<string> = new Set([
  SCHOOLING,
  'insur',
  'recruit',
  'hr',
  'learn',
  'payroll',
]);
const TELLS: ReadonlySet<PostingSectionKind> = new Set(['requirements', 'preferred', 'duties']);

/** Returns the title and the parts as one text, with its sentences in their order. */
function sentencesOfParts({ title, language }: Context, sections: readonly PostingSection[]) {
  const sentences: Sentence[] = [];
  let text = title;
  for (const { kind, paragraphs } of sections) {
    if (!ASKED.has(kind)) continue;
    for (const paragraph of paragraphs) {
      const from = text.length + 1;
      text += `\n${paragraph.text}`;
      const degrees = degreeSpansIn(paragraph.text, language).map((span) => ({
        from: from + span.from,
        to: from + span.to,
      }));
      for (const { text: sentence, at } of sentencesOf(paragraph.text))
        sentences.push({ from: from + at, to: from + at + sentence.length, text: sentence, kind, degrees });
    }
  }
  return { text, sentences };
}

type Trade = (skill: FoundSkill) => boolean;

/** Returns the required ones of the skills in one sentence. */
function askedIn({ text, kind, degrees }: Sentence, found: readonly FoundSkill[], isOfTrade: Trade) {
  const folded = fold(text);
  const tells = TELLS.has(kind);
  if (!tells && OFFERS.test(folded)) return [];
  return saidOfJob(found, folded, { kind, isAround: false })
    .filter(({ start, end }) => !degrees.some(({ from, to }) => start < to && end > from))
    .filter((skill) => {
      const { code } = skill.skill.category;
      return !OF_ANY_EMPLOYER.has(code) || (tells && code !== SCHOOLING) || isOfTrade(skill);
    });
}

/** Groups skills by their sentence; those of the title have none. */
function bySentence(found: readonly FoundSkill[], sentences: readonly Sentence[]) {
  const inTitle: FoundSkill[] = [];
  const groups = new Map<Sentence, FoundSkill[]>();
  let at = 0;
  for (const skill of found) {
    while ((sentences[at]?.to ?? Number.POSITIVE_INFINITY) <= skill.start) at++;
    const sentence = sentences[at];
    if (!sentence || skill.start < sentence.from) inTitle.push(skill);
    else {
      const group = groups.get(sentence);
      if (group) group.push(skill);
      else groups.set(sentence, [skill]);
    }
  }
  return { inTitle, groups };
}

/** Returns the skills that a posting requires, in the order of their first mention. */
export function skillsAskedFor(sections: readonly PostingSection[], context: Context): FoundSkill[] {
  const { text, sentences } = sentencesOfParts(context, sections);
  const { inTitle, groups } = bySentence(findSkills(context.skills, text, context.language), sentences);
  const ofTitle = new Set(inTitle.map(({ skill }) => skill.category));
  const isOfTrade = ({ skill: { category } }: FoundSkill) =>
    ofTitle.has(category) || category.groups.some(({ groupId }) => groupId === context.professionGroup);
  return [...inTitle, ...[...groups].flatMap(([sentence, found]) => askedIn(sentence, found, isOfTrade))];
}
