import type { Lexicon } from '../model';

export const CERTIFICATES: Lexicon['certificates'] = {
  marks: 'certificaat',
  sure: 'certificaat',
  labels: 'certificaten',
  courses: 'cursus',
  validity: 'geldig tot',
  issuers: 'door',
};

export const STUDIES: Lexicon['studies'] = {
  faculties: 'afdeling',
};

export const SERVICE: Lexicon['service'] = {
  army: 'leger; landmacht',
  airForce: 'luchtmacht',
  coastGuard: 'kustwacht',
};

export const REFERENCES: Lexicon['references'] = {
  personal: 'persoonlijk',
  professional: 'zakelijk',
};
