import { monthOf, monthText } from '@/components/dossier/months';
import { experienceText } from '@/components/dossier/words';
import type { Result } from '../data/model';

/** Tone of a fact about the result: as a colour, and before its text for those who do not see it. */
export const FACT_TONES = { Positive: 'bg-positive', Mixed: 'bg-caution', Negative: 'bg-critical' } as const;
export const FACT_WORDS = { Positive: 'For: ', Mixed: 'Partly: ', Negative: 'Against: ' } as const;

type Skill = Result['foundSkills'][number];

/** Returns text like "6 yrs, now", "14 mos, Mar 2024", "now"; empty where the document says neither. */
export function skillNote({ months, lastUsed, isCurrent }: Skill): string {
  const last = lastUsed ? monthText({ month: monthOf(lastUsed), exact: true }) : '';
  return [months ? experienceText(months) : '', isCurrent ? 'now' : last].filter(Boolean).join(', ');
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
