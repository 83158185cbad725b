import { type PostingLabel, phrasesOf } from '../../../lexicon';

/** In the order in which they are asked: a label of several fields belongs to the first. */
const NAMES: readonly PostingLabel[] = [
  'title',
  'employer',
  'location',
  'salary',
  'contract',
  'hours',
  'workplace',
  'start',
  'end',
  'deadline',
  'posted',
  'reference',
  'contact',
  'owner',
  'phone',
  'email',
  'website',
  'years',
  'degree',
  'languages',
  'school',
  'street',
  'town',
  'region',
  'postalCode',
  'country',
  'driving',
  'skills',
  'other',
];

/** The labels before the facts of a posting ("Location: Berlin") in all languages, by their meaning. */
export const LABEL_NAMES: readonly (readonly [name: PostingLabel, labels: readonly string[]])[] = NAMES.map(
  (name) => [name, phrasesOf(({ postingLabels }) => postingLabels?.[name])] as const,
);
