/** Values that the bar of a list offers ready-made. Periods and years depend on the current day. */

/** A value and how it is read. */
export type Choice = { readonly value: string; readonly label: string };

export const MONTHS: readonly Choice[] = [12, 24, 36, 60].map((months) => ({
  value: `${months}`,
  label: months === 12 ? '1 year or more' : `${months / 12} years or more`,
}));

export const DISTANCES: readonly Choice[] = [30, 10, 50, 100].map((kilometres) => ({
  value: `${kilometres}`,
  label: `within ${kilometres} km`,
}));

export const LEVELS: readonly Choice[] = [
  { value: 'B1', label: 'B1 (intermediate) or better' },
  { value: 'B2', label: 'B2 (good) or better' },
  { value: 'C1', label: 'C1 (fluent) or better' },
  { value: 'native', label: 'native' },
];

/** Returns the years for a last use, the latest first. */
export function years(): Choice[] {
  const now = new Date().getUTCFullYear();
  return [0, 1, 2, 4].map((back) => ({ value: `${now - back}`, label: `in ${now - back} or later` }));
}

/** Returns ready periods, counted back from today. */
export function periods(): Choice[] {
  return [1, 7, 30, 90].map((days) => {
    const from = new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
    return { value: `${from}__`, label: days === 1 ? 'Since yesterday' : `In the last ${days} days` };
  });
}

export const SOURCES: readonly Choice[] = [
  { value: 'file', label: 'An uploaded document' },
  { value: 'address', label: 'The address of a page' },
  { value: 'form', label: 'An application form' },
  { value: 'mail', label: 'Mail' },
  { value: 'sample', label: 'The sample workspace' },
];

export const STATES: readonly Choice[] = [
  { value: 'complete', label: 'Read completely' },
  { value: 'incomplete', label: 'Read in part' },
];

export const EXPERIENCE: readonly Choice[] = [
  { value: '__23', label: 'Under 2 years' },
  { value: '24__59', label: '2 to 5 years' },
  { value: '60__119', label: '5 to 10 years' },
  { value: '120__', label: '10 years and more' },
];
