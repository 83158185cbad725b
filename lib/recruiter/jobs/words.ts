/** The values of the contract of a job in words (parsing.md). */

export const CONTRACT_WORDS: Readonly<Record<string, string>> = {
  permanent: 'Permanent',
  temporary: 'Temporary',
  possibly_permanent: 'Temporary to permanent',
  interim: 'Interim',
  franchise: 'Franchise',
  side: 'Side job',
  internship: 'Internship',
  voluntary: 'Voluntary',
  freelance: 'Freelance',
  apprenticeship: 'Apprenticeship',
  assisted: 'Assisted',
};

export const EMPLOYMENT_WORDS: Readonly<Record<string, string>> = {
  fulltime: 'Full time',
  parttime: 'Part time',
  'fulltime/parttime': 'Full or part time',
};

const amounts = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });

type Range = { from: number | null | undefined; to: number | null | undefined };

/** Returns text like `3–5`, `3`, `from 3`, `up to 5`, depending on the known ends. */
export function rangeText({ from, to }: Range, worded: (value: number) => string = String): string {
  const [low, high] = [from ?? undefined, to ?? undefined];
  if (low !== undefined && high !== undefined)
    return low === high ? worded(low) : `${worded(low)}–${worded(high)}`;
  if (low !== undefined) return `from ${worded(low)}`;
  return high === undefined ? '' : `up to ${worded(high)}`;
}

/** Returns text like `EUR 48,000–60,000`: an amount with its currency. */
export function payText(range: Range, currency: string | null | undefined): string {
  const text = rangeText(range, (amount) => amounts.format(amount));
  return text && [currency, text].filter(Boolean).join(' ');
}
