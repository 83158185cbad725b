import type { Lexicon } from '../model';

export const NATIONALITIES: Lexicon['nationalities'] = {
  US: 'American',
  GB: 'British; English',
  IE: 'Irish',
  CA: 'Canadian',
  AU: 'Australian',
  DE: 'German',
  AT: 'Austrian',
  CH: 'Swiss',
  FR: 'French',
  ES: 'Spanish',
  IT: 'Italian',
  PT: 'Portuguese',
  BR: 'Brazilian',
  NL: 'Dutch',
  BE: 'Belgian',
  PL: 'Polish',
  CZ: 'Czech',
  SK: 'Slovak',
  HU: 'Hungarian',
  RO: 'Romanian',
  BG: 'Bulgarian',
  GR: 'Greek',
  TR: 'Turkish',
  RU: 'Russian',
  UA: 'Ukrainian',
  IN: 'Indian',
  PK: 'Pakistani',
  BD: 'Bangladeshi',
  CN: 'Chinese',
  JP: 'Japanese',
  KR: 'Korean; South Korean',
  VN: 'Vietnamese',
  PH: 'Filipino',
  ID: 'Indonesian',
  MY: 'Malaysian',
  SG: 'Singaporean',
  TH: 'Thai',
  EG: 'Egyptian',
  MA: 'Moroccan',
  TN: 'Tunisian',
  DZ: 'Algerian',
  LB: 'Lebanese',
  SY: 'Syrian',
  JO: 'Jordanian',
  IL: 'Israeli',
  IR: 'Iranian',
  NG: 'Nigerian',
  GH: 'Ghanaian',
  KE: 'Kenyan',
  ZA: 'South African',
  MX: 'Mexican',
  AR: 'Argentine; Argentinian',
  CL: 'Chilean',
  CO: 'Colombian',
  PE: 'Peruvian',
  VE: 'Venezuelan',
  DK: 'Danish',
  SE: 'Swedish',
  NO: 'Norwegian',
  FI: 'Finnish',
  HR: 'Croatian',
  RS: 'Serbian',
  SI: 'Slovenian',
  NZ: 'New Zealander',
};

export const ADDRESSES: Lexicon['addresses'] = {
  streets: `
    street; st.; road; rd; avenue; ave; av.; avda; lane; ln; drive; dr.; boulevard; blvd; court; ct.;
    place; pl.; square; terrace; way; close; crescent; highway; hwy; parkway; pkwy; alley; row; mews;
    gardens; near; nr; behind; beside; opp; opposite; b/h; next to; society; apartments; residency;
    complex; building; bldg; bhavan; marg; chowk; bazar; gali; enclave; extension; layout; garden; villa;
    house; quarters; apt; apartment; suite; ste; unit; floor; flat; block; wing; tower; house no; plot;
    sector; phase; colony; nagar; p.?o.? box; po box`,
  livingIn: 'based in; lives in; living in; located in',
};

export const PLACE_MARKS: Lexicon['placeMarks'] = {
  postalCode: 'pin ?code; pincode; pin no; pin; zip ?code; zip; postal code; post code; postcode',
  district: 'district; distric; distt; dist; disst; dstt; dst; dt; prov',
  region: 'state of; state; region of; region; voivodeship',
  labelOfTown: 'town; city',
  town: `
    v.? ?p.? ?o; village ?(&|and|+) ?post; vill.? ?(&|and|+) ?(post|p.? ?o|p/o);
    post ?(&|and) ?vill(age)?; at ?(/|&|+|and)? ?p(ost|o|.o); a/p; town ?(&|and|+) ?post; lga`,
  post: 'p.? ?o.? ?(+|&|/|and) ?p.? ?s; post office; post; p.? ?o; p/o; via',
  quarter: `
    mohalla; mohallah; muhalla; moh; tehsil; tahsil; tahasil; tehasil; teshil; teh; talukas?; taluk;
    taluq; tal; tq; tk; mandal; mdl; block; sub ?division; police station; thana; p.? ?s; p/s; barangay;
    brgy; bgy; upazila; ward`,
  village: 'village; villege; vilage; villag; vill; vil; gram; gaon; at',
  person: 'c/o; s/o; d/o; w/o; care of; son of; daughter of; wife of',
};

export const PLACE_MARKS_BEHIND: Lexicon['placeMarksBehind'] = {
  district: 'district; distt; dist; dt; county',
  region: 'state',
  quarter: 'taluka; taluk; tehsil; tal; tk; tq; mandal; mdl; block',
  post: 'post; p.? ?o',
  village: 'village; vill; vil',
};

export const PAGES: Lexicon['pages'] = {
  page: 'page',
  of: 'of',
  union: 'European (Union|Communities)',
};
