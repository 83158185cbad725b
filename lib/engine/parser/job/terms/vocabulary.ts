import type { CONTRACT_TYPES } from '@/lib/contracts';

/** Words for contracts, employment and workplaces, matched in folded text. Written for this project. */

/** parsing.md: ContractType. */
export type ContractType = (typeof CONTRACT_TYPES)[number];

type ContractWords = {
  type: ContractType;
  /** Say it after a label, in a title, among the facts of the job. */
  marks: RegExp;
  /** Say it in any sentence. */
  phrases: RegExp;
};

const words = (source: string) => new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${source})(?![\p{L}\p{N}])`, 'u');

/** In the order in which they are asked: the narrower, the earlier. */
export const CONTRACTS: readonly ContractWords[] = [
  {
    type: 'possibly_permanent',
    marks: words(
      String.raw`temp[- ]to[- ](?:perm|hire|permanent)|contract[- ]to[- ]hire|temporary to permanent|fixed[- ]term with (?:the )?(?:possibility|view|option)|uitzicht op (?:een )?vast\p{L}*(?: contract| dienstverband)?|detavast|optie op vast|mit option auf (?:uber\p{L}*|fest\p{L}*|ent\p{L}*|ver\p{L}*)|ubernahmeoption|evolutif|temporal con posibilidad\p{L}*|scopo assunzione|finalizzat[oa] all'(?:assunzione|inserimento)`,
    ),
    phrases: words(
      String.raw`temp[- ]to[- ](?:perm|hire|permanent)|contract[- ]to[- ]hire|(?:possibility|potential|opportunity|option|view|likely|prospect) (?:of|to|for) (?:(?:a|it|this|an|being|going|becoming|become|be made|extension and) )*(?:permanent|conversion to (?:a )?permanent)|(?:becom\p{L}+|turn\p{L}* into|lead\p{L}* to|convert\p{L}* to|made|go) (?:a )?permanent|uitzicht op (?:een )?(?:vast\p{L}*|verlenging en vast\p{L}*)|kans op (?:een )?vast\p{L}*|option auf (?:unbefristete |festanstellung|ubernahme|entfristung|verlangerung)|(?:ubernahme|entfristung|festanstellung) (?:ist )?(?:moglich|wird angestrebt|angestrebt|vorgesehen|nach)|aussicht auf (?:ubernahme|entfristung|festanstellung|unbefristet\p{L}*)|ubernahmeoption|(?:evoluer|transformable|debouchant|deboucher|pouvant deboucher|evolutif|possibilite|perspective)[^.!?\n]{0,30} cdi|cdd evolutif|(?:posibilidad|opcion|posibilidades)[^.!?\n]{0,25} (?:indefinid[oa]|fij[oa]|plantilla|contrato indefinido)|(?:possibilita|prospettiva|finalita|finalizzato|scopo)[^.!?\n]{0,30} (?:assunzione|indeterminato|stabilizzazione|inserimento)|(?:mozliwosc\p{L}*|perspektyw\p{L}*)[^.!?\n]{0,30} (?:stal\p{L}+|nieokreslony)|(?:possibilidade|perspetiva)[^.!?\n]{0,30} (?:efetiv\p{L}+|integracao|contrato sem termo|sem termo)`,
    ),
  },
  {
    type: 'apprenticeship',
    marks: words(
      String.raw`apprenti(?:ce|ceship)s?|ausbildung(?:splatz|sstelle)?|auszubildende[rn]?|azubi|duales? studium|dual(?:er|e) student\p{L}*|lehrstelle|lehrling|alternance|alternant\p{L}*|apprentissage|apprenti(?:e|\(e\))?|contrat (?:d'apprentissage|de professionnalisation)|apprendistato|apprendista|leerwerk\p{L}*|leerling|bbl|werken en leren|formacion dual|contrato de formacion|aprendiz(?:aje)?|przyuczenie\p{L}*|nauka zawodu|estagio de aprendizagem|jovem aprendiz|aprendizagem`,
    ),
    phrases: words(
      `(?:this|an?|our|paid) apprenticeship|ausbildung zu[mr]|(?:deine|ihre) ausbildung (?:bei|als)|contrat (?:d'apprentissage|de professionnalisation)|en alternance|contratto di apprendistato|apprendistato professionalizzante|bbl-traject|contrato de formacion`,
    ),
  },
  {
    type: 'internship',
    marks: words(
      String.raw`intern|interns|internship|internships|co-op|praktikum|praktikant\p{L}*|pflichtpraktikum|werkstudent\p{L}*|stagiaire|(?<!-)stage(?= (?:de|\d|en|conventionne|of|van|curricol|extracurricol|retribuit|pfe))|convention de stage|stageplek|stageplaats|meewerkstage|afstudeerstage|afstudeerder|practicas|becari[oa]|beca|pasantia|tirocinio|tirocinante|stagista|stage curriculare|staz|stazyst\p{L}*|praktyk[ia]|praktykant\p{L}*|estagio|estagiari[oa]`,
    ),
    phrases: words(
      String.raw`(?:this|an?|our|paid|unpaid|summer|\d+[- ](?:month|week)) internship|(?:freiwilliges|pflicht|bezahltes) ?praktikum|stage de \d+|stage de fin d'etudes|contrato de practicas|convenio de practicas|tirocinio (?:curriculare|extracurriculare|retribuito|formativo)|staz platny|platny staz|estagio (?:profissional|curricular|remunerado)|stagevergoeding`,
    ),
  },
  {
    type: 'voluntary',
    marks: words(
      String.raw`volunteer|volunteering|voluntary|unpaid|ehrenamt\p{L}*|freiwillig\p{L}*|bundesfreiwilligendienst|fsj|fof|bfd|benevolat|benevole|service civique|voluntari\p{L}+|volontari\p{L}+|servizio civile|vrijwilliger\p{L}*|vrijwilligerswerk|wolontari\p{L}*|voluntario|voluntariado`,
    ),
    phrases: words(
      String.raw`(?:this is a|as a|an unpaid) (?:voluntary|volunteer) (?:role|position|opportunity)?|ehrenamtliche tatigkeit|freiwilliges soziales jahr|mission (?:de )?benevol\p{L}+|vrijwilligersfunctie|vrijwilligersvergoeding`,
    ),
  },
  {
    type: 'freelance',
    marks: words(
      String.raw`freelance|freelancer|freelancers|freelance\p{L}*|contractor|independent contractor|1099|self-employed|zzp|zzp'er|freiberuf\p{L}*|freie(?:r|n)? mitarbeit\p{L}*|selbststandig\p{L}*|auf rechnung|prestation|independant\p{L}*|portage salarial|autonom[oa]|partita iva|p\.? ?iva|libero professionista|b2b|kontrakt b2b|umowa b2b|dzialalnosc gospodarcza|recibos verdes|prestacao de servicos|pj|c2c|corp[- ]to[- ]corp`,
    ),
    phrases: words(
      `independent contractor|as a freelancer|on a freelance basis|freelance (?:role|position|basis|contract|project|opportunity|assignment)|auf freiberuflicher basis|freiberufliche mitarbeit|freie mitarbeit|statut (?:d'?independant|freelance|auto-entrepreneur)|micro-entrepreneur|regimen de autonomo|como autonomo|collaborazione (?:a|con) partita iva|(?:kontrakt|umowa|wspolpraca) b2b|contratacao pj|a recibos verdes|zzp-basis|op zzp basis|1099 (?:contractor|basis|position|role)`,
    ),
  },
  {
    type: 'franchise',
    marks: words(
      String.raw`franchise|franchisee|franchisenehmer\p{L}*|franchise-\p{L}+|franchise ondernemer|franchise partner|franchisenemer|franchising|franquicia(?:do)?|affiliazione|franczyz\p{L}*|franchisado|franquia`,
    ),
    phrases: words(
      String.raw`(?:become|open|run|own) (?:a|your own) franchise|als franchise(?:nehmer|partner)\p{L}*|als franchise ?(?:nemer|ondernemer)|devenir franchise|devenez franchise|modelo de franquicia|contratto di franchising`,
    ),
  },
  {
    type: 'side',
    marks: words(
      String.raw`side job|student job|saturday job|weekend job|casual|mini-?job\p{L}*|nebenjob|nebentatigkeit|aushilfe|aushilfsjob|450[- ]euro|520[- ]euro|538[- ]euro|556[- ]euro|studentenjob|schulerjob|ferienjob|geringfugig\p{L}*|bijbaan\p{L}*|bijverdien\p{L}*|zaterdaghulp|vakantiewerk|studentenbaan|job etudiant|job d'ete|emploi etudiant|job d'appoint|trabajo de estudiante|lavoretto|lavoro per studenti|praca dorywcza|praca dodatkowa|praca dla studenta|trabalho de estudante|biscate|part-time estudante`,
    ),
    phrases: words(
      String.raw`auf (?:minijob|450|520|538|556)[- ]?\p{L}*[- ]?basis|minijob-basis|geringfugige beschaftigung|ideale? (?:nebenjob|bijbaan)|als bijbaan|job etudiant|praca dorywcza`,
    ),
  },
  {
    type: 'interim',
    marks: words(
      String.raw`interim|interim manager|interim contract|agency worker|temp agency|through an agency|uitzend\p{L}*|uitzendkracht|detachering|zeitarbeit|leiharbeit|arbeitnehmeruberlassung|personaluberlassung|mission interim|interimaire|travail temporaire|contrat interim\p{L}*|ett|trabajo temporal|empresa de trabajo temporal|somministrazione|interinale|contratto di somministrazione|praca tymczasowa|agencja pracy tymczasowej|trabalho temporario|empresa de trabalho temporario`,
    ),
    phrases: words(
      String.raw`on an interim basis|interim (?:role|position|assignment|basis)|in (?:arbeitnehmeruberlassung|zeitarbeit)|im rahmen der arbeitnehmeruberlassung|en interim|mission d'interim|via (?:een )?uitzend\p{L}*|op uitzendbasis|contrato a traves de ett|contratto di somministrazione|in somministrazione|umowa o prace tymczasowa|contrato de trabalho temporario`,
    ),
  },
  {
    type: 'assisted',
    marks: words(
      String.raw`supported employment|sheltered employment|assisted employment|inklusionsbetrieb|wfbm|eingliederungszuschuss|geforderte beschaftigung|werkstatt fur behinderte menschen|contrat aide|cui-cae|parcours emploi competences|esat|entreprise adaptee|banenafspraak|participatie(?:wet|baan)|garantiebaan|beschut werk|doelgroepregister|empleo protegido|centro especial de empleo|categorie protette|legge 68|l\. ?68\/99|zatrudnienie wspomagane|zaklad pracy chronionej|emprego apoiado|emprego protegido`,
    ),
    phrases: words(
      `supported employment (?:role|position|programme|program|place)|sheltered (?:workshop|employment)|wet banenafspraak|banenafspraak|garantiebaan|beschut werk|contrat aide|parcours emploi competences|centro especial de empleo|appartenent[ei] alle categorie protette|riservat[oa] (?:a|alle) categorie protette|zakladzie pracy chronionej|geforderte beschaftigung`,
    ),
  },
  {
    type: 'temporary',
    marks: words(
      String.raw`temporary|temp|fixed[- ]term|fixed term contract|ftc|(?<=^|\()contract(?=$|\)|,| \/)|contract role|contract position|seasonal|maternity cover|parental leave cover|term|\d{1,2}[- ]months?(?: contract)?|befristet\p{L}*|zeitvertrag|befristung|elternzeitvertretung|schwangerschaftsvertretung|vertretung|saison\p{L}*|projektvertrag|cdd|contrat a duree determinee|duree determinee|remplacement|saisonnier|vacation|temporal|duracion determinada|eventual|sustitucion|por obra|contrato temporal|fijo[- ]discontinuo|interino|determinato|tempo determinato|contratto a termine|stagionale|sostituzione|co\.?co\.?co|tijdelijk\p{L}*|bepaalde tijd|jaarcontract|zwangerschapsvervanging|projectbasis|seizoens\p{L}*|czas okreslony|umowa zlecenie|umowa o dzielo|sezonow\p{L}*|zastepstwo|okreslony|termo certo|a termo|contrato a termo|termo incerto|temporario|sazonal|substituicao`,
    ),
    phrases: words(
      String.raw`temporary (?:position|role|contract|assignment|job|basis|employment|post|appointment|opportunity|cover)|fixed[- ]term|\d{1,2}[- ]?month (?:contract|fixed|ftc|maternity|assignment|term)|seasonal (?:position|role|job|work)|maternity (?:leave )?cover|contract (?:position|role|basis|opportunity|duration|length)|befristete[rsn]? (?:stelle|vertrag|anstellung|arbeitsvertrag|beschaftigung|position)|(?:zunachst |vorerst )?(?:auf|fur) \w+ (?:jahre?|monate) befristet|(?:ist|zunachst|vorerst|bis \S+|jahre?|monate) befristet|befristet (?:auf|bis|fur)|elternzeitvertretung|sachgrundlos befristet|(?:en|un|contrat|poste en) cdd|contrat a duree determinee|contrato (?:temporal|eventual|de sustitucion|de duracion determinada|por obra)|(?:contratto )?a tempo determinato|contratto a termine|contract voor bepaalde tijd|tijdelijk(?:e)? (?:contract|dienstverband|functie|aanstelling|baan)|jaarcontract|contract van (?:een|\d+) (?:jaar|maanden)|umow\p{L} na czas okreslony|na czas okreslony|umow\p{L} zleceni\p{L}|umowa na zastepstwo|contrato a termo(?: certo| incerto)?|termo certo`,
    ),
  },
  {
    type: 'permanent',
    marks: words(
      String.raw`permanent|perm|indefinite|open-ended|direct hire|regular full[- ]time|unbefristet\p{L}*|festanstellung|feste anstellung|dauerstelle|cdi|duree indeterminee|contrat a duree indeterminee|titulaire|indefinid[oa]|contrato indefinido|fij[oa]|plantilla|indeterminato|tempo indeterminato|vast|vaste (?:aanstelling|baan|dienst)|vast (?:contract|dienstverband)|onbepaalde tijd|nieokreslony|czas nieokreslony|umowa o prace|uop|stala praca|sem termo|efetiv[oa]|contrato sem termo|tempo indeterminado|permanente|clt`,
    ),
    phrases: words(
      String.raw`permanent (?:position|role|contract|job|employment|post|full[- ]time|opportunity|staff position|part[- ]time|basis|, full)|(?:full[- ]time|part[- ]time),? permanent|open-ended contract|unbefristete[rsn]? (?:stelle|vertrag|anstellung|arbeitsvertrag|arbeitsverhaltnis|festanstellung|beschaftigung|position|arbeitsvertrage|arbeitsplatz)|unbefristet|festanstellung|(?:en|un|contrat|poste en) cdi|cdi(?= (?:temps|a|des|-|\(|et|ou|dans|avec)|,|\.|;|$)|contrat a duree indeterminee|contrato (?:indefinido|fijo)|contratacion indefinida|incorporacion (?:inmediata|directa) a plantilla|(?:contratto )?a tempo indeterminato|(?:contract voor|voor) onbepaalde tijd|vast(?:e)? (?:contract|dienstverband|aanstelling|baan)|umow\p{L} na czas nieokreslony|na czas nieokreslony|umowa o prace|umowe o prace|contrato sem termo|contrato efetivo|efetividade|contratacao clt|regime clt`,
    ),
  },
];

