import { monthOf, monthText } from '@/components/dossier/months';
import { experienceText } from '@/components/dossier/words';
import type { Result } from '../data/model';

/** Tone of a fact about the result: as a colour, and before its text for those who do not see it. */
export const FACT_TONES = { Positive: 'bg-positive', Mixed: 'bg-caution', Negative: 'bg-critical' } as const;
export const FACT_WORDS = { Positive: 'For: ', Mixed: 'Partly: ', Negative: 'Against: ' } as const;

type Skill = Result['foundSkills'][number];

/** Returns text like "6 yrs, used now", "14 mos, last used Mar 2024"; empty where the document says neither. */
export function skillNote({ months, lastUsed, isCurrent }: Skill): string {
  const last = lastUsed ? `last used ${monthText({ month: monthOf(lastUsed), exact: true })}` : '';
  return [months ? experienceText(months) : '', isCurrent ? 'used now' : last].filter(Boolean).join(', ');
}

/** Returns text like "11 yrs of work", and of a job how much it asks for; empty where the document says nothing. */
export function workText({ kind, monthsOfExperience }: Pick<Result, 'kind' | 'monthsOfExperience'>): string {
  if (!monthsOfExperience) return '';
  return `${experienceText(monthsOfExperience).replaceAll(' ', '\u00a0')} ${kind === 'Job' ? 'asked for' : 'of work'}`;
}

/** Returns the newest position: "Nurse at Port Hospital". */
export function positionText({ positions }: Pick<Result, 'positions'>): string {
  const [newest] = positions ?? [];
  return [newest?.title, newest?.employer].filter(Boolean).join(' at ');
}

/** Returns the title of a document: the name from the embedding page, or its headline. */
export const titleOf = (result: Result, person: { name?: string | null } | undefined) =>
  person?.name || result.headline;

/** Noun for a kind of document. */
export const KIND_NOUNS = { Resume: 'candidate', Job: 'job' } as const;
