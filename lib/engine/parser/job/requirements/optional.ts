import { fold } from '../../../kernel';
import { FURTHER_OPTIONAL_SOURCE } from './further-words';

/** The words in the first eight languages. */
const WORDS =
  /\b(?:nice to have|nice-to-have|a plus|is a plus|plus points?|big plus|huge plus|strong plus|bonus|preferred|preferably|desirable|desired|advantage\p{L}*|ideally|would be great|optional|not required|helpful|beneficial|von vorteil|wunschenswert|idealerweise|ein plus|bonuspunkte|optional|serait un (?:plus|atout)|est un (?:plus|atout|vrai plus)|un plus|apprecie\p{L}*|idealement|souhaite\p{L}*|deseable\p{L}*|valorable\p{L}*|se valora\p{L}*|sera un plus|idealmente|gradit\p{L}+|preferibil\p{L}+|titolo preferenziale|costituisce un plus|e un plus|rappresenta un plus|een pre|een plus|is een pre|mooi meegenomen|bij voorkeur|mile widzian\p{L}+|dodatkowym atutem|atutem|bedzie plusem|sera um plus|valoriza\p{L}*|desejavel|diferencial|preferencial\p{L}*)\b/u;

/** Words that make the rest of their sentence optional. */
export const OPTIONAL = new RegExp(`${WORDS.source}|${FURTHER_OPTIONAL_SOURCE}`, 'u');

/** True for a sentence, or a heading, about optional requirements. */
export function isOptional(text: string): boolean {
  return OPTIONAL.test(fold(text));
}
