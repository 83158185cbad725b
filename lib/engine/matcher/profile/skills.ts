import type { ParsedJob, ParsedResume } from '@/lib/contracts';
import { findSkillsOfTexts, LABEL_LANGUAGES, type Skill, skillsOfDocument } from '../../taxonomy';
import { keyOf, keyOfName, shortKeyOf } from '../keys';
import type { MatchKnowledge } from '../knowledge';
import { monthOf } from '../months';
import { ALWAYS, shownWorth, WORTH } from '../worth';
import { meansOther } from './acronyms';
import type { TellingDocument } from './document';
import type { SkillFacts } from './model';
import { isQualification } from './qualifications';
import { ITEM_MARK } from './sentences';

/** The skills of a document: those of its lists and of its running text, with months and last use. */

type SkillUse = {
  skill: Skill;
  months?: number | undefined;
  /** yyyy-mm-dd. */
  last?: string | undefined;
  required?: boolean | undefined;
  /** First sentence of the running text about it. */
  sentence?: string | undefined;
};

const MOST_SKILLS = 96;
/** Entries of a list that are looked at: a longer one must not keep all others waiting. */
const MOST_LISTED = 1000;
/** Months after which a skill is fully shown. */
const FULL_MONTHS = 36;
/** Value of months where they are not known. */
const UNKNOWN = 0.5;
const DEMAND_UNLESS_REQUIRED = 0.7;
const SENTENCE_LETTERS = 200;

/** Returns the sentence around a place of a text. */
function sentenceAt(text: string, start: number, end: number): string {
  const before = text.slice(Math.max(0, start - SENTENCE_LETTERS / 2), start);
  const after = text.slice(end, end + SENTENCE_LETTERS / 2);
  const from = Math.max(before.lastIndexOf('\n'), before.lastIndexOf('. '), before.lastIndexOf('•')) + 1;
  const to = after.search(/[\n•]|\.\s|\.$/u);
  return `${before.slice(from)}${text.slice(start, end)}${to < 0 ? after : after.slice(0, to)}`
    .replace(ITEM_MARK, '')
    .trimEnd();
}

/** Fewest words next to a skill that make a mention a sentence; a list has commas between most of its words. */
const LEAST_WORDS = 2;

/** Returns the sentence around a mention; undefined where it is by itself or in a list. */
function sentenceOf(text: string, start: number, end: number): string | undefined {
  const sentence = sentenceAt(text, start, end);
  const words = sentence.split(/\s+/u).length;
  const ofSkill = text.slice(start, end).split(/\s+/u).length;
  const commas = sentence.split(/[,;|/]/u).length - 1;
  return words - ofSkill >= LEAST_WORDS && 2 * commas < words ? sentence : undefined;
}

function longest(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined ? other : Math.max(one, other ?? 0);
}

function latest(one: string | undefined, other: string | undefined): string | undefined {
  return one === undefined || (other !== undefined && other > one) ? other : one;
}

function add(uses: Map<Skill, SkillUse>, use: SkillUse) {
  const known = uses.get(use.skill);
  uses.set(use.skill, {
    skill: use.skill,
    months: longest(known?.months, use.months),
    last: latest(known?.last, use.last),
    required: known?.required === true || use.required === true,
    sentence: known?.sentence ?? use.sentence,
  });
}

type Listed = {
  normalised: readonly {
    id?: string | null | undefined;
    required?: boolean | null | undefined;
    monthsExperience?: { value: number } | null | undefined;
    lastUsed?: { value: string } | null | undefined;
  }[];
  raw: Parameters<typeof skillsOfDocument>[1];
};

function listedOf({ skills }: ParsedResume | ParsedJob): Listed {
  return {
    normalised: (skills?.normalized ?? []).slice(0, MOST_LISTED),
    raw: (skills?.raw ?? []).slice(0, MOST_LISTED),
  };
}

function addListed(
  uses: Map<Skill, SkillUse>,
  { normalised, raw }: Listed,
  language: string,
  knowledge: MatchKnowledge,
) {
  const { skillByKey, skills } = knowledge;
  for (const { id, required, monthsExperience, lastUsed } of normalised) {
    const skill = id ? skillByKey.get(keyOf(id)) : undefined;
    if (!skill) continue;
    add(uses, { skill, months: monthsExperience?.value, last: lastUsed?.value, required: required ?? false });
  }
  if (normalised.length > 0) return;
  for (const { skill, raws } of skillsOfDocument(skills, raw, language))
    for (const { monthsExperience, lastUsed, required } of raws)
      add(uses, {
        skill,
        months: monthsExperience?.value,
        last: lastUsed?.value,
        required: required ?? false,
      });
}

