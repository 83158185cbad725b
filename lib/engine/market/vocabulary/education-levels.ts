import { readTerms } from './table';

export const EDUCATION_LEVEL_KEYS = [
  'primary',
  'lower_secondary',
  'upper_secondary',
  'vocational',
  'short_tertiary',
  'bachelor',
  'master',
  'doctorate',
] as const;

export type EducationLevelKey = (typeof EDUCATION_LEVEL_KEYS)[number];

/** Levels of schooling that postings require, in order; the steps are those of ISCED 2011. */
export const EDUCATION_LEVELS = readTerms(
  EDUCATION_LEVEL_KEYS,
  `
1|primary|Primary school|Grundschule|Educación primaria|École primaire|Scuola primaria|Basisonderwijs
2|lower_secondary|Lower secondary school|Haupt- oder Realschule|Educación secundaria obligatoria|Collège|Scuola secondaria di primo grado|Vmbo of onderbouw
3|upper_secondary|Upper secondary school|Abitur oder Fachabitur|Bachillerato|Baccalauréat|Diploma di maturità|Havo of vwo
4|vocational|Vocational training|Berufsausbildung|Formación profesional|Formation professionnelle|Formazione professionale|Mbo
5|short_tertiary|Short higher education|Meister oder Fachschule|Técnico superior|Bac+2 (BTS, BUT)|Istruzione tecnica superiore|Associate degree
6|bachelor|Bachelor's degree|Bachelor|Grado universitario|Licence (Bac+3)|Laurea triennale|Hbo of wo-bachelor
7|master|Master's degree|Master oder Diplom|Máster|Master (Bac+5)|Laurea magistrale|Wo-master
8|doctorate|Doctorate|Promotion|Doctorado|Doctorat|Dottorato|Doctoraat
`,
);