export const FULL_TIME = words(
  String.raw`full[- ]?time(?:rs?)?|voll(?:zeit\p{L}*|zeitstelle)|voll(?:zeit)?-? ?(?:und|oder|\/|bzw\.?) ?teilzeit|temps (?:plein|complet)|tiempo completo|jornada completa|tempo pieno|voltijd\p{L}*|fulltime|peln\p{L}+ (?:etat|wymiar\p{L}*)|caly etat|cal\p{L}+ etat\p{L}*|tempo (?:inteiro|integral|completo)|periodo integral|1[.,]0 fte|1 fte(?= |$|\))`,
);
export const PART_TIME = words(
  String.raw`part[- ]?time(?:rs?)?|teilzeit\p{L}*|temps partiel|mi-temps|media jornada|jornada (?:parcial|reducida)|tiempo parcial|tempo parziale|deeltijd\p{L}*|parttime|niepeln\p{L}+ (?:etat|wymiar\p{L}*)|czesc\p{L}* etatu|(?:1\/2|1\/4|3\/4|pol) etatu|tempo parcial|meio periodo|meia jornada|0[.,]\d{1,2} fte|term[- ]time`,
);
/**
 * A share of a full week, as Swiss and Dutch postings state it: "80 - 100 %"; a single one only next to a word for it.
 */
