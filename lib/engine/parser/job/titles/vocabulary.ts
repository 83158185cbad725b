/** Words around titles of jobs in the languages of the parser; matched in folded text. Written for this project. */

/** "(m/w/d)", "(H/F)", "m/v/x", "(K/M)", "(all genders)": German, French, Dutch, Polish postings mark titles so. */
export const GENDER_MARK =
  /[([]?(?<![\p{L}/])(?:m|w|f|d|x|h|v|k|i|gn|div|mann|frau|divers)\s?(?:[/|*,]\s?(?:m|w|f|d|x|h|v|k|i|gn|div|nb|u|a|inter|divers)\b){1,4}(?![\p{L}/])[)\]]?|[([](?:all genders?|alle geschlechter|gn|w\/m\/d|tous genres|any gender|x)[)\]]/u;

/** Words before a title in the first lines: "We are hiring: ...", "Stellenangebot: ...". */
export const TITLE_LEAD =
  /^(?:job title|title|position|position title|role|job|vacancy|job opening|now hiring|we are hiring(?: an?)?|we're hiring(?: an?)?|hiring|wanted|job description|job posting|careers?|vacature|gezocht|wij zoeken(?: een)?|stelle|stellenangebot|stellenanzeige|stellenausschreibung|stellenbezeichnung|wir suchen|gesucht|poste|offre d'emploi|offre|recrutement|nous recrutons|on recrute|intitule du poste|puesto|oferta de empleo|oferta|se busca|buscamos|vacante|posizione|offerta di lavoro|cerchiamo|ricerchiamo|annuncio|stanowisko|oferta pracy|poszukujemy|szukamy|praca|vaga|oferta de emprego|recrutamos|procuramos|funcao)\s?[:：–-]\s*/u;

/**
 * Leads to a title in a sentence; the title begins after the match. Divided by language only for reading.
 */
