import type { MarketJob, MarketPosting } from '../../posting';
import type { Field } from '../fields';

/** A row of either level. */
export type Row = MarketJob | MarketPosting;

export type FieldValue = string | number | boolean | string[] | undefined;

function camel(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

const IRREGULAR: Record<string, string> = { remote: 'isRemote', first_posting_date: 'date' };

/** Derived columns use the clock of the engine, so the evaluator uses the same. */
function hasEnded({ expirationDate }: Row): boolean {
  return expirationDate !== undefined && expirationDate <= new Date().toISOString().slice(0, 10);
}

/** Returns the value of a field of a row; undefined when it is absent. */
export function fieldValue(row: Row, { name }: Field): FieldValue {
  if (name === 'full_text' && 'fullText' in row) return `${row.jobTitle}\n${row.fullText}`;
  if (name === 'location_coordinates')
    return row.latitude === undefined ? undefined : `${row.latitude},${row.longitude}`;
  if (name === 'expired') return hasEnded(row);
  if (name === 'advertiser_type') return row.viaIntermediary ? 2 : 1;
  const member = IRREGULAR[name] ?? camel(name);
  const value = (row as unknown as Record<string, FieldValue>)[member];
  return value === 0 || value === '' || (Array.isArray(value) && value.length === 0) ? undefined : value;
}
