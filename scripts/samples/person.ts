/** A fictional person and the CV that this person would send. Months are written yyyy-mm; an open end means today. */
export type Job = {
  title: string;
  employer: string;
  place: string;
  start: string;
  end?: string;
  points: string[];
};

export type Study = {
  degree: string;
  school: string;
  place: string;
  start?: string;
  end?: string;
  note?: string;
};

export type Language = 'en' | 'nl' | 'de' | 'fr' | 'es' | 'it' | 'pt' | 'pl';

/** The look of the document; the PDF looks are printed by a browser, the office looks are written as DOCX. */
export type Look =
  | 'classic'
  | 'sidebar'
  | 'sidebarRight'
  | 'band'
  | 'margin'
  | 'officeFlow'
  | 'officeTable'
  | 'web'
  | 'plain';

export type Kind = 'pdf' | 'docx' | 'doc' | 'odt' | 'rtf' | 'html' | 'txt';

export type Person = {
  id: string;
  language: Language;
  kind: Kind;
  look: Look;
  dates: 'words' | 'digits' | 'years';
  name: string;
  headline: string;
  email: string;
  phone: string;
  address: string[];
  links?: string[];
  facts?: [label: string, value: string][];
  summary?: string;
  jobs: Job[];
  studies: Study[];
  skills: [group: string, items: string[]][];
  languages: [name: string, level: string][];
  certificates?: string[];
  interests?: string;
};
