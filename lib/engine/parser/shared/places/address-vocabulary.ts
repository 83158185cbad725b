import { fold } from '../../../kernel';
import { alternativesOf, phrasesOf } from '../../../lexicon';

/** Words of addresses in the languages of the parser, matched in folded text. Written for this project. */

export const PLACE_LABEL = new RegExp(
  String.raw`^\s*(?:${alternativesOf(phrasesOf(({ placeLabels }) => placeLabels).map(fold))})\s?(?:[:|\t]|\s-)\s*|^\s*(?:based in|lives in|living in|located in|wohnhaft in|habite a)\s+`,
  'u',
);

/** Returns the text after "Address:", "Wohnort" and the like. */
export function withoutLabel(text: string): string {
  const label = PLACE_LABEL.exec(fold(text));
  return label ? text.slice(label[0].length) : text;
}

const STREET_WORD = new RegExp(
  String.raw`(?:\b(?:street|st\.|road|rd|avenue|ave|av\.|avda|lane|ln|drive|dr\.|boulevard|blvd|court|ct\.|place|pl\.|square|terrace|way|close|crescent|highway|hwy|parkway|pkwy|alley|row|mews|gardens|near|nr|behind|beside|opp|opposite|b/h|next to|society|apartments|residency|complex|building|bldg|bhavan|marg|chowk|bazar|gali|enclave|extension|layout|garden|villa|house|quarters|apt|apartment|suite|ste|unit|floor|flat|block|wing|tower|house no|plot|sector|phase|colony|nagar|p\.?o\.? box|po box|postfach|apartado|` +
    String.raw`rue|chemin|allee|impasse|quai|cours|route de|bis|calle|c/|c\.|avenida|paseo|plaza|pza|carrera|cra|carretera|camino|ronda|travesia|urbanizacion|piso|via|viale|corso|piazza|vicolo|largo|strada|rua|travessa|praca|estrada|alameda|ul\.|ulica|al\.|aleja|os\.|osiedle|plac|utca|ut|ter|ulice|namesti|bulevardul|strada|str\.|mz\.|lt\.|jl|jln|jalan|gang|lorong|sokak|sok\.|cadde(?:si)?|cad\.|mahallesi|mah\.|οδος|улица|ул\.|проспект|пр\.|вулиця|вул\.|שדרות|רחוב|شارع)(?=$|[\s,.\d])|` +
    String.raw`(?<!\p{L})(?:ул|вул|улица|вулиця|пр|пр-т|просп|проспект|пер|наб|шоссе|бул|д|кв|буд|корп)\.?\s(?=\p{L}|\d)|(?<!\p{L})(?:شارع|طريق|حي|רחוב|רח'|שדרות|οδος|λεωφορος)\s|` +
    String.raw`\p{L}(?:strasse|str\.|weg|gasse|platz|allee|damm|ring|ufer|chaussee|straat|laan|plein|gracht|kade|singel|dreef|gatan|vagen|gata|veien|vej|gade|gaten)(?=$|[\s,.\d])|[路街巷弄]\d|\d+[号號]|丁目|番地|[가-힣](?:로|길)\s?\d)`,
  'u',
);

const NUMBERED =
  /^\d{1,5}[a-z]?(?:[/-]\d{1,4}[a-z]?){0,2}\s+\p{L}|\p{L}\s+\d{1,4}\s?[a-z]?(?:\s?[-/]\s?\d{1,4})?$/u;

/** True if a word marks the part as a street, a house or a flat. */
export function hasStreetWord(part: string): boolean {
  return part.length < 80 && STREET_WORD.test(fold(part));
}

/** True for a part of an address that names a street, a house or a flat, or begins or ends with a house number. */
export function isStreet(part: string): boolean {
  return hasStreetWord(part) || (part.length < 60 && NUMBERED.test(fold(part)));
}
