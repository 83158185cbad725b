import { fold } from '../../../kernel';

/** Words around language names, matched in folded text. Written for this project. */

const LABELS =
  'languages|language|language skills|spoken languages|foreign languages|languages known|languages spoken|mother tongue|mother tongue(s)|' +
  'native language|other languages|other language(s)|sprachen|sprachkenntnisse|fremdsprachen|muttersprache|sprache|' +
  'langues|langue|langues parlées|langue maternelle|langues étrangères|compétences linguistiques|' +
  'idiomas|idioma|lenguas|lengua materna|idiomas extranjeros|idiomas estrangeiros|conocimiento de idiomas|lingue|lingua|lingua madre|' +
  'madrelingua|lingue straniere|conoscenze linguistiche|línguas|língua materna|talen|talenkennis|moedertaal|' +
  'języki|języki obce|język|znajomość języków|język ojczysty|sprog|sprogkundskaber|språk|språkkunskaper|modersmål|' +
  'språkkunnskaper|jazyky|jazykové znalosti|mateřský jazyk|limbi|limbi străine|limba maternă|yabancı dil|diller|dil|' +
  'γλώσσες|ξένες γλώσσες|nyelvek|nyelvtudás|anyanyelv|языки|знание языков|иностранные языки|родной язык|мови|' +
  'inne języki|otros idiomas|otro(s) idioma(s)|idioma(s) materno(s)|autres langues|autre(s) langue(s)|langue(s) maternelle(s)|' +
  'altre lingue|altra(e) lingua(e)|outras línguas|outra(s) língua(s)|língua(s) materna(s)|weitere sprachen|sonstige sprachen|muttersprache(n)|andere talen|alte limbi|' +
  'знання мов|рідна мова|语言|语言能力|外语|語学|言語|語言|외국어|언어|اللغات|שפות';

export const LANGUAGE_LABEL = new RegExp(
  String.raw`^\s*(?:${LABELS.split('|')
    .map((label) => fold(label).replace(/[()]/gu, '\\$&'))
    .join('|')})\s?(?:[:|\t]|\s-)\s*`,
  'u',
);

/** "Bachelor of English", "a degree in French": words before a language that is a subject. */
const SUBJECT_BEFORE = /\b(?:of|in|der|degree|literature|programming)\s$/u;

/** "Fluent in Pashto", "a good command of English": words before a language that is spoken. */
const SPOKEN_BEFORE =
  /\b(?:fluent|fluency|fluently|proficient|proficiency|conversant|conversational|literate|native|bilingual|trilingual|multilingual|skills|command|mastery|knowledge|understanding|speaks?|speaking|reads?|reading|writes?|writing|written|spoken|verbal|oral|communicate|communicates|communication) (?:in|of)\s$/u;

/** True if the words before the name of a language make it a subject rather than a spoken one. */
export const isSubjectAfter = (before: string): boolean =>
  SUBJECT_BEFORE.test(before) && !SPOKEN_BEFORE.test(before);

const SPOKEN_LEVEL =
  /^[\s(]*(?:[abc][12][+-]?|native|mother tongue|first language|bilingual|fluent|fluency|proficient|advanced|upper|intermediate|basic|basics|beginner|elementary|good|very good|excellent|fair|average|conversational|spoken|written|speak|read|write|langue maternelle|maternelle|courant|bien|bon|bonne|notions|moyen|tres|lu|parle|ecrit|nativo|nativa|lengua materna|materno|materna|fluido|fluente|fluida|avanzado|avancado|avanzato|intermedio|intermediario|basico|basica|base|bueno|buono|buona|ottimo|bom|boa|alto|medio|muttersprache|verhandlungssicher|flie[sß]{1,2}end|sehr gut|gut|grundkenntnisse|fortgeschritten|moedertaal|vloeiend|goed|zeer goed|redelijk|madrelingua|lingua madre|ojczysty|biegly|zaawansowany|komunikatywny|podstawowy|modersmal|flytande|flydende|grundlaggande|rodily|pokrocily|zaklady|nivel|niveau|niveaux|level|livello|poziom)(?!\p{L})/u;

/** True for words that describe how well a language is spoken. */
export const isSpokenLevel = (text: string): boolean => SPOKEN_LEVEL.test(fold(text));

/** "To speak", "Read, write": only activities in a language. */
export const IS_LEVEL_ALONE =
  /^[^\p{L}]{0,6}(?:(?:to|can) )?(?:speak|read|write)(?:ing)?(?:[\s,/&.]+(?:to |and )?(?:speak|read|write)(?:ing)?){0,2}\W*$/u;
