import type { Lexicon } from '../model';

export const NATIONALITIES: Lexicon['nationalities'] = {
  PT: 'português; portuguesa',
  BR: 'brasileiro; brasileira',
};

export const ADDRESSES: Lexicon['addresses'] = {
  streets: 'rua; travessa; praça; estrada; alameda',
};

export const PLACE_MARKS: Lexicon['placeMarks'] = {
  postalCode: 'CEP',
  labelOfTown: 'cidade',
  town: 'concelho de',
  quarter: 'bairro',
  village: 'aldeia',
};

export const PAGES: Lexicon['pages'] = {
  of: 'de',
  union: 'União Europeia',
};
