import type { Random } from '@/lib/engine/kernel';
import type { Words } from './words/model.ts';

/** The career of a fictional person, before anybody has written it down. */
export type Job = {
  title: string;
  employer: string;
  town: string;
  from: string;
  to: string;
  deeds: string[];
};
export type Study = { degree: string; subject: string; school: string; year: string; grade: string };

export const listOf = (text: string) => text.split(';');

type Month = { year: number; month: number };

const DATE_STYLES = ['words', 'short', 'numbers', 'years', 'apostrophe', 'days'] as const;
type DateStyle = (typeof DATE_STYLES)[number];

function written({ year, month }: Month, style: DateStyle, months: readonly string[]): string {
  const name = months[month - 1] ?? '';
  const two = String(month).padStart(2, '0');
  if (style === 'words') return `${name} ${year}`;
  if (style === 'short') return `${name.slice(0, 3)} ${year}`;
  if (style === 'numbers') return `${two}/${year}`;
  if (style === 'apostrophe') return `${name.slice(0, 3)}’${String(year).slice(2)}`;
  return style === 'days' ? `15/${two}/${year}` : String(year);
}

export function jobsOf(random: Random, words: Words, count: number): Job[] {
  const style = random.pick(DATE_STYLES);
  const months = listOf(words.months);
  let year = 2024 - random.between(0, 3);
  return Array.from({ length: count }, (_, at) => {
    const to = { year, month: random.between(1, 12) };
    year -= random.between(1, 4);
    const from = { year, month: random.between(1, 12) };
    const isOpen = at === 0 && random.chance(0.6);
    return {
      title: random.pick(listOf(words.titles)),
      employer: random.pick(listOf(words.employers)),
      town: random.pick(listOf(words.towns)),
      from: written(from, style, months),
      to: isOpen ? random.pick(listOf(words.now)) : written(to, style, months),
      deeds: random.drawn(listOf(words.deeds), random.between(0, 5)),
    };
  });
}

export function studiesOf(random: Random, words: Words, count: number): Study[] {
  let year = random.between(2001, 2019);
  return Array.from({ length: count }, () => {
    year -= random.between(1, 3);
    return {
      degree: random.pick(listOf(words.degrees)),
      subject: random.pick(listOf(words.subjects)),
      school: random.pick(listOf(words.schools)),
      year: random.chance(0.25) ? `${year - 3}-${year}` : String(year),
      grade: random.pick(['68%', '7.4 CGPA', '72.5 %', 'A', '3.4']),
    };
  });
}

/** Fills a template such as "{title} in {employer}". */
export function filled(template: string, values: Job | Study): string {
  return template.replace(/\{(\w+)\}/gu, (_, name: string) =>
    String(values[name as keyof typeof values] ?? ''),
  );
}
