/** Enumerations of the UI options (matching-ui.md, "UIOptions" and "Hooks"). */

/** matching-ui.md: the filter categories in their order. */
export const FILTER_IDS = [
  'JOB_TITLES',
  'EXPERIENCE',
  'SKILLS',
  'INDUSTRIES',
  'BOOLEAN',
  'LANGUAGES',
  'CERTIFICATIONS',
  'EXECUTIVE_TYPES',
  'LOCATION',
  'EDUCATION',
  'EMPLOYERS',
  'TAGS',
  'METADATA',
  'UNCOMMON',
] as const;

export type FilterId = (typeof FILTER_IDS)[number];

/** Their titles by default. */
export const FILTER_TITLES: Record<FilterId, string> = {
  JOB_TITLES: 'Job Titles',
  EXPERIENCE: 'Experience',
  SKILLS: 'Skills',
  INDUSTRIES: 'Industries',
  BOOLEAN: 'Boolean or Semantic Search',
  LANGUAGES: 'Spoken Languages',
  CERTIFICATIONS: 'Certifications',
  EXECUTIVE_TYPES: 'Executive Types',
  LOCATION: 'Location',
  EDUCATION: 'Education',
  EMPLOYERS: 'Employers',
  TAGS: 'User-Defined Tags',
  METADATA: 'Document Metadata',
  UNCOMMON: 'Uncommon Filters',
};

/** Targets of a message: the page around an iframe, or the one that opened the window. */
export const MESSAGE_TARGETS = ['parent', 'opener'] as const;