export const WORKLOAD =
  /(?<![\d.,])(\d{2,3})\s?%?\s?(?:-|bis|to|a|\/)\s?(\d{2,3})\s?%|(?:pensum|workload|stellenumfang|beschaftigungsgrad|arbeitspensum|taux d'(?:activite|occupation)|grado di occupazione|fte|umfang)[^.\n\d]{0,12}(\d{2,3})\s?%/u;
/** Words for people with benefits, not for the job. */
export const NOT_THE_JOB =
  /\b(?:full[- ]time|part[- ]time) (?:employees?|team members?|staff|students?|offers?|equivalents?|associates|colleagues|regular employees)\b|\b(?:all|for|our|other) full[- ]time\b/u;

export const REMOTE_MARK = words(
  String.raw`remote\p{L}*|hybrid\p{L}*|work from home|wfh|work from anywhere|home[- ]?office|homeoffice|mobiles? arbeiten|telearbeit|teletravail\p{L}*|hybride|full remote|distanciel|a distance|teletrabajo|remoto|remota|hibrid[oa]|smart ?working|lavoro agile|da remoto|ibrid[oa]|telelavoro|thuiswerk\p{L}*|op afstand|zdaln\p{L}+|hybrydow\p{L}+|praca zdalna|teletrabalho|a distancia|home based|home-based|telecommut\p{L}*|telework|virtual`,
);
export const ON_SITE_MARK = words(
  String.raw`on-?site|in[- ]office|in[- ]person|office[- ]based|vor ort|prasenz|presentiel|sur site|sur place|presencial|in presenza|in sede|op locatie|op kantoor|stacjonarn\p{L}+`,
);
export const REMOTE_PHRASE = words(
  String.raw`(?:fully|100 ?%|completely|partly|partially|mostly|primarily|temporarily|work\p{L}*|be|is|us|uk|europe|canada) remote(?:ly)?|remote[- ](?:first|friendly|only|ok|eligible|work|working|position|role|job|opportunity|option\p{L}*|policy|flexib\p{L}*|culture|company|environment|setup|set-up|based|within|from|in the|anywhere|possible|days?)|remotely from|from anywhere|this (?:is a|role is|position is|job is) (?:\S+ ){0,2}(?:remote|hybrid)|hybrid[- ](?:work\p{L}*|role|position|model|schedule|job|policy|setup|set-up|environment|approach|team|arrangement|office|remote)|work(?:ing)? from home|wfh|work[- ]from[- ](?:home|anywhere)|(?:days?|day) (?:a|per|each|every) week (?:in|at|from) (?:the |our )?(?:\S+ )?(?:office|home|hq)|days? (?:in|from) (?:the )?(?:office|home)|from home (?:on|the|for|up to|\w+ days?)|telecommut\p{L}*|telework\p{L}*|home[- ]?office(?:[- ]\p{L}+)?|mobile[sn]? arbeiten|mobil(?:es|em) arbeiten|remote[- ]?(?:arbeit|anteil|tage|moglichkeit\p{L}*)|hybrides arbeiten|ortsunabhangig\p{L}*|teletravail|travail (?:a distance|hybride)|(?:full|semi)[- ]remote|jours? de (?:teletravail|remote)|teletrabajo|trabajo (?:remoto|hibrido|en remoto|a distancia)|(?:modalidad|modelo|formato) (?:hibrid[oa]|remot[oa]|100% remot\p{L})|en remoto|smart ?working|lavoro (?:agile|da remoto|ibrido)|da remoto|modalita (?:ibrida|remota|smart)|thuis ?werk\p{L}*|hybride? werk\p{L}*|vanuit huis|deels thuis|prac\p{L} (?:zdaln\p{L}+|hybrydow\p{L}+)|zdalnie|tryb\p{L}* (?:hybrydow\p{L}+|zdaln\p{L}+)|teletrabalho|trabalho (?:remoto|hibrido|a distancia)|(?:modelo|regime|formato) (?:hibrido|remoto|de teletrabalho)`,
);
export const NOT_REMOTE = words(
  String.raw`(?:not|no|isn't|non|kein\p{L}*|nicht|pas (?:de|en|possible en)?|sin|geen|niet|nie|brak|nao) (?:\S+ ){0,3}(?:remote\p{L}*|home[- ]?office|homeoffice|teletravail|teletrabajo|teletrabalho|thuiswerk\p{L}*|zdaln\p{L}+|smart ?working|hybrid\p{L}*|telecommut\p{L}*)|remote (?:work )?(?:is )?(?:not|un)(?:\s?available| possible| an option)?|(?:fully|100 ?%|strictly|entirely|exclusively) (?:on-?site|in[- ]office|in[- ]person)|5 days (?:a|per) week (?:in|at) (?:the |our )?(?:\S+ )?office`,
);
