import type { DateValue } from '../months';

/** Words for "still going on". */
const PRESENT = [
  'present',
  'today',
  'current',
  'currently',
  'now',
  'ongoing',
  'heute',
  'aktuell',
  "aujourd'hui",
  'à ce jour',
  'actualidad',
  'actualmente',
  'presente',
  'oggi',
  'attuale',
  'atual',
  'heden',
  'nu',
  'nuvarande',
  'nåværende',
  'obecnie',
  'současnost',
  'по настоящее время',
  'günümüz',
  '至今',
  '現在',
];

function monthNames(language: string, date: Date): string[] {
  return (['long', 'short'] as const).flatMap((month) => {
    const format = new Intl.DateTimeFormat([language, 'en'], { month, timeZone: 'UTC' });
    const inflected = new Intl.DateTimeFormat([language, 'en'], { month, day: 'numeric', timeZone: 'UTC' });
    const genitive = inflected.formatToParts(date).find(({ type }) => type === 'month')?.value;
    return genitive ? [format.format(date), genitive] : [format.format(date)];
  });
}

function languageOrEnglish(language: string | null | undefined): string {
  return language && /^[a-z]{2}$/.test(language) && language !== 'iv' ? language : 'en';
}

/**
 * Returns the ways in which a CV in `language` (ISO 639-1) may write a date, the most exact first. Folding ignores
 * signs between figures.
 */
export function dateSpellings(date: DateValue | null | undefined, language?: string | null): string[] {
  if (!date) return [];
  if (date.isCurrentDate) return PRESENT;
  if (!date.foundYear) return [];
  const year = date.date.slice(0, 4);
  if (!date.foundMonth) return [year];
  const month = date.date.slice(5, 7);
  const bare = String(Number(month));
  const names = new Set(
    [languageOrEnglish(language), 'en'].flatMap((tongue) =>
      monthNames(tongue, new Date(`${date.date}T00:00:00Z`)),
    ),
  );
  const worded = [...names].flatMap((name) => [
    `${name} ${year}`,
    `${year} ${name}`,
    `${name} ${year.slice(2)}`,
  ]);
  const figures = [
    `${month}/${year}`,
    `${year}-${month}`,
    `${bare}/${year}`,
    `${year}/${bare}`,
    `${month}/${year.slice(2)}`,
  ];
  return [...worded, ...figures, year];
}
