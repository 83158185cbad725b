import type { Lexicon } from '../model';

export const NATIONALITIES: Lexicon['nationalities'] = {
  DE: 'tedesca',
  FR: 'francese',
  IT: 'italiano; italiana',
};

export const ADDRESSES: Lexicon['addresses'] = {
  streets: 'via; viale; corso; piazza; vicolo; largo; strada',
};

export const PLACE_MARKS: Lexicon['placeMarks'] = {
  postalCode: 'CAP',
  town: 'comune di',
};

export const PAGES: Lexicon['pages'] = {
  page: 'pagina; pag.?',
  of: 'di',
  union: 'Unione europea',
};
