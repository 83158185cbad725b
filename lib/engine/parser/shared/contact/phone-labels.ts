import { fold } from '../../../kernel';
import { alternativesOf, type PhoneLabel, phrasesOf } from '../../../lexicon';

/** Labels before a number. The patterns match folded text at its end. */

const TAIL = String.raw`(?: ?(?:tel|phone|telefon|telefoon))?(?: ?(?:no|nr|n°|nº|num|number|nummer|numer|id|#))?\s?[.:)\]|#=-]{0,4}\s{0,4}[-(+]?$`;

function pattern(label: PhoneLabel): RegExp {
  const labels = phrasesOf(({ phoneLabels }) => phoneLabels?.[label]);
  return new RegExp(`(?:^|[^\\p{L}])(?:${alternativesOf(labels.map(fold))})${TAIL}`, 'u');
}

export const MOBILE_LABEL = pattern('mobile');
export const PHONE_LABEL = pattern('phone');
export const FAX_LABEL = pattern('fax');
export const OTHER_NUMBER_LABEL = pattern('otherNumber');
