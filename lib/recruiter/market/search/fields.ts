import type { z } from 'zod';
import * as clients from '@/lib/clients';
import type { MarketFieldsResponse } from '@/lib/contracts';
import { inLabelLanguage } from '../../ground/label-language';
import type { MarketField } from './types';

/** Fields of the provider: requests, filters and completions follow from them. */
export type KnownFields = z.output<typeof MarketFieldsResponse>;

/** Reads the fields of the market, in the language of the reader. */
export function readFields() {
  return clients.marketFields(inLabelLanguage());
}

/** Labels of fields that the rest of the app names differently from the API. */
const LABELS: Readonly<Record<string, string>> = {
  organization_name: 'Employer',
  organization_industry: 'Industry',
  via_intermediary: 'Through an agency',
  advertiser_type: 'Posted by',
  expired: 'Has ended',
  full_text: 'Text',
  date: 'First posted',
  expiration_date: 'End',
};
/** Other words that people type for a field, where neither its name nor its label has them. */
const OTHER_WORDS: Readonly<Record<string, string>> = {
  salary: 'pay wage compensation',
  profession: 'occupation role',
  organization_name: 'company firm',
  organization_industry: 'sector',
  location: 'place town city',
  region: 'state county province',
  it_skills: 'skill technology software',
  professional_skills: 'skill',
  education_level: 'degree',
  source_website: 'site board',
  contract_type: 'permanent temporary',
  hours_per_week_from: 'full time part time',
  remote: 'work from home',
  date: 'posted published new',
  expiration_date: 'ended closed',
};
const WORDS: Readonly<Record<string, string>> = { it: 'IT', url: 'URL', id: 'ID' };

/** Returns `Employer` for `organization_name`, `IT skills` for `it_skills`. */
export function fieldLabel(name: string): string {
  if (LABELS[name]) return LABELS[name];
  const words = name.split('_').map((word) => WORDS[word] ?? word);
  const text = words.join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns the fields as the app offers them, without their values. */
export function describeFields(fields: KnownFields): MarketField[] {
  return Object.entries(fields).map(([name, info]) => ({
    name,
    label: fieldLabel(name),
    description: info.description,
    otherWords: OTHER_WORDS[name] ?? '',
    type: info.type,
    levels: info.level,
    isCoded: info.possible_values !== undefined || name === 'location',
    hasCategories: info.custom_categories !== undefined,
  }));
}

/** Returns those of some names that the provider has. */
export function knownOf(fields: KnownFields, names: readonly string[]): string[] {
  return names.filter((name) => Object.hasOwn(fields, name));
}
