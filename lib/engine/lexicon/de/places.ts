import type { Lexicon } from '../model';

export const NATIONALITIES: Lexicon['nationalities'] = {
  DE: 'deutsch; deutsche',
  AT: 'österreichisch',
  CH: 'Schweizer',
  ES: 'spanisch',
  IT: 'italienisch',
  BE: 'belgisch',
  PL: 'polnisch',
};

export const ADDRESSES: Lexicon['addresses'] = {
  streets: 'Postfach',
  endings: 'strasse; str.; weg; gasse; platz; allee; damm; ring; ufer; chaussee',
  livingIn: 'wohnhaft in',
};

export const PLACE_MARKS: Lexicon['placeMarks'] = {
  postalCode: 'Postleitzahl; PLZ',
  district: 'Landkreis; Lkr; Kreis',
  region: 'Bundesland',
  town: 'Gemeinde',
  village: 'Dorf',
};

export const PAGES: Lexicon['pages'] = {
  page: 'Seite',
  of: 'von',
  union: 'Europäische Union',
};
