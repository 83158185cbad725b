import type { Lexicon } from '../model';

export const CERTIFICATES: Lexicon['certificates'] = {
  marks: 'certificação',
  sure: 'certificação',
  labels: 'certificações',
  courses: 'curso',
  validity: 'válid[oa]( até)?',
  issuers: 'por; da',
  rows: 'emitido; emitida',
};

export const STUDIES: Lexicon['studies'] = {
  grades: 'm[eé]dia',
  finished: 'concluid',
  unfinished: 'em andamento; cursando; trancad',
  faculties: 'faculdade d[eo]s?; departamento',
  bareSchools: 'universidade; faculdade; escola; colégio',
};

export const SERVICE: Lexicon['service'] = {
  army: 'exército',
  navy: 'marinha',
};
