import { durationText } from '@/components/dossier/months';
import { payText, rangeText } from '@/lib/recruiter/vocabulary';

export { CONTRACT_WORDS, EMPLOYMENT_WORDS, rangeText } from '@/lib/recruiter/vocabulary';

const TIME_SCALES: Readonly<Record<string, string>> = {
  Hourly: 'an hour',
  Daily: 'a day',
  Weekly: 'a week',
  Monthly: 'a month',
  Annually: 'a year',
};

type Range = Parameters<typeof rangeText>[0];

/** Returns text like `EUR 48,000–60,000 a year`: a yearly salary. */
export function yearlyText(range: Range, currency: string | null | undefined): string {
  const text = payText(range, currency);
  return text && `${text} a year`;
}

/** Returns a salary as the posting states it: `24.50–28 an hour`. */
export function statedText(
  from: string | null | undefined,
  to: string | null | undefined,
  timeScale: string | null | undefined,
): string {
  const figures = [...new Set([from, to])].filter(Boolean).join('–');
  return figures && [figures, TIME_SCALES[timeScale ?? ''] ?? timeScale].filter(Boolean).join(' ');
}

/** Returns text like `2 to 4 years`. */
export function yearsText(range: Range): string {
  return rangeText(range, (years) => durationText(years * 12));
}
