/** Words around places of work in the languages of the parser; matched in folded text. Written for this project. */

/** Remarks on a place other than its name: remote work, which office, whether there are more. */
export const NOT_PLACE =
  /(?<!\p{L})(?:(?:fully |100 ?% |partly |mostly )?remote(?:[- ](?:first|friendly|only|ok|within|in|from|work|anywhere|based|eligible|possible))?|hybrid(?:[- ]?(?:remote|work|working|office))?|hybryd\p{L}*|hybride|hibrid[oa]|ibrid[oa]|on-?site|in[- ]office|in[- ]person|office|offices|hq|headquarters|head office|anywhere|worldwide|home ?office|homeoffice|wfh|work from home|from home|teletravail(?: partiel| possible)?|teletrabajo|teletrabalho|remoto|remota|zdaln\p{L}+|praca|thuiswerken|flexible|multiple locations|various locations|several locations|(?:north|south|latin|central) america|deutschlandweit|bundesweit|landelijk|toute la france|metro(?:politan)? area|bay area|ncr|(?:east|west) coast|available|greater|area|region|gro(?:ss)?raum|raum|or|and|und|oder|ou|et|o|y|e|lub|of|(?:[1-5]|one|two|three|four) days?(?: (?:a|per) week)?(?: in(?: the)? office)?|preferred|only|\d{1,3} ?%)(?!\p{L})/gu;

/** Leads to the place of work in a sentence; case marks the name after it. */
export const PLACE_LEADS =
  /(?:\b(?:[Bb]ased|[Ll]ocated|[Rr]eside|[Rr]esiding|[Ll]iving|[Hh]eadquartered|[Ss]ituated) (?:in|at|near|out of)|\b(?:[Oo]ffices?|[Hh]eadquarters|HQ|[Tt]eam|[Pp]osition|[Rr]ole|[Jj]ob|[Ss]ite|[Pp]lant|[Cc]linic|[Ss]tore|[Ll]ab|[Ww]arehouse) (?:is |are )?(?:based |located )?in|\b[Oo]nsite (?:in|at)|\b[Oo]n-site (?:in|at)|\b[Hh]ybrid (?:in|at|role in|position in)|\b[Ii]n-person (?:in|at)|\b(?:[Ss]tandort|[Ee]insatzort|[Aa]rbeitsort|Büro|Niederlassung|Filiale|Raum|Werk|Klinik|Praxis|Team|Zentrale)(?: in| ist| am| liegt in)?|\b(?:[Bb]asée? à|[Ss]ituée? à|[Bb]ureaux? (?:à|de)|[Pp]oste basé à|[Ss]ite de|[Aa]gence de|[Ll]ocaux à|[Éé]quipe à)|\b(?:[Uu]bicad[oa] en|[Oo]ficinas? (?:en|de)|[Bb]asad[oa] en|[Cc]entro de|[Tt]ienda (?:en|de)|[Ss]ede (?:en|di|a|in|em))|\b(?:[Uu]fficio (?:di|a)|[Ss]tabilimento di|[Ff]iliale di|[Nn]egozio di|[Pp]resso la sede di)|\b(?:[Gg]evestigd in|[Kk]antoor in|[Vv]estiging in|[Ll]ocatie in|[Ww]inkel in|[Ss]tandplaats)|\b(?:[Bb]iur[oa]e? w|[Ss]iedzib\p{L}+ w|[Oo]ddzia\p{L}+ w|[Mm]agazyn\p{L}* w|[Ss]klep\p{L}* w)|\b(?:[Ee]scritórios? (?:em|no|na|de)|[Ll]ocalizad[oa] em|[Ll]oja (?:em|de|do|da)|[Ff]ábrica (?:em|de)))\s+(?:the |der |die |das |el |la |le |l['’]|our |central |downtown )?(?=\p{Lu})/gu;

/** "our Berlin office", "in unserem Hamburger Büro". */
export const OFFICE_OF =
  /\b(?:our|the) ((?:\p{Lu}[\p{L}.'-]+)(?:\s\p{Lu}[\p{L}.'-]+){0,2}(?:, (?:\p{Lu}[\p{L}.'-]+))?)(?:-based)? (?:office|offices|headquarters|HQ|hub|team|studio|warehouse|store|site|plant|location|lab|clinic)\b/gu;

const WORD = String.raw`(?:(?:St|Ste|Mt|Ft|Bad)\.?\s)?\p{Lu}[\p{L}'’-]*(?:\.\p{Lu}\b\.?)*`;

/** A name of a place after a lead: capitalised words, separated by commas. */
export const PLACE_NAME = new RegExp(
  String.raw`^(?:${WORD}|\d{4,5})(?:[ ](?:(?:de|la|del|am|an der|on|upon|sur|der|den|of)\s)?(?:${WORD}|\d{4,6})){0,3}(?:,\s?${WORD}(?:\s${WORD}){0,2}){0,2}(?: \([^)]{2,20}\))?`,
  'u',
);

/** Any word that leads to a place, and a bracket. */
export const ANY_LEAD =
  /(?:(?<!\p{L})(?:[Ii]n|[Aa]t|[Nn]ear|[Aa]round|[Aa]cross|[Ff]rom|à|À|á|[Ee]n|[Ee]m|[Dd]i|[Aa]|[Dd]a|[Tt]e|[Uu]it|[Ww]|[Ww]e|[Zz]|[Zz]e|[Ii]m|[Rr]aum|[Aa]us|[Nn]ach|[Ss]itz in|[Ff]ür|[Pp]ara|[Pp]er)\s|\()(?=\p{Lu})/gu;

/** Words that no name of a town has between its capitals. */
export const NO_TOWN =
  /\b(?:is|are|a|an|this|we|our|you|your|and|with|teams?|throughout|by|any|und|ist|est|sont|con|para)\b|^(?:Varies|Various|Multiple|Several|Europe|EMEA|APAC|LATAM|LatAm|NAMER|AMER|Global)\b/u;

/** Parts of the world, which hold no town. */
export const PART_OF_WORLD =
  /^(?:(?:the )?americas|amer|namer|latam|emea|apac|asia(?:-pacific)?|europe|middle east|africa|oceania|dach|nordics|benelux|global)$/iu;

/** "US" is a word in small letters, and no name of a country to other readers. */
export const AMERICA = /^U\.?S\.?$/u;

/** Countries that are one city. */
export const CITY_STATES: Readonly<Record<string, string>> = {
  SG: 'Singapore',
  HK: 'Hong Kong',
  MC: 'Monaco',
  MO: 'Macau',
  LU: 'Luxembourg',
};
