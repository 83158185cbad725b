import { readTerms } from './table';

export const EXPERIENCE_LEVEL_KEYS = ['entry', 'experienced', 'senior', 'manager', 'executive'] as const;

export type ExperienceLevelKey = (typeof EXPERIENCE_LEVEL_KEYS)[number];

/** Years of experience that postings require, in the order of the levels. */
export const EXPERIENCE_LEVELS = readTerms(
  EXPERIENCE_LEVEL_KEYS,
  `
1|entry|Entry level (up to 2 years)|Berufseinstieg (bis 2 Jahre)|Inicial (hasta 2 años)|Débutant (jusqu'à 2 ans)|Primo impiego (fino a 2 anni)|Starter (tot 2 jaar)
2|experienced|Experienced (2 to 5 years)|Berufserfahren (2 bis 5 Jahre)|Con experiencia (2 a 5 años)|Confirmé (2 à 5 ans)|Con esperienza (da 2 a 5 anni)|Ervaren (2 tot 5 jaar)
3|senior|Senior (more than 5 years)|Senior (mehr als 5 Jahre)|Sénior (más de 5 años)|Senior (plus de 5 ans)|Senior (più di 5 anni)|Senior (meer dan 5 jaar)
4|manager|Manager|Führungskraft|Mando|Manager|Manager|Leidinggevende
5|executive|Executive|Oberste Leitung|Alta dirección|Dirigeant|Dirigente|Directie
`,
);
