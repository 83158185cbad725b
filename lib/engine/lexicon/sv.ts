import type { Lexicon } from './model';

/** Swedish. */
export const SWEDISH: Lexicon = {
  language: 'sv',
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
};
