import type { Lexicon } from '../model';

export const CERTIFICATES: Lexicon['certificates'] = {
  marks: 'certificado; certificada; certificación; curso',
  sure: 'certificado; certificación',
  first: 'certificado; certificada; certificación',
  last: 'certificado',
  labels: 'certificado; certificados; certificaciones',
  courses: 'curso; seminario; taller',
  validity: 'válid[oa]( hasta)?; vigente hasta',
  issuers: 'por',
  rows: 'emitido; emitida; expedid[oa]',
};

export const STUDIES: Lexicon['studies'] = {
  grades: 'nota media; nota; promedio; calificaci[oó]n; media',
  outOf: 'sobre; de',
  praise: 'matr[íi]cula de honor',
  finished: 'titulad; egresad; graduad',
  unfinished: 'en curso; sin terminar; sin finalizar; sin concluir; no finalizad; inconclus; incomplet',
  faculties: 'facultad; departamento',
  bareSchools: 'universidad; instituto; escuela; academia; colegio',
};

export const SERVICE: Lexicon['service'] = {
  army: 'ejército',
  navy: 'armada',
  airForce: 'fuerza aérea',
  marines: 'infantería de marina',
  ranks: 'sargento; cabo; teniente; capitán; soldado',
};

export const REFERENCES: Lexicon['references'] = {
  professional: 'profesional',
};
