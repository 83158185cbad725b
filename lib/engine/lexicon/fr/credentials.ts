import type { Lexicon } from '../model';

export const CERTIFICATES: Lexicon['certificates'] = {
  marks: 'certificat; certifié; certifiée; cours',
  sure: 'certificat; certifié',
  first: 'certificat; certifié; certifiée',
  last: 'certificat',
  labels: 'certificat; certificats',
  courses: 'cours',
  validity: "valable( jusqu[’']+)?; expire le",
  issuers: 'par',
  rows: 'délivre; valable',
};

export const STUDIES: Lexicon['studies'] = {
  grades: 'moyenne',
  outOf: 'sur',
  praise: 'mention ((très|assez) )?(bien|honorable)',
  finished: 'obtenu; diplome d; diplomee? d',
  unfinished: 'en cours; inachevé; abandonn',
  faculties: 'facult[ée]; département',
  bareSchools: 'université; école',
};

export const SERVICE: Lexicon['service'] = {
  army: 'armée',
  navy: 'marine nationale',
  airForce: "armée de l'air",
  ranks: 'sergent; caporal; capitaine',
};

export const REFERENCES: Lexicon['references'] = {
  personal: 'personnelle',
  professional: 'professionnelle',
};
