import type { Lexicon } from '../model';

export const CERTIFICATES: Lexicon['certificates'] = {
  marks: 'certyfikat',
  sure: 'certyfikat',
  first: 'certyfikat',
  last: 'certyfikat',
  labels: 'certyfikaty',
  courses: 'kurs; szkolenie',
  validity: 'ważn+ do',
  issuers: 'przez',
  rows: 'wydany',
};

export const STUDIES: Lexicon['studies'] = {
  grades: '[śs]rednia; ocena',
  outOf: 'z',
  finished: 'ukoncz',
  unfinished: 'w trakcie; nieukonczon',
  faculties: 'wydział; katedra',
};

export const SERVICE: Lexicon['service'] = {
  army: 'armia',
  airForce: 'siły powietrzne',
};

export const REFERENCES: Lexicon['references'] = {
  personal: 'osobista',
  professional: 'zawodowa',
};