export const SENTENCE_LEADS: readonly RegExp[] = [
  /(?:looking for|seeking|searching for|look for|hiring|recruiting(?: for)?|in search of|need|welcome|add|for the (?:role|position) of|join (?:us|our team|the team|\p{L}+) as|opening for|opportunity for|work as|position of|role of)\s+(?:an?|our(?: next| first)?|the|\d+x?|multiple|several)?\s+/gu,
  /(?:^|[.!?]\s|[,:]\s)(?:as|in (?:this|the) role (?:of|as)|being)\s+(?:an?|our(?: next| first)?|the)\s+/gu,
  /(?:suchen|sucht|suche)\s(?:[^.!?]{0,110}?\s)?(?:eine?n?(?:[:*/]\w{1,3}|\s?\(?n\)?)?|dich als|sie als|als|mehrere|engagierte[nr]?|motivierte[nr]?|erfahrene[nr]?)\s+/gu,
  /(?:^|[.!?]\s)als\s+/gu,
  /(?:^|[.!?]\s)(?:as (?:an?|the|our)|as|the)\s+(?=[^.!?,;]{4,60}(?:,\s(?:you|we)|\s(?:will|is responsible|is accountable|reports|plays|serves|role|position|leads|supports)\s))/gu,
  /(?:recherch(?:e|ons)|recrut(?:e|ons)|cherch(?:e|ons)|en tant que?|poste de)\s(?:[^.!?]{0,60}?\s)?(?:une?(?:\(?e\)?)?|nos?|des|son|sa|notre(?: futur\(?e?\)?)?|votre)?\s*/gu,
  /(?:buscamos|busca|busca incorporar|precisa|precisamos|necesitamos|necesita|seleccionamos|selecciona|incorporar|contratar|como)\s+(?:a\s)?(?:un(?:a|\/a|\(a\))?\s)?(?:nuev[oa]\s)?/gu,
  /(?:cerchiamo|cerca|ricerca|ricerchiamo|seleziona|selezioniamo|stiamo cercando|inserire|in qualita di|come)\s+(?:un[ao']?\s?|n[.°]?\s?\d+\s|una?\/[oa]\s)?/gu,
  /(?:zoeken (?:we|wij|naar)?|zoekt|zoek|op zoek naar|als|per direct)\s+(?:[^.!?]{0,40}?\s)?(?:een|jou als)?\s*/gu,
  /(?:poszukujemy|poszukuje|szukamy|szuka|zatrudnimy|zatrudni|na stanowisko|stanowisku|jako)\s*:?\s+(?:osoby na stanowisko\s*:?\s+|doswiadczon\p{L}+\s)?/gu,
  /(?:procuramos|procura|recrutamos|recruta|a recrutar|contrata|contratamos|buscamos|como)\s+(?:um(?:a|\(a\)|\/a)?\s)?/gu,
];

/** Words that end a title. */
export const TITLE_STOP =
  /\s(?:to|who|that|with|for|in|at|based|and join|on|within|you|we|will|is|as|from|reporting|whose|where|our|your|the|a|an|here|are|can|has|this|joining|responsible|passionate|willing|able|looking|ready|der|die|das|mit|fur|in|im|am|an|bei|zur|zum|ab|sind|bist|ist|hast|haben|werden|wirst|arbeitest|ubernimmst|ubernehmen|verantwortest|unterstutzt|betreust|gestaltest|qui|pour|avec|dans|a|au|aux|chez|en|afin|sur|capable|vous|tu|capaz|para|con|que|en|por|apasionad\p{L}*|per|che|con|presso|da|cui|si|voor|met|die|bij|in|ben|ga|op|te|om|do|w|we|z|ze|na|dla|ktor\p{L}+|odpowiedzialn\p{L}+|para|com|que|no|na|em)(?=\s)|[.,;:!?|•–]|\s-\s|\n/u;

/** Words of praise for applicants, between the article and the title. */
export const PRAISE =
  /^(?:(?:highly|very|exceptional(?:ly)?|experienced|talented|passionate|motivated|skilled|dynamic|driven|strong|creative|dedicated|ambitious|proactive|detail-oriented|self-motivated|enthusiastic|energetic|great|exceptional|seasoned|proven|strategic|hands-on|elite|tenacious|savvy|versatile|bright|resourceful|outgoing|[a-z]+-(?:minded|driven|oriented|focused|savvy|first|obsessed)|results-driven|full-time|part-time|remote|new|additional|qualified|committed|friendly|reliable|curious|brilliant|world-class|smart|innovative|first|next|founding(?=\s\p{Ll})|amazing|hungry|technical(?=\s(?:and|,))|thoughtful|collaborative|engagierte[nrs]?|motivierte[nrs]?|erfahrene[nrs]?|zuverlassige[nrs]?|freundliche[nrs]?|qualifizierte[nrs]?|neue[nrs]?|gepassioneerde|ervaren|enthousiaste|gemotiveerde|nieuwe|gedreven|zelfstandige|ambitieuze|experimente\(?e?\)?|passionne\(?e?\)?|nouve(?:l|au|lle)|motive\(?e?\)?|dynamique|futur\(?e?\)?|nuev[oa]|gran|doswiadczon\p{L}+|ambitn\p{L}+|energiczn\p{L}+),?\s+(?:and\s|und\s|et\s|en\s|e\s|y\s|i\s)?)+/u;

/** Text after a sought title, in capitals or not: "a senior sourcer to join our team". */
export const SOUGHT =
  /^\s(?:to (?:join|help|lead|support|own|drive|build|work|manage|take)|who|for our|der |die |pour (?:rejoindre|renforcer)|para (?:unirse|incorporarse|trabajar)|per (?:il|la|entrare)|voor (?:ons|onze)|do (?:zespolu|naszego)|para (?:integrar|reforcar))/u;

/** Sought things that are not titles. */
export const NO_TITLE =
  /^(?:(?:new|great|right|next|key|strong) )?(?:individuals?|persons?|people|candidates?|someone|team|teams|team members?|colleagues?|professionals?|talents?|talent|home|job|jobs|role|position|opportunity|opportunities|challenges?|company|companies|partners?|way|ways|place|career|experience|help|support|result|part|member|members|bonus|plus|more|mensch\p{L}*|person|personlichkeit\p{L}*|verstarkung|unterstutzung|kolleg\p{L}+|talent\p{L}*|personne|candidat\p{L}*|profil|profils|collegue|persona|personas|profesional(?:es)?|candidat[oa]s?|perfil|companer[oa]s?|risors[ae]|figur[ae]|persone?|collega|collega's|iemand|medewerkers?|osob[ay]?|kandydat\p{L}*|pessoas?|profissiona\p{L}+|equipa|equipe|equipo|zespol\p{L}*|immediate|one of|other|all|any|each|leader|leaders|global leader|growth|expert|experts)(?:$|\s(?:of|in|with|to|at|on|for|from|and)\b)/u;
