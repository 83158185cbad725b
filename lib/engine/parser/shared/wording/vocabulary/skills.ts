import { fold } from '../../../../kernel';
import { alternativesOf, phrasesOf } from '../../../../lexicon';

/** Words around the names of skills, folded. Written for this project. */

const FILLERS =
  'in of and the at to with en de y e et und sehr mit an user years year yrs yr + level knowledge';

export const LEVEL_WORDS: ReadonlySet<string> = new Set(phrasesOf(({ levels }) => levels?.skills).map(fold));
export const LEVEL_FILLERS: ReadonlySet<string> = new Set(FILLERS.split(' '));

/** "5 years", "3+ yrs", "since 2015", "2 Jahre", in folded text. */
export const DURATION =
  /(?:\b(?:since|seit|depuis|desde|dal|od|sinds)\s)?\b(?:\d{1,2}(?:[.,]\d)?\s?\+?\s?(?:[-–]\s?\d{1,2}\s?)?(?:years?|yrs?|y|months?|mos?|jahre?n?|monate?|ans?|annees?|mois|anos?|meses|mes|anni|anno|mesi|lat|lata|rok|jaar|maanden|ar|roky|let|ani|yil|лет|года?|год|年|년|개월)\b\.?(?:\s(?:of\s)?(?:experience|exp\.?|erfahrung|d'experience|de experiencia|esperienza))?|(?:since|seit|depuis|desde)\s(?:19|20)\d\d)/gu;

/** Everyday software whose name looks like a word, or that people write in small letters. */
export const COMMON_TOOLS: ReadonlySet<string> = new Set(
  (
    'word excel powerpoint outlook access office windows linux unix ubuntu macos internet photoshop illustrator indesign ' +
    'autocad catia solidworks revit primavera tally sap oracle java python html css sql php javascript typescript ruby ' +
    'perl matlab spss stata maya blender figma sketch git docker kubernetes jira salesforce wordpress sharepoint teams ' +
    'gmail coreldraw coraldraw premiere lightroom quickbooks peachtree minitab ansys arcgis qgis vba c c++ c# ' +
    'msoffice officesuite officepackage officepaket excelsheet libreoffice openoffice onenote visio project lotusnotes ' +
    'visualstudio visualbasic vb eclipse netbeans androidstudio vscode mysql postgresql mongodb sqlserver nosql sqlite react ' +
    'reactjs angular angularjs vue vuejs node nodejs django flask laravel spring springboot hibernate .net asp.net dotnet ' +
    'jquery bootstrap xml json rstudio tableau powerbi powerquery looker aws azure gcp jenkins gitlab github selenium qtp ' +
    'postman jupyter numpy pandas tensorflow pytorch keras staadpro staad etabs 3dsmax 3dmax sketchup lumion vray rhino ' +
    'grasshopper archicad microstation inventor creo proe nx unigraphics hypermesh fusion360 pscad etap plc scada hmi labview ' +
    'msdos vista ios android foxpro dbase wings focus zoho busy navision hubspot mailchimp canva indesign aftereffects ' +
    'finalcut davinciresolve pagemaker frontpage dreamweaver flash aspen hysys caesar pdms sp3d hmi eplan'
  ).split(' '),
);

/** Words that join the words of a sentence, in folded text. */
export const JOINING = new RegExp(
  String.raw`(?<!\p{L})(?:${alternativesOf(phrasesOf(({ sentenceWords }) => sentenceWords?.joining).map(fold))})(?!\p{L})`,
  'gu',
);

/** A clause after a comma: nothing of a list begins with these. */
export const CLAUSE = new RegExp(
  String.raw`,\s*(?:(?:${alternativesOf(phrasesOf(({ sentenceWords }) => sentenceWords?.clauses).map(fold))})\s)`,
  'u',
);

const KNOWLEDGE =
  'knowledge|proficient|proficiency|experienced?|familiar|familiarity|expertise|command|skilled|conversant|versed|acquainted|exposure|understanding|skills?';

/** Words before something known ("Good knowledge of", "Sicherer Umgang mit", "Manejo de"), in folded text. */
export const KNOWING = new RegExp(
  [
    `^(?:(?:also|i have|i am|having|complete|full|good|enough|have|a|an|the|with|very|basic|basics|working|sound|excellent|strong|thorough|fair|well|advanced|practical|technical|highly|fully|quite|hands[ -]on|computer) )*(?:${KNOWLEDGE})(?: and (?:${KNOWLEDGE}))? ?(?:of|in|with|about|on|over|to|using)(?: using| working with| working on| the use of)? `,
    '^(?:(?:sehr |gute|guter|sicherer|versierter|fundierte|solide) ?)*(?:umgang mit|kenntnisse in|kenntnisse von|erfahrung mit|erfahrung in|beherrschung von) ',
    "^(?:(?:bonne|tres bonne|excellente) )?(?:maitrise|connaissances?|utilisation|pratique) (?:du |des |de l'|de la |de |d')",
    '^(?:(?:buen|buenos|amplios|avanzado) )?(?:manejo|dominio|conocimientos?|uso)(?: avanzado| basico)? (?:del?|en)(?: los| las| la)? ',
    '^(?:(?:ottima|buona) )?(?:conoscenza|uso|utilizzo|padronanza) (?:del pacchetto |del |dei |di |della |dell.)',
    '^(?:conhecimentos?|dominio|uso)(?: avancados?| basicos?)? (?:em|de|do|no) ',
    '^kennis (?:van |in )?|^(?:(?:bardzo )?dobra )?znajomosc ',
  ].join('|'),
  'u',
);

/** Labels of lists of software ("Computer skills:", "EDV", "Operating systems"), in folded text. */
export const SOFTWARE_LABEL =
  /(?<!\p{L})(?:computer|computers|software|edv|it|pc|tools?|packages?|programming|operating systems?|office|informati[ck]a|informatique|bureautique|ofimatica|logiciels?|programas?|programy|programme|databases?|technologies|datakunskap(?:er)?)(?!\p{L})/u;

/** Verbs that open a sentence about somebody's activities or abilities, in folded text. */
export const DOING =
  /^(?:(?:able|ability|capable|willing|skilled) (?:to|of) |(?:manag|install|configur|maintain|handl|prepar|monitor|develop|perform|creat|provid|support|coordinat|ensur|review|conduct|deal|assist|carry|mak|check|follow|lead|organi[sz]|deliver|implement|execut|interact|build|identify|utili[sz]|establish|keep)(?:e|ing)?,? (?:[a-z]{2,}))/u;
