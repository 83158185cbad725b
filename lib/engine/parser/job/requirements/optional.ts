import { fold } from '../../../kernel';
import { FURTHER_OPTIONAL_SOURCE } from './further-words';

/** The words in the first eight languages. */
const WORDS =
  /\b(?:nice to have|nice-to-have|a plus|is a plus|plus points?|big plus|huge plus|strong plus|bonus|preferred|preferably|desirable|desired|advantage\p{L}*|ideally|would be great|optional|not (?:a )?(?:required|requirement|necessary|essential|mandatory|must)|preference (?:is |will be )?(?:given|for)|helpful|beneficial|keine (?:voraussetzung|bedingung)|kein muss|nicht (?:zwingend|erforderlich|notwendig)|von vorteil|wunschenswert|idealerweise|ein plus|bonuspunkte|optional|(?:pas|non) (?:obligatoire|indispensable|exige\p{L}*|necessaire)|serait un (?:plus|atout)|est un (?:plus|atout|vrai plus)|un plus|apprecie\p{L}*|idealement|souhaite\p{L}*|no (?:es )?(?:imprescindible|necesari[oa]|obligatori[oa]|excluyente)|deseable\p{L}*|valorable\p{L}*|se valora\p{L}*|sera un plus|idealmente|non (?:e )?(?:obbligatori[oa]|necessari[oa]|indispensabile|richiest[oa])|gradit\p{L}+|preferibil\p{L}+|titolo preferenziale|costituisce un plus|e un plus|rappresenta un plus|niet (?:vereist|noodzakelijk|verplicht)|geen (?:vereiste|must)|een pre|een plus|is een pre|mooi meegenomen|bij voorkeur|nie (?:jest )?(?:wymagan|konieczn)\p{L}+|mile widzian\p{L}+|dodatkowym atutem|atutem|bedzie plusem|nao (?:e )?(?:obrigatori[oa]|necessari[oa]|imprescindivel)|sera um plus|valoriza\p{L}*|desejavel|diferencial|preferencial\p{L}*)\b/u;

/** Words that make the rest of their sentence optional. */
export const OPTIONAL = new RegExp(`${WORDS.source}|${FURTHER_OPTIONAL_SOURCE}`, 'u');

/** True for a sentence, or a heading, about optional requirements. */
export function isOptional(text: string): boolean {
  return OPTIONAL.test(fold(text));
}
