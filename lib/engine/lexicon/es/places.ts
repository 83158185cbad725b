import type { Lexicon } from '../model';

export const NATIONALITIES: Lexicon['nationalities'] = {
  DE: 'alemán; alemana',
  FR: 'francés; francesa',
  ES: 'español; española',
  IT: 'italiano; italiana',
  PT: 'portuguesa',
  BR: 'brasileño',
  MX: 'mexicano; mexicana',
  AR: 'argentino; argentina',
  CL: 'chileno; chilena',
  CO: 'colombiano; colombiana',
  PE: 'peruano; peruana',
  VE: 'venezolano; venezolana',
};

export const ADDRESSES: Lexicon['addresses'] = {
  streets: `
    apartado; calle; c/; c.; avenida; paseo; plaza; pza; carrera; cra; carretera; camino; ronda; travesía;
    urbanización; piso; mz.; lt.`,
};

export const PLACE_MARKS: Lexicon['placeMarks'] = {
  postalCode: 'código postal',
  district: 'provincia de; provincia; departamento de',
  region: 'estado de; estado',
  labelOfTown: 'ciudad; localidad; municipio',
  town: 'municipio de',
  quarter: 'barrio; colonia; col; urb; urbanización',
  village: 'aldea; vereda',
};

export const PAGES: Lexicon['pages'] = {
  page: 'página; pág.?',
  of: 'de',
  union: 'Unión Europea',
};
