import type { Lexicon } from './model';

/** Norwegian. */
export const NORWEGIAN: Lexicon = {
  language: 'no',
  lacks: [
    'phoneLabels',
    'documentTitles',
    'studySubjects',
    'certificates',
    'placeMarks',
    'placeMarksBehind',
    'studies',
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
    januar, jan; februar, feb; mars, mar; april, apr; mai; juni, jun; juli, jul; august, aug;
    september, sep, sept; oktober, okt; november, nov; desember, des`,
  seasons: {
    spring: 'vår',
    autumn: 'høst',
  },
  dates: {
    present: 'nåværende; d.d.; dd; fortsatt; nåværende tidspunkt',
  },
  headings: {
    workHistory: `
      arbeidserfaring; yrkeserfaring; jobberfaring; erfaringer; ansettelser; arbeid; yrkesbakgrunn; praksis;
      relevant erfaring; karrierehistorikk`,
    education: 'utdanning; utdannelse; utdanninger; utdanningsbakgrunn; skolegang; akademisk bakgrunn',
    training: 'videreutdanning; etterutdanning; kurs; kurs og etterutdanning',
    projects: 'prosjekter; prosjekterfaring; utvalgte prosjekter',
    volunteering: 'frivillig arbeid; frivillige verv; verv; tillitsverv; frivillig innsats; frivilligarbeid',
    skills: `
      ferdigheter; kompetanse; it-kunnskaper; kvalifikasjoner; nøkkelkompetanse; datakunnskaper;
      tekniske ferdigheter; it-ferdigheter; kunnskaper; kjernekompetanse; personlige egenskaper;
      teknisk kompetanse; faglig kompetanse; fagkompetanse`,
    languages: 'språkferdigheter; språkkunnskaper; språkkompetanse',
    certifications: 'sertifiseringer; sertifikater; kurs og sertifikater',
    licenses: 'førerkort',
    awards: 'utmerkelser; priser og utmerkelser; priser og legater',
    contact: 'kontaktinformasjon; kontaktinfo; sosiale medier; lenker',
    personal: 'personlige opplysninger; personlig informasjon; personalia',
    summary: `
      om meg; sammendrag; kort om meg; personlig profil; faglig profil; nøkkelkvalifikasjoner; oppsummering`,
    objective: 'ambisjoner',
    coverLetter: 'søknad',
    hobbies: 'hobbyer; interesser og fritid',
    publications: 'publikasjoner; forskning',
    books: 'bøker',
    conferencePapers: 'konferansebidrag',
    speaking: 'foredrag og presentasjoner',
    references: 'referanser; referanse',
    affiliations: 'organisasjoner',
    military: 'verneplikt; førstegangstjeneste',
    clearances: 'sikkerhetsklarering',
    workStatus: 'arbeidstillatelse',
    availability: 'tilgjengelighet; oppsigelsestid',
    ignored: 'vedlegg',
    other: 'annet; øvrig; øvrig informasjon',
  },
  headingWords: {
    subjects: {
      education: 'utdannings',
    },
    nouns: 'opplysninger',
    duties: 'oppgaver',
    modifiers: 'mitt; annen; utvalgte',
  },
  personLabels: {
    name: 'fullt navn',
    familyName: 'etternavn',
    address: 'bosted',
    drivingLicense: 'førerkort',
    gender: 'kjønn',
    maritalStatus: 'sivilstand',
    motherTongue: 'morsmål',
    nationality: 'statsborgerskap',
  },
  fieldLabels: {
    whatOfJob: 'stillingstittel; yrke; yrke eller stilling',
    whatOfStudy: 'utdanning; eksamen',
    what: 'tittel',
    whereOfJob: 'arbeidsgiver; bedrift; arbeidssted',
    whereOfStudy: 'utdanningssted',
    subjectOfStudy: 'retning; linje; fag',
    gradeOfStudy: 'snitt; resultat',
    text: 'oppgaver; arbeidsoppgaver',
    projectOfJob: 'prosjekt',
    detail: 'avdeling',
  },
  fieldQualifiers: 'nåværende; siste',
  functionWords: `
    og; i; av; å; til; med; for; på; en; et; den; det; som; er; fra; har; jeg; ved; om; samt;
    arbeidserfaring; utdanning; utdannelse; kompetanse; språk; nåværende; utvikling; prosjekter; ansvarlig;
    norsk; engelsk; arbeid; etter; mine; hos; ikke; ble; ferdigheter; innen; du; vi; stilling;
    arbeidsoppgaver; oppgaver; kvalifikasjoner; krav; tilbyr; søknad; minst; erfaring; års; lønn; fordel;
    heltid; deg; oss; søker; gode; ansettelse; fast`,
  sentences: {
    worked: 'arbeidet; har arbeidet; ansatt; jobbet',
    working: 'arbeider; jobber; nåværende; for tiden',
    studied: 'fullført; bestått',
  },
  dutyLabels: 'oppgaver; ansvar',
  languageLabels: 'språkkunnskaper',
  placeLabels: 'bosted; sted',
  employers: {
    legalForms: 'as; asa',
    words: `
      sykehus; hoyskole; høyskole; høgskole; selskap; forbundet; etaten; direktoratet; sykehjem; barnehage`,
    oneself: 'selvstendig; frilanser',
  },
  employment: {
    remote: 'hjemmekontor',
    directHire: 'fast',
    leave: 'foreldrepermisjon; fødselspermisjon; permisjon',
  },
  titles: {
    sure: `
      utvikler; *utvikler; ingeniør; konsulent; rådgiver; leder; *leder; daglig; prosjektleder; medarbeider;
      *medarbeider; lærer; foreleser; forsker; stipendiat; sykepleier; lege; selger; tekniker;
      saksbehandler; regnskapsfører; arkitekt; lærling; vikar`,
    trades: 'frivillig; frisør; *arbeider; hjelpepleier; *pleier; rørlegger; renholder; vaktmester',
  },
  schools: {
    university: 'hoyskole; høyskole; høgskole; høgskolen; *høgskole',
    highschool: 'videregaende; videregående',
    lowerSchool: 'grunnskole',
    other: 'institutt',
  },
  degrees: {
    MSc: 'sivilingeniør',
    masters: 'mastergrad; mastergrad i; siviløkonom',
    BSc: 'høgskoleingeniør',
    bachelors: 'bachelorgrad i',
    associates: 'fagskole',
    vocational: 'fagbrev; svennebrev; yrkesfag',
    highSchoolOrEquivalent:
      'examen artium; videregående; videregående skole; studiespesialisering; generell studiekompetanse',
  },
  levels: {
    skills: 'avansert; grunnleggende',
  },
  licences: 'forerkort',
  nationalities: {
    NO: 'norsk',
  },
  addresses: {
    endings: 'gaten',
  },
  pages: {
    page: 'side',
    of: 'av',
  },
  people: {
    notNames: 'leder; sjef; projektleder',
  },
  postingTopics: {
    requirements: 'utdanning; kjennskap; kunnskap; ferdighet; kvalifi; forerkort',
  },
  optional: '(en|et) (stor )?(fordel|plus|pluss); ønskelig; ikke et krav',
  postingHeadings: {
    role: 'om rollen; om stillinga; rollen; vil du bli med; stillingen',
    duties: `
      arbeidsoppgaver; dine oppgaver; ansvarsområder; dine arbeidsoppgaver; hva skal du gjøre; oppgaver;
      dette skal du gjøre; hva du vil gjøre; ansvar og oppgaver; ditt ansvar; dine ansvarsområder;
      hovedoppgaver; sentrale arbeidsoppgaver`,
    requirements: `
      kvalifikasjoner; kvalifikasjonskrav; krav; hvem er du; om deg; din profil; vi ser etter; vi søker;
      vi søker deg som; kravene; kompetanse; utdanning; din bakgrunn; du har; dine kvalifikasjoner;
      hvem ser vi etter; krav til stillingen; ønskede kvalifikasjoner; utdanning og erfaring;
      personlige egenskaper`,
    preferred: `
      det er en fordel; en fordel; ønskelig; fordel; et pluss; det er et pluss; fordelaktig; ikke et krav;
      det er ønskelig; vi verdsetter; gjerne også`,
    benefits: `
      vi tilbyr; vi kan tilby; goder; hva vi tilbyr; fordeler hos oss; vi tilbyr deg; hva tilbyr vi;
      lønn og betingelser; hvorfor jobbe hos oss`,
    facts: 'arbeidssted; ansettelsesform; arbeidstid; oppstart; stillingsprosent; betingelser',
  },
};
