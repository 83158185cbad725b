import type { Lexicon } from '../model';

export const CERTIFICATES: Lexicon['certificates'] = {
  marks: 'certificazione; certificato; attestato; corso',
  sure: 'certificazione',
  first: 'certificato; certificazione',
  last: 'certificato',
  labels: 'certificazioni; certificati',
  courses: 'corso',
  validity: 'scade(nza)?',
  issuers: 'da',
  rows: 'rilasciato',
};

export const STUDIES: Lexicon['studies'] = {
  grades: 'voto( finale)?; votazione; punteggio',
  outOf: 'su',
  praise: '(#/# )?(con|e) lode',
  finished: 'conseguit; laureat',
  unfinished: 'in corso; non completat',
  faculties: 'facoltà; dipartimento',
  bareSchools: 'università; scuola',
};

export const SERVICE: Lexicon['service'] = {
  army: 'esercito',
  navy: 'marina',
  airForce: 'aeronautica',
  coastGuard: 'guardia costiera',
  ranks: 'sergente; tenente; capitano',
};

export const REFERENCES: Lexicon['references'] = {
  personal: 'personale',
  professional: 'professionale',
};
