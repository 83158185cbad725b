/**
 * Phrases in which postings name the employer. `NAME` represents a name of capitalised words. Written for this project.
 */

/** A name: words with a capital or a digit, joined by punctuation and small words of names. */
export const NAME = String.raw`(?:[\p{Lu}\d]|\p{Ll}{1,2}\p{Lu})[\p{L}\p{N}&.'’+-]{0,40}(?:(?:\s(?:&|\+|and|und|of|de|du|von|van|for|the|et|e|y|en|i|der|des|del|della|di|dos|da|do|la|pod)){0,2}\s(?:[\p{Lu}\d]|\p{Ll}{1,2}\p{Lu})[\p{L}\p{N}&.'’+-]{0,40}){0,4}`;

export type NamePattern = {
  pattern: RegExp;
  weight: number;
  /** A word that every match contains, if searching for it first saves time. */
  needs?: RegExp;
};

/** Text that may be between a name and its verb: "Acme (Reims, 20 people) is ...", "Acme in Kassel is ...". */
const ASIDE = String.raw`(?:\s?\([^)\n]{2,60}\)|,? (?:in|aus|à|en|a|di|w|z|we|ze|em|te|de) \p{Lu}[\p{L}.-]+(?: \p{Lu}[\p{L}.-]+)?(?:\s?\([^)\n]{1,12}\))?|, [^.!?\n]{3,60},)?`;

const pattern = (weight: number, source: string, needs?: RegExp): NamePattern => ({
  ...(needs ? { needs } : {}),
  pattern: new RegExp(source.replaceAll('NAME', `(${NAME})`).replaceAll('ASIDE', ASIDE), 'gu'),
  weight,
});

/** Patterns of running text with the weight of each place. They are case-sensitive, since case marks names. */
export const NAME_PATTERNS: readonly NamePattern[] = [
  pattern(
    2.5,
    String.raw`NAME(?:,? (?:and its [\p{L}\s]{3,40}|[\p{L}.]{2,8}))?,? (?:is|are) (?:proud to be |committed to being )?(?:an? )?(?:[Ee]qual|EEO|EOE|affirmative)`,
    /equal|EEO|EOE|affirmative/iu,
  ),
  pattern(
    2.2,
    `NAME (?:is|are) (?:currently |actively |now |also )?(?:hiring|looking for|seeking|searching|recruiting|expanding|growing)`,
    /(?:is|are) (?:\p{Ll}+ )?(?:hiring|looking|seeking|searching|recruiting|expanding|growing)/u,
  ),
  pattern(
    2,
    String.raw`(?:^|[.!?:\n]\s*|\s)(?:[Aa]t|Here at|working at|work at|career at|role at|team at|life at|Life at|Working at) NAME(?:,|\s(?:we|you|our|is|are|as)\b|['’]s|[.!])`,
  ),
  pattern(
    1.2,
    String.raw`(?:^|[.!?:\n]\s*)NAME(?:\s\([^)]{2,30}\))?,? (?:is|was|has|provides|builds|offers|helps|delivers|develops|makes|operates|believes|exists) (?:an?|the|one|our|on|building|changing|redefining|transforming|scaling|growing|expanding|founded|created|been|now|at|pioneering|revolutioni[sz]ing|software|solutions)\b`,
  ),
  pattern(1, String.raw`\b(?:[Jj]oin|[Jj]oining|[Ww]hy|[Bb]ehalf of|[Mm]eet|client|client,) NAME`),
  pattern(
    2.2,
    String.raw`(?:^|\n)\s*(?:About|Über|Uber|Over|À propos de|A propos de|À propos d['’]|Sobre|Acerca de|Su|O firmie|O|Chi è|Who is|Wer ist|Qui est|Conoce|Poznaj|Découvrez|Why|Warum|Waarom|Pourquoi|Por qué) (?:the |die |das |der |den |la |le |les |el |a |o )?NAME\s*[:.?!]?\s*(?:$|\n)`,
  ),
  pattern(
    1.6,
    String.raw`(?:^|[.!?:\n]\s*|\s)(?:[Bb]ei (?:der |dem |den |uns bei )?|[Cc]hez |[Bb]ij |[Pp]resso |[Ww] firmie |[Dd]e firma |[Dd]as Unternehmen |[Dd]ie Firma )NAME`,
  ),
  pattern(
    1.4,
    String.raw`(?:^|[.!?:\n]\s*)(?:Die |Das |Der |La |Le |L['’]|El |O |A |Firma |De )?NAME (?:ist|sucht|est|recherche|recrute|es|busca|è|cerca|ricerca|jest|poszukuje|szuka|zoekt|é|procura|recruta|zählt|gehört|bietet|entwickelt|accompagne|propose|conçoit|développe|fondée|zatrudni)\b`,
  ),
  pattern(
    1.2,
    String.raw`\b(?:[Ee]n|[Nn]a|[Dd]a|[Ww]|[Aa]lla|[Ii]n) NAME,? (?:buscamos|estamos|creemos|somos|trabajamos|procuramos|acreditamos|szukamy|tworzymy|wierzymy|cerchiamo|crediamo|siamo|wir|zoeken|geloven)\b`,
  ),
  pattern(
    2,
    String.raw`(?:^|[.!?:\n]\s*)(?:Die |Das |Der |Unser[e]? |La société |La |Le |L['’]entreprise |L['’]agence |L['’]agenzia |L['’]azienda |El |O |A |De |Het |Our client,? )?NAMEASIDE (?:sucht|zoekt|recherche|recrute|busca|necesita|precisa|selecciona|ofrece|cerca|ricerca|seleziona|zatrudni|poszukuje|zaprasza|procura|recruta|seeks|needs|requires|wants|invites|embauche|engage|stellt ein)\b`,
  ),
  pattern(
    1.8,
    String.raw`\b(?:[Bb]ij|[Bb]ei|[Cc]hez|[Ee]n|[Nn]a|[Nn]o|[Pp]resso|[Ww]|[Aa]t|[Vv]oor|[Zz]oekt|[Rr]ecrute pour|[Ff]ür die|[Ff]ür das|[Ww]ir sind(?: die| das| der)?|[Nn]ous sommes|[Ss]omos|[Ss]iamo|[Jj]esteśmy|[Ww]ij zijn|[Ww]e are|[Aa]bout) NAMEASIDE,? (?:zoeken|suchen|cherchons|recherchons|buscamos|cerchiamo|szukamy|procuramos|we |wir |nous |kun je|kannst du|ein Team|un équipe|een team|eine?|een|une?|gesucht|zatrudni|ervaren)`,
  ),
  pattern(1.4, String.raw`\b(?:zoekt|sucht|recherche|cherche) NAMEASIDE (?:een|eine?n?|une?|zum|per|ab)\b`),
];

