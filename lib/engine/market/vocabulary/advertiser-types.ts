import { readTerms } from './table';

/** Advertiser of a job: its employer, or someone who fills it for another. */
export const ADVERTISER_TYPES = readTerms(
  ['employer', 'intermediary'],
  `
1|employer|Direct employer|Arbeitgeber|Empleador directo|Employeur direct|Datore di lavoro diretto|Directe werkgever
2|intermediary|Agency|Personalvermittlung|Agencia|Agence|Agenzia|Bemiddelaar
`,
);
