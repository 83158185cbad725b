import type { Lexicon } from './model';

/** Swedish. */
export const SWEDISH: Lexicon = {
  language: 'sv',
  lacks: [
    'documentTitles',
    'certificates',
    'placeMarks',
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
    januari, jan; februari, feb; mars, mar; april, apr; maj; juni, jun; juli, jul; augusti, aug;
    september, sep, sept; oktober, okt; november, nov; december, dec`,
  seasons: {
    summer: 'sommar',
    autumn: 'höst',
  },
  dates: {
    present: 'pågående; nuvarande; idag; tills vidare',
    since: 'sedan; sedan i; från',
    about: 'början av; slutet av',
    from: 'från',
    until: 'till; tills',
    between: 'till; tills',
    lengths: 'ar; manader',
  },
  headings: {
    workHistory: `
      arbetslivserfarenheter; arbetslivserfarenhet; arbetserfarenhet; yrkeserfarenhet; erfarenhet;
      erfarenheter; anställningar; anställning; karriär; arbete; praktik; yrkesliv;
      professionell erfarenhet; uppdrag`,
    education: `
      utbildning; utbildningar; utbildningsbakgrund; studier; akademisk bakgrund; akademisk utbildning;
      skola`,
    training: 'fortbildning; vidareutbildning; utbildningar och kurser; kurser och utbildningar',
    projects: 'utvalda projekt; projekt; egna projekt',
    volunteering: `
      frivilligt arbete; ideellt arbete; ideellt engagemang; volontärarbete; ideella uppdrag;
      förtroendeuppdrag`,
    skills: `
      datorkunskap; kompetens; kompetenser; färdigheter; kunskaper; it-kunskaper; tekniska färdigheter;
      datakunskaper; kvalifikationer; egenskaper; tekniska kunskaper; teknisk kompetens; nyckelkompetenser;
      datorkunskaper; personliga egenskaper; it-kompetens`,
    languages: 'språk; språkkunskaper; språkfärdigheter; språkkompetens',
    certifications: 'certifieringar; certifikat; intyg; certifikat och intyg',
    licenses: 'körkort',
    awards: 'utmärkelser; priser och utmärkelser; meriter; prestationer',
    contact: 'kontaktuppgifter; länkar',
    personal: 'personuppgifter; personlig information',
    summary: 'sammanfattning; presentation; professionell profil; kort presentation; introduktion',
    objective: 'karriärmål; målsättning',
    coverLetter: 'personligt brev',
    hobbies: 'intressen; fritidsintressen; intressen och fritid',
    publications: 'vetenskapliga publikationer',
    articles: 'artiklar',
    books: 'böcker',
    conferencePapers: 'konferensbidrag',
    speaking: 'föredrag; presentationer',
    references: 'referenser; referenser lämnas på begäran',
    affiliations: 'medlemskap; föreningar; medlemskap i föreningar',
    military: 'värnplikt; militärtjänst; militärtjänstgöring',
    clearances: 'säkerhetsklassning',
    workStatus: 'arbetstillstånd',
    availability: 'tillgänglighet; uppsägningstid',
    ignored: 'bilagor',
    other: 'diverse; övrigt; övriga meriter; ytterligare information',
  },
  headingWords: {
    subjects: {
      education: 'utbildnings',
      workHistory: 'arbets; yrkes',
      skills: 'tekniska',
      personal: 'personliga',
      languages: 'språkliga',
    },
    nouns: 'uppgifter',
    duties: 'arbetsuppgifter',
    modifiers: 'mina; relevanta; övrig; övriga; tidigare; professionell; tekniska; utvalda',
    joints: 'och',
  },
  personLabels: {
    name: 'namn',
    givenName: 'förnamn',
    familyName: 'efternamn',
    address: 'bostad; bostadsadress; hemadress',
    email: 'e post; epost; e postadress',
    languages: 'språk; språkkunskaper',
    body: 'kor',
    birthplace: 'födelseort',
    dateOfBirth: 'födelsedatum; född',
    drivingLicense: 'körkort',
    gender: 'kön',
    maritalStatus: 'civilstånd',
    nationalIdentity: 'personnummer',
    nationality: 'medborgarskap',
    requiredSalary: 'löneanspråk',
  },
  fieldLabels: {
    whatOfJob: 'befattning; tjänst; yrkestitel; yrke eller befattning',
    whatOfStudy: 'examen; utbildning',
    whereOfJob: 'arbetsgivare; företag; arbetsplats; arbetsgivarens namn och adress',
    whereOfStudy: 'skola; lärosäte; skolnamn',
    subjectOfStudy: 'inriktning',
    when: 'tidsrum; år; tidsperiod; tidpunkt',
    start: 'från',
    end: 'till; slutdatum',
    place: 'ort; stad',
    gradeOfStudy: 'betyg',
    text: 'arbetsuppgifter; beskrivning',
    detail: 'avdelning; bransch',
  },
  fieldQualifiers: 'namn; och; nuvarande; senaste',
  functionWords: `
    och; i; av; att; till; med; för; på; en; ett; den; det; som; är; från; har; jag; vid; om; samt;
    arbetslivserfarenhet; utbildning; kompetenser; språk; nuvarande; utveckling; projekt; ansvarig; svenska;
    engelska; arbete; efter; mina; hos; inte; blev; pågående; kunskaper; inom; du; vi; arbetsuppgifter;
    söker; dig; erfarenhet; meriterande; erbjuder; tjänsten; anställning; lön; ansökan; minst; års; goda;
    krav; heltid; oss; tillsvidareanställning`,
  sentences: {
    worked: 'arbetade; har arbetat; arbetat; anställd; jobbade',
    working: 'arbetar; nuvarande; jobbar',
    joined: 'gick med i',
    studied: 'avslutad; avlagd; examen från',
    studying: 'studerar',
    as: 'som ett',
    at: 'vid',
    from: 'från',
    for: 'för',
    in: 'på',
  },
  dutyLabels: 'arbetsuppgifter; ansvarsområden',
  languageLabels: 'språk; språkkunskaper; modersmål',
  phoneLabels: {
    otherNumber: 'personnummer; personnumer',
  },
  placeLabels: 'bostad; adress; ort; stad',
  people: {
    maritalStates: 'singel',
    particles: 'av',
    notNames: 'utvecklare; ingenjör',
  },
  employers: {
    legalForms: 'ab; hb; kb',
    words: `
      universitetssjukhus; sjukhus; hogskola; högskola; forbund; förbund; foretag; företag; bolag;
      stiftelse; myndighet; region; landsting; bageri; apotek; restaurang; verkstad; fabrik; forskola;
      förskola; vardboende; aldreboende; äldreboende; åkeri; akeri; bokhandel; butik`,
    oneself: 'egenforetagare; egen företagare; frilans',
  },
  employment: {
    remote: 'distans; pa distans',
    internship: 'praktyka; praktyki; praktikplats',
    volunteer: 'ideell',
    directHire: 'heltid; tillsvidare',
    leave: 'föräldraledig; föräldraledighet; mammaledig; pappaledig; tjänstledig; tjänstledighet',
  },
  titles: {
    sure: `
      utvecklare; *utvecklare; ingenjor; ingenjör; *ingenjor; *ingenjör; konsult; chef; *chef;
      projektledare; *ledare; larare; lärare; *larare; *lärare; forskare; doktorand; praktikant;
      sjukskoterska; sjuksköterska; lakare; läkare; saljare; säljare; radgivare; rådgivare; tekniker;
      handlaggare; handläggare; *handlaggare; redovisningsekonom; ekonom; arkitekt; larling; medarbetare;
      *medarbetare; bitrade; biträde; *bitrade; *biträde; montör; operatör; samordnare; *samordnare`,
    trades: `
      kassor; kassör; *arbetare; lokalvardare; städare; stadare; servitris; servitör; diskare; *skoterska;
      *skötare; *skotare; snickare; rormokare; rörmokare; svetsare; malare; målare; mekaniker; chauffor;
      chaufför; *forare; *förare; brevbarare; brevbärare; vaktare; väktare; vaktmastare; vaktmästare;
      frisor; frisör; *operator; *operatör; timvikarie; sommarjobbare; *montor; *montör`,
  },
  schools: {
    university: 'hogskola; hogskolan; *hogskola',
    vocational: 'yrkeshogskola; yrkesskola; komvux; folkhögskola',
    highschool: 'gymnasieskola; gymnasiet',
    lowerSchool: 'grundskola',
    other: '*skolan; *skola; skola',
  },
  degrees: {
    doctorate: 'doktorsexamen; doktorandstudier; doktorsgrad; jur dr; tekn dr',
    MSc: 'civilingenjör',
    masters: 'kandidat i; masterexamen; magisterexamen; masterprogram; civilekonom',
    BSc: 'högskoleingenjör',
    bachelors: 'kandidatexamen; högskoleexamen; kandidatprogram; filosofie kandidat; fil kand',
    associates: 'yrkeshögskoleexamen',
    vocational: 'yrkesskole; yrkesprogram; yrkesutbildning; yrkesexamen',
    highSchoolOrEquivalent: `
      naturvetenskapsprogrammet; samhällsvetenskapsprogrammet; samhällsvetenskapliga programmet;
      ekonomiprogrammet; teknikprogrammet; anläggningsprogrammet; omvårdnadsprogrammet; elprogrammet;
      handelsprogrammet; fordonsprogrammet; estetiska programmet; industriprogrammet;
      hotell- och restaurangprogrammet; barn- och fritidsprogrammet; el- och energiprogrammet;
      bygg- och anläggningsprogrammet; vård- och omsorgsprogrammet; handels- och administrationsprogrammet;
      gymnasieutbildning; gymnasieexamen; studentexamen; gymnasieskola`,
  },
  studySubjects: 'ekonomi; matematik; fysik; kemi; juridik; historia; psykologi',
  levels: {
    skills: 'avancerad; nyborjare; grundlaggande; goda; bra',
    speech: 'modersmal; flytande; grundlaggande',
  },
  licences: 'korkort',
  nationalities: {
    SE: 'svensk',
  },
  addresses: {
    endings: 'gatan; vägen; gata',
  },
  pages: {
    page: 'sida; sidan',
    of: 'av',
    union: 'Europeiska unionen',
  },
  studies: {
    grades: 'betyg; snitt',
    outOf: 'av',
    unfinished: 'pågående',
    faculties: 'fakultet',
  },
  postingTopics: {
    benefits: 'semester; friskvard; pensions?forsakring',
    requirements: 'erfarenhet; utbildning; kunskap; korkort',
  },
  optional: 'meriterande; önskvärt; ett plus; ingen förutsättning',
  postingHeadings: {
    role: `
      om rollen; om tjänsten; om jobbet; om arbetet; din roll; rollen; befattningsbeskrivning;
      arbetsbeskrivning; beskrivning; om uppdraget`,
    duties: `
      arbetsuppgifter; dina arbetsuppgifter; ansvarsområden; vad du kommer att göra;
      huvudsakliga arbetsuppgifter; dina uppgifter; ditt ansvar; vad du gör; uppgifter; du kommer att;
      vad innebär jobbet; dina ansvarsområden; vad erbjuder rollen`,
    requirements: `
      kvalifikationer; krav; kravprofil; vi söker dig som; vi söker dig; vi söker; vem är du; om dig;
      din profil; din bakgrund; vem vi söker; vem söker vi; dina kvalifikationer; du har; du är; skallkrav;
      ska-krav; utbildning; vi ser gärna att du har; vad vi söker; för att lyckas i rollen; vem du är`,
    preferred: `
      meriterande; det är meriterande; det är meriterande om du har; plus om du har; önskvärt;
      meriterande för tjänsten; bra att ha; bonus; börkrav; särskilt meriterande; meriter;
      vi ser det som ett plus`,
    benefits: `
      vi erbjuder; förmåner; vad vi erbjuder; vi erbjuder dig; våra förmåner; vad erbjuder vi;
      därför ska du välja oss; varför oss; erbjudande`,
    facts: `
      omfattning; anställningsform; plats; placeringsort; arbetstid; anställning; tillträde;
      om anställningen; placering; villkor`,
  },
};
