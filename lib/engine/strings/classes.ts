/** What a string of a CV or of a posting may be. */
export const STRING_CLASSES = [
  'title',
  'employer',
  'school',
  'degree',
  'subject',
  'skill',
  'place',
  'person',
  'heading',
  'label',
  'sentence',
  'aboutFirm',
  'date',
] as const;

/** `aboutFirm` is a phrase that says what a firm does or where it is, and is no name; `subject` a field of study. */
export type StringClass = (typeof STRING_CLASSES)[number];
