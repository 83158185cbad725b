import type { Lexicon } from './model';

/** Danish. */
export const DANISH: Lexicon = {
  language: 'da',
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
    januar, jan; februar, feb; marts, mar; april, apr; maj; juni, jun; juli, jul; august, aug;
    september, sep, sept; oktober, okt; november, nov; december, dec`,
  seasons: {
    spring: 'forår',
    autumn: 'efterår',
    winter: 'vinter',
  },
  dates: {
    present: 'nu; nå; nuværende; i dag; dags dato; igangværende',
    since: 'siden; fra',
    named: 'år',
    from: 'fra',
    until: 'til; indtil',
    between: 'til; indtil',
    lengths: 'maneder; man',
  },
  headings: {
    workHistory: `
      erhvervsmæssig erfaring; ansættelsesforhold; erhvervsmæssig baggrund; erhvervserfaring;
      arbejdserfaring; erfaring; beskæftigelse; ansættelser; karriere; erhvervskarriere; job; praktik;
      ansættelseshistorik; professionel erfaring; arbejde`,
    education:
      'uddannelse; uddannelser; uddannelsesbaggrund; uddannelsesforløb; studier; skole; akademisk baggrund',
    training: 'kurser; efteruddannelse; videreuddannelse; kurser og efteruddannelse; kurser og certifikater',
    projects: 'projekter; egne projekter; udvalgte projekter',
    volunteering: `
      frivilligt arbejde; frivillig; frivillig erfaring; tillidshverv; frivilligt; frivillig arbejde;
      frivillighed`,
    skills: `
      færdigheder; kompetencer; it-kompetencer; it-færdigheder; faglige kompetencer; kvalifikationer;
      kernekompetencer; it-kundskaber; it; tekniske kompetencer; personlige kompetencer; it kompetencer;
      tekniske færdigheder; nøglekompetencer`,
    languages: 'sprog; sprogkundskaber; sprogfærdigheder; sprogkompetencer',
    certifications: 'certificeringer; certifikater; beviser',
    licenses: 'kørekort',
    awards: `
      priser; udmærkelser; hædersbevisninger; stipendier; priser og hædersbevisninger; resultater; legater`,
    contact: 'kontaktoplysninger; sociale medier',
    personal: 'personlige oplysninger; persondata; personlige data',
    summary: `
      resumé; om mig; profiltekst; kort om mig; profilbeskrivelse; faglig resumé; professionel profil;
      sammenfatning; min profil`,
    objective: 'mål; karrieremål; jobmål; målsætning',
    qualifications: 'kvalifikationsresumé',
    coverLetter: 'ansøgning',
    hobbies: 'fritid; fritidsinteresser; interesser; fritidsaktiviteter; fritid og interesser',
    publications: 'publikationer',
    articles: 'artikler',
    books: 'bøger',
    conferencePapers: 'konferencebidrag',
    patents: 'patenter',
    speaking: 'foredrag; oplæg',
    references: 'referencer; referencer oplyses ved ønske',
    affiliations: 'medlemskaber; medlemskab; foreninger',
    military: 'militærtjeneste; militær; værnepligt',
    clearances: 'sikkerhedsgodkendelse',
    workStatus: 'arbejdstilladelse',
    availability: 'tilgængelighed; opsigelsesvarsel',
    ignored: 'bilag; samtykke',
    other: 'andet; øvrigt; yderligere oplysninger',
  },
  headingWords: {
    subjects: {
      education: 'uddannelsesmæssig; akademisk',
      workHistory: 'arbejds',
      skills: 'tekniske',
      personal: 'personlige',
      languages: 'sproglige',
    },
    courses: 'forløb',
    accounts: 'profiltekst',
    nouns: 'oplysninger',
    duties: 'opgaver; ansvar',
    modifiers: `
      min; mine; relevant; relevante; øvrig; øvrige; andre; anden; tidligere; faglig; faglige; professionel;
      teknisk; tekniske; udvalgte`,
    joints: 'og',
  },
  personLabels: {
    name: 'navn; fulde navn',
    givenName: 'fornavn',
    familyName: 'efternavn',
    address: 'bopæl',
    languages: 'sprog; sprogkundskaber',
    relative: 'far; mor; fader; moder',
    availability: 'tilgængelighed',
    birthplace: 'fødested',
    dateOfBirth: 'fødselsdato; født',
    drivingLicense: 'kørekort',
    gender: 'køn',
    maritalStatus: 'civilstand',
    motherTongue: 'modersmål',
    nationality: 'nationalitet; statsborgerskab',
    requiredSalary: 'lønkrav',
  },
  fieldLabels: {
    whatOfJob: 'stilling; stillingsbetegnelse; arbejdstitel; stilling eller erhverv',
    whatOfStudy: 'grad; uddannelse',
    whereOfJob: 'arbejdsgiver; virksomhed; arbejdssted; arbejdsgivers navn og adresse',
    whereOfStudy: 'skole; uddannelsessted',
    boardOfStudy: 'universitet; universitetet',
    subjectOfStudy: 'studieretning',
    when: 'periode; dato; årstal',
    start: 'fra; startdato',
    end: 'til; slutdato',
    place: 'sted; by; lokation',
    gradeOfStudy: 'karakter',
    text: 'opgaver; ansvarsområder; beskrivelse',
    detail: 'afdeling; branche',
  },
  fieldQualifiers: 'navn; på; og; eller; nuværende; seneste; forrige; adresse',
  functionWords: `
    og; i; af; at; til; med; for; på; en; et; den; det; som; er; fra; har; jeg; der; ved; om; samt;
    erhvervserfaring; uddannelse; kompetencer; sprog; nuværende; udvikling; projekter; ansvarlig; dansk;
    engelsk; arbejde; efter; mine; hos; ikke; blev; du; vi; stilling; arbejdsopgaver; opgaver;
    kvalifikationer; krav; tilbyder; ansøgning; mindst; erfaring; løn; fordel; fuldtid; dig; os; søger;
    ansættelse`,
  sentences: {
    worked: 'arbejdede; har arbejdet; arbejdet; ansat',
    working: 'arbejder; nuværende',
    studied: 'gennemført; bestået; afsluttet',
    studying: 'studerer',
    as: 'som; som en; i rollen som',
    at: 'hos',
    from: 'fra; ved',
    with: 'med',
  },
  dutyLabels: 'opgaver; ansvarsområder',
  languageLabels: 'sprog; sprogkundskaber',
  phoneLabels: {
    phone: 'tlf; tlfn',
    fax: 'telefaks',
    otherNumber: 'cpr',
  },
  placeLabels: 'bopael; by',
  people: {
    maritalStates: 'gift; ugift',
    particles: 'af',
    notNames: 'udvikler; konsulent',
  },
  employers: {
    legalForms: 'aps; a/s',
    words: `
      universitet; universitetet; skole; hojskole; højskole; institut; hospital; sygehus; gruppe;
      virksomhed; forening; kommune; ministeriet; styrelsen; bank; fond; dagligvare; plejehjem; plejecenter;
      børnehave; vuggestue; bageriet; vaerksted; værksted; tomrerfirma`,
    oneself: 'selvstaendig; selvstændig',
  },
  employment: {
    remote: 'fjernarbejde',
    volunteer: 'frivillig',
    temp: 'vikar; vikariat',
    directHire: 'fuldtid',
    leave: 'barsel; barselsorlov; orlov; forældreorlov',
  },
  titles: {
    sure: `
      udvikler; ingenior; konsulent; leder; *leder; projektleder; direktor; medarbejder; *medarbejder;
      assistent; larer; *larer; underviser; forsker; praktikant; studentermedhjalper; laerer; sygeplejerske;
      laege; saelger; radgiver; *radgiver; chef; *chef; tekniker; designer; bogholder; revisor; arkitekt;
      pædagog; elev; *elev; ingeniør; lærer; læge; sælger; studentermedhjælper; fuldmægtig; rådgiver`,
    trades: `
      chauffør; tjener; opvasker; *medhjælper; tømrer; murer; smed; avisbud; pedel; piccoline; flaskedreng;
      ungarbejder; *arbejder; kok; køkkenmedhjælper`,
  },
  schools: {
    university: 'universitet; *universitet; universitetet; hojskole; *hojskole',
    college: 'konservatorium; akademi',
    vocational: '*erhvervsskole; erhvervsakademi; handelsskole; teknisk skole; vuc',
    highschool: 'gymnasieskole; ungdomsskole; efterskole',
    lowerSchool: 'folkeskole',
    other: '*skole; skole',
  },
  degrees: {
    doctorate: 'ph d-grad',
    MSc: 'm sc eng; civilingeniør; cand scient; cand polyt',
    masters: 'cand jur; kandidatgrad; kandidatuddannelse; cand merc; cand mag; cand *',
    BSc: 'ingeniørdocent; diplomingeniør',
    bachelors: 'cand merc hd; bachelorgrad; bacheloruddannelse; professionsbachelor; cand mag',
    associates: 'erhvervsakademiuddannelse; ap degree; ap-grad; akademiuddannelse',
    vocational: 'erhvervsuddannelse; svendebrev; eud; eux',
    highSchoolOrEquivalent: `
      studenterexamen; folkeskolens afgangseksamen; studentereksamen; student; hf; hhx; htx; stx; gymnasiet;
      gymnasial uddannelse`,
    certification: 'certifikat',
  },
  studySubjects: 'datalogi; økonomi',
  levels: {
    skills: 'avanceret; begynder; ovet; rutineret; god',
    speech: 'flydende',
  },
  licences: 'kørekort; korekort',
  nationalities: {
    DK: 'dansk',
  },
  addresses: {
    endings: 'veien; vej; gade',
  },
  pages: {
    page: 'side',
    of: 'af',
    union: 'Den Europæiske Union',
  },
  studies: {
    grades: 'karakter(snit)?',
    unfinished: 'igangværende',
  },
  postingTopics: {
    benefits: 'frokostordning; sundhedsforsikring; feriedag',
    requirements: 'erfaring; uddannelse; kendskab; korekort',
  },
  optional: '(en|et) (stor )?(fordel|plus); ønskelig; ønskeligt; ikke et krav',
  postingHeadings: {
    role: 'om stillingen; om jobbet; din rolle; stillingsbeskrivelse; jobbet; jobbeskrivelse; beskrivelse',
    duties: `
      arbejdsopgaver; dine opgaver; dine arbejdsopgaver; opgaver; ansvarsområder; opgaver og ansvar;
      det skal du lave; hvad skal du lave; dit ansvar; dine ansvarsområder; dine primære opgaver;
      primære opgaver; hovedopgaver`,
    requirements: `
      kvalifikationer; dine kvalifikationer; din profil; krav; vi forventer; om dig; hvem er du;
      faglige kvalifikationer; vi søger; din baggrund; du har; det forventer vi; vi forestiller os;
      hvem er vi på udkig efter; personlige kvalifikationer; vi leder efter`,
    preferred: `
      det er en fordel; en fordel; det er et plus; ønskeligt; fordel; fordelagtigt; ikke et krav; et plus;
      det vægter positivt; det er en fordel hvis du`,
    benefits: `
      vi tilbyder; vi tilbyder dig; fordele hos os; hvad vi tilbyder; personalegoder; goder; vi kan tilbyde;
      hvad tilbyder vi; løn og ansættelsesvilkår; du får`,
    facts: 'arbejdssted; ansættelsesform; arbejdstid; tiltrædelse; ansættelsesvilkår; vilkår; ansættelse',
  },
};
