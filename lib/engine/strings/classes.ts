/** Classes of a string of a CV or of a posting. */
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

/** `aboutFirm` is a phrase about the business or location of a firm, not its name; `subject` a field of study. */
export type StringClass = (typeof STRING_CLASSES)[number];
