import type { Lexicon } from './model';

/** Czech. */
export const CZECH: Lexicon = {
  language: 'cs',
  lacks: [
    'certificates',
    'placeMarksBehind',
    'service',
    'references',
    'sentenceWords',
    'languageActivities',
    'postingLabels',
    'postingPages',
    'contractMarks',
    'contractPhrases',
    'workingTime',
    'workplaces',
  ],
  months: `
    leden, ledna, led; únor, února, úno; březen, března, bře; duben, dubna, dub; květen, května, kvě;
    červen, června, čvn; červenec, července, čvc; srpen, srpna, srp; září, zář; říjen, října, říj;
    listopad, listopadu, lis; prosinec, prosince, pro`,
  seasons: {
    spring: 'jaro',
    summer: 'léto',
    autumn: 'podzim',
  },
  dates: {
    present: 'současnost; současnosti; dosud; nyní; dnes',
    since: 'od roku',
    about: 'ok.; začátek; polovina; konec',
    from: 'od roku',
    between: 'až do; až; po',
    lengths: 'let; mesicu',
  },
  headings: {
    workHistory: `
      pracovní historie; dosavadní praxe; historie zaměstnání; pracovní zkušenosti; pracovní zkušenost;
      zkušenosti; praxe; pracovní praxe; profesní zkušenosti; zaměstnání; kariéra; průběh zaměstnání;
      odborná praxe; stáže; profesní praxe; předchozí zaměstnání`,
    education: `
      škola; vzdělání; vzdělávání; studium; dosažené vzdělání; nejvyšší dosažené vzdělání; studia;
      průběh vzdělání`,
    training: 'kurzy; školení; kurzy a školení; další vzdělávání; semináře; certifikace a školení',
    projects: 'osobní projekty; vlastní projekty; vybrané projekty',
    volunteering: 'dobrovolnictví; dobrovolnická činnost',
    skills: `
      počítačové znalosti; dovednosti; schopnosti; znalosti; počítačové dovednosti; odborné znalosti;
      znalosti a dovednosti; it dovednosti; technické dovednosti; pc znalosti; kompetence;
      znalosti a schopnosti; dovednosti a znalosti; znalost pc; technologie a nástroje;
      schopnosti a dovednosti`,
    languages: `
      jazyky; jazykové znalosti; jazykové dovednosti; znalost jazyků; cizí jazyky; jazyková vybavenost;
      jazykové schopnosti`,
    certifications: 'certifikace; certifikáty; osvědčení; certifikát',
    licenses: 'řidičský průkaz; řidičské oprávnění',
    awards: 'ocenění; úspěchy; ceny a ocenění; stipendia; dosažené úspěchy',
    contact: 'kontaktní údaje; kontakty; sociální sítě; odkazy',
    personal: 'osobní údaje; osobní informace',
    summary: `
      o mně; profesní profil; shrnutí; osobní profil; souhrn; o sobě; stručný profil; profil uchazeče;
      představení`,
    objective: 'cíl; kariérní cíl; kariérní cíle; profesní cíl; profesní cíle',
    qualifications: 'kvalifikace',
    coverLetter: 'motivační dopis',
    hobbies: 'zájmy; koníčky; zájmy a koníčky; volný čas; záliby; koníčky a zájmy',
    publications: 'publikace; výzkum; vědecká činnost',
    articles: 'články',
    books: 'knihy',
    conferencePapers: 'konference',
    speaking: 'přednášky; prezentace',
    references: 'reference na vyžádání; doporučení',
    affiliations: 'členství; členství v organizacích',
    military: 'vojenská služba',
    clearances: 'bezpečnostní prověrka',
    workStatus: 'pracovní povolení',
    availability: 'dostupnost; možný nástup',
    ignored: 'přílohy; souhlas; souhlas se zpracováním osobních údajů',
    other: 'ostatní; další informace; jiné; doplňující informace',
  },
  headingWords: {
    subjects: {
      education: 'studijní; vzdělávací',
      workHistory: 'pracovní; profesní',
      personal: 'osobní',
      languages: 'jazykové',
    },
    careers: 'profesní',
    courses: 'průběh',
    accounts: 'shrnutí',
    nouns: 'údaje',
    duties: 'povinnosti',
    modifiers: 'relevantní; odborné; profesní; další; ostatní; vybrané; moje; technické',
    joints: 'a',
  },
  personLabels: {
    name: 'jméno; jméno a příjmení',
    givenName: 'jméno křestní',
    familyName: 'příjmení',
    address: 'bydliště; adresa; trvalé bydliště; adresa bydliště',
    permanentAddress: 'trvalá adresa',
    phone: 'telefonní číslo',
    languages: 'ostatní jazyky; cizí jazyk; jazyky; jazykové znalosti; cizí jazyky; jazykové schopnosti',
    relative: 'otec',
    birthplace: 'místo narození',
    dateOfBirth: 'datum narození',
    drivingLicense: 'řidičský průkaz',
    gender: 'pohlaví',
    maritalStatus: 'rodinný stav',
    motherTongue: 'mateřský jazyk',
    nationality: 'národnost; státní příslušnost',
  },
  fieldLabels: {
    whatOfJob: 'pozice; pracovní pozice; pracovní zařazení; profese; povolání nebo vykonávaná funkce',
    whatOfStudy: 'dosažené vzdělání; vzdělání; stupeň vzdělání; dosažená kvalifikace',
    what: 'titul; funkce; obor',
    whereOfJob: 'zaměstnavatel; společnost; název firmy; jméno a adresa zaměstnavatele',
    whereOfStudy: 'škola; název školy; vysoká škola; název a typ organizace, která poskytla vzdělání',
    where: 'ustanova',
    boardOfStudy: 'univerzita',
    subjectOfStudy: 'obor studia; studijní obor; odbor; fakulta; zaměření',
    when: 'období; rok; roky; doba; trvání',
    start: 'zahájení; nástup',
    end: 'ukončení; rok ukončení',
    place: 'místo; město',
    gradeOfStudy: 'známka; prospěch; průměr',
    text: 'náplň práce; popis; popis práce; povinnosti',
    detail: 'oddělení; odvětví',
  },
  fieldQualifiers: 'název; jméno; a; nebo; současný; poslední; předchozí',
  functionWords: `
    a; v; na; s; z; do; pro; se; je; o; od; po; jako; za; při; ve; že; pracovní; zkušenosti; vzdělání;
    dovednosti; jazyky; současnost; vývoj; projekt; projektů; čeština; angličtina; práce; znalosti;
    univerzita; řízení; týmu; nebo; které; jsem; co; vás; náplň; požadujeme; nabízíme; praxe; praxi;
    znalost; výhodou; smlouva; úvazek; místo; nástup; alespoň; mzda; dobu; hledáme`,
  sentences: {
    worked: 'pracoval jsem; pracovala jsem; pracoval; pracovala; zaměstnán',
    working: 'pracuji; nyní; v současnosti',
    studied: 'absolvoval; absolvovala; dokončil; dokončeno',
    studying: 'studuje',
    as: 'na pozici; v pozici',
    at: 've firmě',
    in: 'v; ve; vo',
    major: 'obor',
    time: 'roku; v roce',
  },
  dutyLabels: 'povinnosti; náplň práce',
  languageLabels: 'jazyky; jazykové znalosti; mateřský jazyk',
  phoneLabels: {
    mobile: 'mobilni',
    phone: 'telefonni',
  },
  placeLabels: 'bydliste; mesto; adresa',
  documentTitles: 'životopis',
  people: {
    maritalStates: 'svobodný; svobodná; ženatý; vdaná',
    notNames: 'vývojář',
  },
  employers: {
    legalForms: 's.r.o.; sro; a.s.; spol.',
    words: `
      pekarna; pekaren; lekarna; restaurace; hotelovy; obchod; prodejna; sklady; dilna; tovarna; zavod;
      materska skola; domov duchodcu; obecni urad; mestsky urad; reznictvi; zeleznice; univerzita; skola;
      ustav; fakulta; nemocnice; klinika; banka; skupina; spolecnost; agentura; nadace; sdruzeni;
      ministerstvo; urad; centrum`,
    oneself: 'osvc; osvč; na volne noze',
  },
  employment: {
    remote: 'na dalku; vzdalene',
    volunteer: 'dobrovolnik',
    temp: 'docasne',
    directHire: 'hlavni pracovni pomer',
    leave: 'mateřská dovolená; rodičovská dovolená',
  },
  titles: {
    sure: `
      vyvojar; programator; inzenyr; manazer; manazerka; reditel; reditelka; vedouci; analytik; analyticka;
      konzultant; konzultantka; projektant; spravce; technik; asistent; asistentka; stazista; ucitel;
      ucitelka; lektor; vyzkumnik; ucetni; pravnik; sestra; lekar; prodavac; prodavacka; koordinator;
      architekt; specialista; specialistka; poradce; zakladatel; referent; referentka; obchodnik; mechanik;
      ridic`,
    trades: `
      pokladni; skladnik; skladnice; kuryr; servirka; cisnik; cisnice; kuchar; kucharka; pomocna sila;
      uklizecka; uklizec; delnik; delnice; elektrikar; instalater; zednik; svarec; truhlar; pracovnik;
      pracovnice; zastupce; zastupkyne; mistr; vychovatel; vychovatelka; osetrovatel; osetrovatelka;
      lekarnik; lekarnice; recepcni; brigadnik; brigadnice; brigada; dobrovolnik; dobrovolnice; osvc;
      jednatel; jednatelka; prekladatel; prekladatelka; kadernice; krejci; pekar; zahradnik; vratny;
      strojnik; obsluha stroju; predavac; predavacka; casnik; casnicka`,
  },
  schools: {
    university: 'univerzita; vysoka',
    vocational: 'učiliště; sou; sos; odborne uciliste; vos',
    highschool: 'gymnazium; stredni skola; střední škola; lyzej; obchodni akademie',
    lowerSchool: 'zakladni skola',
    other: 'ustav',
  },
  degrees: {
    doctorate: 'doktorské studium; doktorské; doktorandské; csc; drsc',
    professional: 'lék; mudr; judr; paeddr; phdr; rndr',
    masters: `
      vysokoškolské vzdělání; vysokoškolské; magisterské studium; navazující magisterské studium; ing; mgr;
      inženýr; magisterské`,
    BSc: 'bakalář inženýr',
    bachelors: 'bakalářské studium; bakalář; bakalářské; bc; bca',
    associates: 'vyšší odborná škola; vyšší odborné vzdělání; diplomovaný specialista; dis',
    vocational: 'střední odborné vzdělání; výuční list; vyučen; odborné učiliště',
    highSchoolOrEquivalent: `
      střední vzdělání; střední vzdělání s maturitou; úplné střední vzdělání; základní vzdělání; maturita;
      maturitní zkouška; gymnázium; střední škola; středoškolské; zkladní škola`,
  },
  studySubjects: `
    veterinarni; ekologie; hygiena; zemedelstvi; strojirenstvi; elektrotechnika; informatika; ekonomika;
    pedagogika; filozofie; historie; geografie; biologie; chemie; stavebnictvi; matematika; pravo; ekonomie`,
  levels: {
    skills: 'pokrocily; zacatecnik; zakladni',
    speech: 'rodily; pokrocily; zaklady',
  },
  licences: 'ridicsky',
  nationalities: {
    CZ: 'česká',
  },
  addresses: {
    streets: 'ulice; náměstí',
  },
  placeMarks: {
    district: 'okres',
  },
  pages: {
    page: 'strana; stránka',
    of: 'z; ze',
    union: 'Evropská unie',
  },
  studies: {
    grades: 'pr[uů]m[eě]r',
    finished: 'absolv',
    unfinished: 'probíhá',
    faculties: 'fakulta',
  },
  postingTopics: {
    benefits: 'dovolen; stravenk',
    requirements: 'znalost; prax; vzdelani; zkusenost; vyuceni; ridicsky; komunikativ; spolehliv',
  },
  optional: 'výhod(ou|a); není podmínkou; vítán*; oceníme; uvítáme',
  postingHeadings: {
    role: `
      o pozici; popis pozice; popis práce; popis pracovní pozice; vaše role; tvoje role; o práci;
      koho hledáme`,
    duties: `
      náplň práce; pracovní náplň; co budete dělat; co budeš dělat; co vás čeká; co tě čeká; vaše úkoly;
      hlavní úkoly; odpovědnosti; zodpovědnosti; vaše náplň práce; co bude vaším úkolem; činnosti;
      popis činnosti`,
    requirements: `
      požadavky; požadujeme; co požadujeme; naše požadavky; očekáváme; co očekáváme; co od vás očekáváme;
      co od tebe očekáváme; požadavky na uchazeče; váš profil; tvůj profil; předpoklady; kvalifikace;
      co potřebujete; co byste měli umět; vzdělání; praxe; hledáme; kvalifikační předpoklady;
      kvalifikační požadavky`,
    preferred: `
      výhodou; výhodou je; výhodou bude; výhodou jsou; vítáme; oceníme; nice to have; výhoda; bude výhodou;
      uvítáme; vítané; není podmínkou; výhodou ale není podmínkou`,
    benefits: `
      nabízíme; co nabízíme; nabízíme vám; co vám nabízíme; benefity; zaměstnanecké výhody; výhody u nás;
      za odměnu; naše nabídka; co získáte; u nás získáte; těšit se můžete na`,
    facts: `
      druh pracovního poměru; pracovní doba; místo výkonu práce; místo práce; typ smlouvy; nástup;
      informace o pozici; pracovní poměr`,
  },
};
