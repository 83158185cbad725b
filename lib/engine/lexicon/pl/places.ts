import type { Lexicon } from '../model';

export const NATIONALITIES: Lexicon['nationalities'] = {
  PL: 'polska; polskie',
};

export const ADDRESSES: Lexicon['addresses'] = {
  streets: 'ul.; ulica; al.; aleja; os.; osiedle; plac',
};

export const PLACE_MARKS: Lexicon['placeMarks'] = {
  district: 'powiat; pow',
  region: 'województwo; woj',
  labelOfTown: 'miasto',
  town: 'gmina; gm',
};

export const PAGES: Lexicon['pages'] = {
  page: 'strona',
  of: 'z',
  union: 'Unia Europejska',
};
