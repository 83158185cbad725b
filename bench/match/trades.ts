/** Professions, their titles and their skills, as people have them. */
import { type Random, randomOf } from '@/lib/engine/kernel';
import type { ProfessionTaxonomy, Skill, SkillTaxonomy } from '@/lib/engine/taxonomy';

export type PeopleTables = { skills: SkillTaxonomy; professions: ProfessionTaxonomy };
export type Profession = ProfessionTaxonomy['list'][number];
export type Language = keyof Profession['labels'];

/** Per cent of skills that are typical of the profession; the few others are in most CVs. */
const TYPICAL = 70;
const LEVELS = ['Senior', 'Junior', 'Lead', '', '', '', ''];

/** Picks some of a list far more often than others. */
export function skewed<T>(items: readonly T[], random: Random): T {
  return items[Math.floor(items.length * random.next() ** 3)] as T;
}

export function createTrades({ skills, professions }: PeopleTables) {
  const all = randomOf(7).drawn([...skills.skills.values()], skills.skills.size);
  const typical = new Map<number, Skill[]>();
  for (const skill of all)
    for (const { groupId } of skill.category.groups)
      typical.set(groupId, [...(typical.get(groupId) ?? []), skill]);
  const list = randomOf(11).drawn(professions.list, professions.list.length);
  const groups = Map.groupBy(list, ({ group }) => group.id);

  function skillsOf({ group }: Profession, count: number, random: Random): Skill[] {
    const own = typical.get(group.id) ?? all;
    const found = new Set<Skill>();
    for (let tries = 0; found.size < count && tries < 4 * count; tries++)
      found.add(skewed(random.below(100) < TYPICAL ? own : all, random));
    return [...found];
  }

  function titleOf({ id, labels }: Profession, language: Language, random: Random): string {
    const titles = professions.titlesOf(id, language).map(({ title }) => title);
    const title = titles.length > 0 ? skewed(titles, random) : labels[language];
    return [random.pick(LEVELS), title].filter(Boolean).join(' ');
  }

  /** Picks mostly a profession of the same trade, sometimes another one. */
  function nextProfession(before: Profession, random: Random): Profession {
    const mark = random.below(10);
    if (mark < 5) return before;
    return mark < 9 ? random.pick(groups.get(before.group.id) ?? list) : skewed(list, random);
  }

  return { skillsOf, titleOf, nextProfession, profession: (random: Random) => skewed(list, random) };
}

export type Trades = ReturnType<typeof createTrades>;
