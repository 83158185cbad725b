import { fieldLabel } from '../search/fields';
import type { MarketPage } from '../search/types';
import { alternativesIn, type MarketFilter } from '../search/view';
import { letterOf } from './view';

/** Names series in few words: by the values in their filters. */

const days = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

function endText(end: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(end) ? days.format(Date.parse(end)) : end;
}

function rangeText(value: string): string {
  const [from = '', to = ''] = value.split('__').map(endText);
  if (from && to) return `${from} to ${to}`;
  return from ? `from ${from}` : `up to ${to}`;
}

function valueText(value: string, name: string, labels: MarketPage['labels']): string {
  const [field = '', ...suffixes] = name.replace(/^(?:job|posting):/, '').split('__');
  if (value === '_exists') return `with ${fieldLabel(field).toLowerCase()}`;
  if (value === '_not_exists') return `without ${fieldLabel(field).toLowerCase()}`;
  if (suffixes.includes('range')) return rangeText(value);
  const known = labels[field] ?? {};
  const of = (code: string) => (Object.hasOwn(known, code) ? known[code] : undefined) ?? code;
  if (suffixes.includes('radius')) {
    const [place = '', distance = ''] = value.split('__');
    return `${distance} km of ${of(place)}`;
  }
  if (/^(?:0|1|true|false|yes|no)$/.test(value))
    return `${fieldLabel(field).toLowerCase()}: ${/^[1ty]/.test(value) ? 'yes' : 'no'}`;
  return of(value);
}

/** Names a question by the values that it filters by. */
export function questionName(filters: readonly MarketFilter[], labels: MarketPage['labels']): string {
  const words = filters.map(({ name, value }) => {
    const isNegated = name.split('__').includes('not');
    const values = alternativesIn(value).map((each) => valueText(each, name, labels));
    return `${isNegated ? 'not ' : ''}${values.join(' or ')}`;
  });
  return words.join(' · ') || 'All jobs';
}

/** Returns the names of columns: with their letters, so that no two are alike. */
export function seriesNames(names: readonly string[]): string[] {
  return names.map((name, index) => `${letterOf(index)}: ${name}`);
}
