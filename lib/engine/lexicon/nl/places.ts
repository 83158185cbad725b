import type { Lexicon } from '../model';

export const NATIONALITIES: Lexicon['nationalities'] = {
  NL: 'Nederlandse; Nederlands',
  BE: 'Belgisch; Belgische',
};

export const ADDRESSES: Lexicon['addresses'] = {
  endings: 'straat; laan; plein; gracht; kade; singel; dreef',
};

export const PAGES: Lexicon['pages'] = {
  page: 'pagina',
  of: 'van',
  union: 'Europese Unie',
};
