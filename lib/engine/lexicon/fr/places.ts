import type { Lexicon } from '../model';

export const NATIONALITIES: Lexicon['nationalities'] = {
  DE: 'allemand; allemande',
  CH: 'suisse',
  FR: 'français; française',
  ES: 'espagnole',
  IT: 'italienne',
  BE: 'belge',
  MA: 'marocaine',
  TN: 'tunisienne',
  DZ: 'algérienne',
};

export const ADDRESSES: Lexicon['addresses'] = {
  streets: 'rue; chemin; allée; impasse; quai; cours; route de; bis',
  livingIn: 'habite à',
};

export const PLACE_MARKS: Lexicon['placeMarks'] = {
  postalCode: 'code postal',
  district: 'arrondissement de',
  region: 'région de',
  town: 'ville de',
  quarter: 'quartier',
};

export const PAGES: Lexicon['pages'] = {
  of: 'sur; de',
  union: 'Union européenne',
};