/** Headings with the name of the employer, whatever their case: "ABOUT ACME", "Life at Acme". */
export const NAMED_HEADING =
  /^\P{L}*(?:(?:more |a bit |a little )?about|who we are at|what you(?:['’]ll| will) do at|why (?:join|work at|work with|work for|choose)?|who is|what is|meet|life at|working at|work at|welcome to|join|inside|über|wer ist|warum|arbeiten bei|over|wie is|werken bij|à propos d[e’']|qui est|pourquoi(?: rejoindre)?|sobre|acerca de|quién es|por qué|conoce a?|chi è|perché(?: scegliere)?|o firmie|kim jest|poznaj|sobre (?:a|o)|quem é)\s*(?:the |die |das |la |le |el |l['’])?([\p{L}\p{N}][\p{L}\p{N}&.'’+ -]{1,45}?)\s*(?:\([^)]{1,12}\))?\s*[:.?!]?$/iu;

/** Without one of these no legal form follows a name. */
export const LEGAL_FORM =
  /(?<!\p{L})(?:Inc|LLC|L\.L\.C|Ltd|Limited|LLP|PLC|plc|Corp|Corporation|GmbH|AG|KG|SE|e\.V|gGmbH|mbH|OHG|SAS|SASU|SARL|SA|S\.A|S\.L|SL|S\.p\.A|SpA|S\.r\.l|Srl|SRL|Lda|Ltda|B\.V|BV|N\.V|NV|[Ss]p\. z|Oy|AB|A\/S|ApS|AS|Pty|Pvt|Sdn)(?!\p{L})/u;

/** A name with its legal form. */
export const LEGAL_NAME = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(${NAME},?\s(?:Inc|LLC|L\.L\.C|Ltd|Limited|LLP|PLC|plc|Corp|Corporation|GmbH(?: & Co\. KG(?:aA)?)?|AG|KG|SE|e\.V|gGmbH|mbH|OHG|SAS|SASU|SARL|SA|S\.A\.?S?|S\.L\.?U?|SL|S\.p\.A|SpA|S\.r\.l|Srl|SRL|Lda|Ltda|B\.V|BV|N\.V|NV|Sp\. z o\.\s?o|sp\. z o\.\s?o|S\.A|Oy|AB|A\/S|ApS|AS|Pty Ltd|Pvt Ltd|Sdn Bhd)\.?)(?![\p{L}\p{N}])`,
  'gu',
);

/** Capitalised words that begin sentences and headings and name nobody; compared folded. */
export const NO_NAMES: ReadonlySet<string> = new Set(
  (
    'we our the this that these those you your it its they their he she i us all any each every as at in on for to from with by if when while what who how why where here there ' +
    'equal opportunity employer eeo a an and or but not no yes please note about role team company job position candidate candidates applicant applicants employees people work working ' +
    'ai ml saas b2b b2c us usa uk eu emea apac api hr it ceo cto founder founders series home office remote hybrid monday tuesday wednesday thursday friday saturday sunday ' +
    'january february march april may june july august september october november december today now senior junior lead manager engineer developer director sales marketing engineering product design ' +
    'wir unser unsere sie ihr du dein der die das ein eine als bei im in mit zu zum zur fur und oder wer was wie warum ' +
    'nous notre nos vous votre vos le la les un une des ce cette il elle en au aux et ou dans pour avec qui que ' +
    'nosotros nuestra nuestro tu tus su sus el los las una unos en con para por y o que como si esta este ' +
    'noi nostro nostra il lo gli un uno una con per che chi come da di siamo ' +
    'wij we ons onze jij je jouw u uw de het een met voor van en of wat wie hoe als bij ' +
    'my nasz nasza nasze ty twoj pan pani w z na do i oraz lub jako dla co kto jak jestesmy ' +
    'nos nosso nossa voce tu o a os as um uma com para por e ou que quem como somos ' +
    'responsibilities requirements qualifications benefits overview description summary location salary compensation experience education skills mission values culture vision purpose diversity inclusion this role the role fortune bachelor master phd college university great join apply learn more'
  ).split(' '),
);