/** Finds the skills of the running texts; without a stated language, in the one with the most skills. */
function foundIn(texts: readonly string[], language: string | undefined, { skills }: MatchKnowledge) {
  if (language !== undefined) return findSkillsOfTexts(skills, texts, language);
  const tried = LABEL_LANGUAGES.map((code) => findSkillsOfTexts(skills, texts, code));
  const lengths = tried.map((found) => found.flat().reduce((sum, { text }) => sum + text.length, 0));
  return tried[lengths.indexOf(Math.max(...lengths))] ?? [];
}

/** True for an abbreviation that some text of the document writes out as something else. */
function isMistaken(name: string, { labels, cells }: Skill, { texts }: TellingDocument): boolean {
  const names = [...Object.values(labels), ...cells];
  return texts.some(({ text }) => meansOther(text, name, names));
}

function usesOf(
  source: ParsedResume | ParsedJob,
  document: TellingDocument,
  knowledge: MatchKnowledge,
): SkillUse[] {
  const uses = new Map<Skill, SkillUse>();
  addListed(uses, listedOf(source), document.language ?? 'en', knowledge);
  const texts = document.texts.map(({ text }) => text);
  const mistaken = new Set<Skill>();
  const meant = new Set<Skill>();
  foundIn(texts, document.language, knowledge).forEach((found, at) => {
    const { text = '', months, last } = document.texts[at] ?? {};
    for (const { skill, start, end } of found)
      if (isMistaken(text.slice(start, end), skill, document)) mistaken.add(skill);
      else {
        meant.add(skill);
        add(uses, { skill, months, last, sentence: sentenceOf(text, start, end) });
      }
  });
  for (const skill of mistaken) if (!meant.has(skill)) uses.delete(skill);
  return [...uses.values()];
}

/** Returns the worth of a skill by its months. */
function worthOf({ months }: SkillUse): number {
  const long = months === undefined ? UNKNOWN : Math.min(months / FULL_MONTHS, 1);
  return WORTH.named + WORTH.months * long;
}

type Asking = { kind: 'resume' | 'job'; latest: string | undefined };

/** Returns the weight of a skill that the document requires; a person looks for the skills they used last. */
function demandOf(use: SkillUse, { kind, latest: today }: Asking, knowledge: MatchKnowledge): number {
  const own = shownWorth(worthOf(use), monthOf(use.last), monthOf(today));
  const wanted = kind === 'resume' ? own : use.required ? 1 : DEMAND_UNLESS_REQUIRED;
  return wanted * knowledge.rarityOf(use.skill);
}

/** `marks` are the keys of the qualifications that a CV holds, or a posting names. */
type Described = { kind: 'resume' | 'job'; document: TellingDocument; marks: Uint32Array };

/** "Liaison to an outside CPA firm" speaks of a qualification that its person need not hold. */
const isHeld = ({ skill: { labels } }: SkillUse, { kind, marks }: Described) =>
  kind === 'job' || !isQualification(labels.en) || marks.includes(keyOfName(labels.en));

/** `skills` are the same skills, used for counts over all of them. */
export function skillFacts(
  source: ParsedResume | ParsedJob,
  described: Described,
  knowledge: MatchKnowledge,
): { facts: SkillFacts; sentences: Record<string, string>; skills: { skill: Skill; demand: number }[] } {
  const { kind, document } = described;
  const weighed = usesOf(source, document, knowledge)
    .filter((use) => isHeld(use, described))
    .map((use) => {
      const worth = kind === 'job' ? 1 - WORTH.last : worthOf(use);
      const demand = demandOf(use, { kind, latest: document.latest }, knowledge);
      return { ...use, key: keyOf(use.skill.id), worth, demand };
    })
    .sort((one, other) => other.demand - one.demand || one.key - other.key)
    .slice(0, MOST_SKILLS);
  const ordered = weighed.toSorted((one, other) => one.key - other.key);
  const byte = (value: number) => Math.round(255 * value);
  return {
    skills: weighed,
    sentences: Object.fromEntries(
      weighed.flatMap(({ key, sentence }) => (sentence ? [[String(key), sentence]] : [])),
    ),
    facts: {
      keys: Uint32Array.from(ordered, ({ key }) => key),
      categories: Uint16Array.from(ordered, ({ skill }) => shortKeyOf(skill.category.code)),
      demand: Uint8Array.from(ordered, ({ demand }) => byte(demand)),
      worth: Uint8Array.from(ordered, ({ worth }) => byte(worth)),
      lasts: Uint16Array.from(ordered, ({ last }) => (kind === 'job' ? ALWAYS : monthOf(last))),
      isCurrent: Uint8Array.from(ordered, ({ last }) =>
        Number(last !== undefined && last === document.latest),
      ),
    },
  };
}
