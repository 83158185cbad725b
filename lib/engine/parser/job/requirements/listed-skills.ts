import { fold, squeeze } from '../../../kernel';
import { namesLanguage } from './languages';

/**
 * Skills that a posting lists after words for a requirement ("experience with Sage and CONTPAQi"), whether a taxonomy
 * knows them or not: names of products and methods; in languages without labels in the taxonomy also other short terms.
 */

const CUES: Record<string, string> = {
  en: String.raw`knowledge of|experience (?:with|using)|experienced (?:with|in)|proficien\p{L}+ (?:in|with)|familiar(?:ity)? with|expertise in|hands-on (?:experience )?with|fluency in|skilled in`,
  fr: `maitrise (?:de|d'|du|des)|connaissances? (?:de|d'|du|des|en)|experience (?:sur|avec)|maitrise[sz]|connaissez|connais`,
  es: `conocimientos? (?:de|en)|dominio de|manejo de|experiencia con|uso de`,
  it: `conoscenza (?:di|del|dei|della)|padronanza di|esperienza con|uso di`,
  nl: `kennis van|ervaring met|bekend met|beheersing van`,
  de: `(?:kenntnisse|erfahrung(?:en)?) (?:in|mit)|vertraut mit|umgang mit`,
  pl: String.raw`znajomos\p{L}+(?: programu| programow| systemu| narzedzi| pakietu)?|doswiadczeni\p{L}+ (?:w|z|ze)|umiejetnos\p{L}+|obslug\p{L}+|bieglos\p{L}+ w`,
  pt: `conhecimentos? (?:de|em)|dominio (?:de|do|da)|experiencia (?:em|com|na|no)|nocoes de|pratica em|gestao de(?= )`,
};
/** Languages in which the taxonomy has few labels. */
const WITH_FEW_LABELS: ReadonlySet<string> = new Set(['pl', 'pt']);

const patterns = new Map(
  Object.entries(CUES).map(([language, cues]) => [
    language,
    new RegExp(String.raw`(?<!\p{L})(?:${cues})(?:\s|(?<='))`, 'gu'),
  ]),
);

const LIST_END =
  /[.;:()\n!?–]|\s-\s|,? (?:at|within|for|to|which|that|is|are|w tym|na poziomie|na stanowisku|bedzie|jest|nivel|sera|dans|pour|para|per|voor|bei|im|zur|is een)\s/u;
const SEPARATOR =
  /\s*,\s*(?:(?:and|or|et|ou|y|o|e|en|of|und|oder|i|oraz|lub)\s)?|\s(?:and|or|et|ou|y|o|e|en|of|und|oder|i|oraz|lub)\s(?:d'|de |di )?|\s?\/\s?/u;
const LEADING =
  /^(?:the|a|an|any|modern|other|tools? (?:such as|like)|programming languages?|languages?|software|strong|good|advanced|basic|of|les|le|la|des?|du|d'|l'|outils?|logiciels?|el|los|las|herramientas?|programas?|il|lo|gli|i|dei|del|programmi|het|dem|den|der|programu|programow|systemu|systemow|pakietu|jezyka|dos|das|do|da|os|as|o|a|ferramentas?)\s+/u;
const NO_SKILL =
  /(?:similar|related|comparable|role|position|industry|field|environment|sector|team|company|clients?|equivalent|years?|plus|preferred|poste|secteur|domaine|anglais|puesto|sector|area|ingles|settore|ruolo|inglese|branche|functie|nederlandse|engelse|bereich|position|englisch|deutsch|stanowisk\p{L}*|branz\p{L}*|podobn\p{L}*|jezyk\p{L}*|angielsk\p{L}*|niemieck\p{L}*|posicao|funcao|area|setor|ingles|ingl|alemao|idiomas?|praca|pracy|lat|anos)(?!\p{L})/u;
const MOST_WORDS = 4;
const LONGEST = 36;
const REACH = 140;

function itemsOf(list: string): string[] {
  return squeeze(list.replaceAll('’', "'"))
    .split(SEPARATOR)
    .map((item) => {
      let rest = item.trim();
      for (let lead = LEADING.exec(fold(rest)); lead; lead = LEADING.exec(fold(rest)))
        rest = rest.slice(lead[0].length);
      return rest.replace(/(?<![\s,"'»«)])[\s,"'»«)]+$/gu, '');
    })
    .filter((item) => item.length > 1 && item.length <= LONGEST && item.split(' ').length <= MOST_WORDS)
    .filter((item) => !namesLanguage(item) && !NO_SKILL.test(fold(item)) && !/^\d|[@€$£]/u.test(item));
}

/** A proper name: capitals or digits inside, or at its start where the language writes nouns small. */
function isName(item: string, language: string): boolean {
  const own = language === 'de' ? /[\p{Lu}\d].*[\p{Lu}\d]|^\p{Lu}{2}/u : /[\p{Lu}\d]/u;
  return own.test(item);
}

/** Returns the skills listed in a paragraph of requirements. `isItem`: the paragraph is an item of a list. */
export function listedSkills(text: string, language: string, isItem: boolean): string[] {
  const pattern = patterns.get(language);
  if (!pattern) return [];
  const hasLabels = !WITH_FEW_LABELS.has(language);
  const folded = fold(text.slice(0, 2000));
  const found = [...folded.matchAll(pattern)].flatMap((match) => {
    const at = match.index + match[0].length;
    const end = folded.slice(at, at + REACH).search(LIST_END);
    const list = text.slice(at, end < 0 ? at + REACH : at + end);
    return itemsOf(list).filter((item) => !hasLabels || isName(item, language));
  });
  const isShort = text.split(' ').length <= 5 && !/\d/u.test(text);
  if (found.length === 0 && !hasLabels && isItem && isShort)
    return itemsOf(text.replace(/[.;,]$/u, '')).filter((item) => item.split(' ').length <= 3);
  return found;
}
