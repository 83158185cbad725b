import type { Lexicon } from './model';

/** Romanian. */
export const ROMANIAN: Lexicon = {
  language: 'ro',
  lacks: [
    'phoneLabels',
    'documentTitles',
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
    ianuarie, ian; februarie, feb; martie, mar; aprilie, apr; mai; iunie, iun; iulie, iul; august, aug;
    septembrie, sept, sep; octombrie, oct; noiembrie, noi, nov; decembrie, dec`,
  seasons: {
    spring: 'primăvară',
    summer: 'vară',
    autumn: 'toamnă',
    winter: 'iarnă',
  },
  dates: {
    present: 'prezent; în prezent; astăzi; acum; actualmente',
    since: 'începând cu; din',
    about: 'începutul; sfârșitul',
    from: 'din; de la',
    until: 'până; până la',
    between: 'până la; până; la',
    lengths: 'ani; luni',
  },
  headings: {
    workHistory: `
      loc de muncă; experiență; experiență profesională; experiență de muncă; experienţă;
      experienţă profesională; experiența profesională; experiența; locuri de muncă; carieră;
      istoric profesional; parcurs profesional; stagii; activitate profesională; experiențe profesionale;
      experienta profesionala; experienta`,
    education: `
      educație; studii; formare; educaţie; educatie; educație și formare; pregătire academică;
      formare academică; studii universitare; educația; parcurs academic`,
    training: `
      cursuri; cursuri de formare; formare continuă; cursuri și traininguri; traininguri; instruire;
      perfecționare; cursuri de perfecționare`,
    projects: 'proiecte; proiecte personale; proiecte academice',
    volunteering: 'voluntariat; activități de voluntariat; activități extracurriculare',
    skills: `
      competențe; aptitudini; abilități; competenţe; aptitudini și competențe; competente;
      competențe tehnice; competențe digitale; cunoștințe; aptitudini şi competenţe; competențe it;
      calități; abilități tehnice; competențe profesionale; competențe și abilități; competențe personale;
      abilitati; competențe organizatorice; cunoștințe pc; cunoștințe it`,
    languages: `
      limbi; limbi străine; limbi vorbite; competențe lingvistice; limbi straine; limbi cunoscute;
      competenţe lingvistice; cunoașterea limbilor străine; abilități lingvistice`,
    certifications: `
      certificări; certificate; atestate; certificări profesionale; certificate și diplome; diplome;
      diplome și certificate`,
    licenses: 'permis de conducere',
    awards: 'premii; distincții; realizări; premii și distincții; burse',
    contact: 'date de contact; informații de contact; adresă; rețele sociale',
    personal: 'date personale; informații personale; informaţii personale',
    summary: `
      despre mine; profil profesional; rezumat; sumar; prezentare; sumar profesional; profil personal;
      despre; descriere`,
    objective: `
      obiectiv; obiectiv profesional; obiective; obiectiv de carieră; obiective profesionale;
      locul de muncă pentru care se candidează`,
    qualifications: 'calificări',
    coverLetter: 'scrisoare de intenție; scrisoare de motivație',
    hobbies: 'hobby-uri; interese; pasiuni; hobbyuri',
    publications: 'publicații; lucrări publicate; cercetare; publicații științifice',
    articles: 'articole',
    books: 'cărți',
    conferencePapers: 'conferințe',
    patents: 'brevete',
    speaking: 'prezentări; prelegeri',
    references: 'referințe; recomandări; referinţe',
    affiliations: 'afilieri; asociații; apartenență; organizații',
    military: 'serviciu militar; stagiul militar; stagiu militar',
    workStatus: 'permis de muncă',
    availability: 'disponibilitate',
    ignored: 'anexe',
    other: 'altele; informații suplimentare; alte informații; informaţii suplimentare; informații adiționale',
  },
  headingWords: {
    subjects: {
      education: 'educaționale; academice',
      personal: 'personale',
      languages: 'lingvistice',
    },
    accounts: 'rezumat',
    nouns: 'date; informații',
    duties: 'responsabilități',
    modifiers: 'relevante; profesională; profesionale; alte; principale; tehnice; personale',
    joints: 'și; si',
  },
  personLabels: {
    name: 'nume; nume și prenume; numele și prenumele',
    givenName: 'prenume; prenumele',
    familyName: 'numele de familie',
    address: 'domiciliu',
    permanentAddress: 'domiciliu stabil',
    languages: 'alte limbi; limbi; limbi străine; limbi cunoscute',
    relative: 'tata; mama',
    birthplace: 'locul nașterii',
    dateOfBirth: 'data nașterii; data nasterii',
    drivingLicense: 'permis de conducere',
    gender: 'gen; sexul',
    maritalStatus: 'stare civilă',
    motherTongue: 'limba maternă',
    nationalIdentity: 'cnp',
    nationality: 'naționalitate; cetățenie',
  },
  fieldLabels: {
    whatOfJob: 'poziția; postul; postul ocupat; funcția; funcția sau postul ocupat; ocupația; meseria',
    whatOfStudy: `
      diploma obținută; calificarea; calificarea obținută; calificarea / diploma obținută; studii;
      nivelul studiilor`,
    what: 'titlu; titul',
    whereOfJob: 'angajator; angajatorul; compania; firma; numele și adresa angajatorului; locul de muncă',
    whereOfStudy: `
      școala; liceul; numele și tipul instituției de învățământ;
      numele și tipul instituției de învățământ / furnizorului de formare`,
    where: 'instituția; organizația',
    boardOfStudy: 'universitatea',
    subjectOfStudy: 'specializarea; profilul; facultatea',
    when: 'perioada; anul; anii; dată',
    start: 'de la; data începerii',
    end: 'până la; data încheierii; anul absolvirii',
    place: 'localitate; oraș; locul',
    gradeOfStudy: 'medie; media',
    text: 'responsabilități; atribuții; activități; descriere; principalele activități și responsabilități',
    projectOfJob: 'proiect',
    detail: 'departament; domeniul; tipul activității sau sectorul de activitate',
  },
  fieldQualifiers: 'numele; și; sau; actual; actuală; anterior',
  functionWords: `
    și; de; la; în; cu; pe; pentru; din; un; o; al; ale; care; este; sunt; prin; mai; ca; sau; experiență;
    profesională; educație; competențe; limbi; străine; prezent; dezvoltare; proiecte; engleză; română;
    universitatea; până; cunoștințe; echipă; ce; vei; vă; oferim; căutăm; cerințe; contract; normă; minimum;
    ani; studii; lucru; muncă; locul; candidat; program; salariu; avantaj; responsabilități; perioadă`,
  sentences: {
    worked: 'am lucrat; lucrat; a lucrat; angajat',
    working: 'lucrez; în prezent',
    studied: 'absolvit; absolvent; absolventă',
    as: 'ca; în calitate de; pe postul de; în funcția de',
    at: 'la firma; la compania',
    from: 'din cadrul',
    with: 'cu',
    for: 'pentru',
    in: 'în; la',
    time: 'în anul',
  },
  dutyLabels: 'responsabilități; atribuții',
  languageLabels: 'limbi; limbi străine; limba maternă; alte limbi',
  placeLabels: 'localitate; oras; domiciliu',
  people: {
    maritalStates: 'necăsătorit; căsătorit',
    notNames: 'inginer; programator',
  },
  employers: {
    words: `
      brutarie; farmacie; fabrica; gradinita; cabinet; magazin; hipermarket; depozit; universitatea;
      facultatea; scoala; colegiul; institutul; spitalul; banca; grupul; firma; agentia; fundatia;
      asociatia; ministerul; primaria`,
    oneself: 'liber profesionist; pfa',
  },
  employment: {
    remote: 'la distanta',
    volunteer: 'voluntar',
    directHire: 'norma intreaga',
  },
  titles: {
    sure: `
      inginer; dezvoltator; programator; manager; director; analist; consultant; proiectant; administrator;
      tehnician; asistent; asistenta; stagiar; profesor; cercetator; contabil; avocat; medic; vanzator;
      coordonator; arhitect; specialist; consilier; fondator; operator; ospatar; traducator; jurnalist; sef;
      economist`,
    weak: 'stazi',
    trades: `
      vanzatoare; casier; casiera; gestionar; chelner; chelnerita; bucatar; bucatareasa; ajutor bucatar;
      camerista; muncitor; muncitoare; sofer; curier; instalator; zidar; sudor; mecanic; lacatus; secretara;
      receptioner; receptionera; reprezentant vanzari; invatator; invatatoare; educatoare; infirmier;
      infirmiera; farmacist; farmacista; voluntar; voluntara; practicant; ingrijitor; ingrijitoare; bona;
      coafeza; frizer; croitor; croitoreasa; brutar; paznic; magazioner; manipulant; ghid; contabila`,
  },
  schools: {
    university: 'universitatea; politehnica; facultatea',
    highschool: 'gimnaziul; liceu; liceul; colegiul national; colegiul tehnic; liceul teoretic; grup scolar',
    other: 'colegiul; scoala',
  },
  degrees: {
    doctorate: 'doctor în; doctorat în',
    MSc: 'inginer diplomat',
    masters:
      'masterat; master în; diplomă de master; licenciat în drept; studii de masterat; studii aprofundate',
    bachelors: `
      studii superioare; licență; licenţă; licenta; diplomă de licență; licențiat; inginer;
      studii universitare de licență`,
    vocational: 'școală profesională; școală postliceală; postliceală; calificare profesională',
    highSchoolOrEquivalent:
      'studii medii; studii liceale; bacalaureat; diplomă de bacalaureat; liceu; liceul',
  },
  studySubjects: 'matematica; economie; drept; istorie; calculatoare; automatica',
  levels: {
    skills: 'avansat; incepator; mediu',
  },
  licences: 'permis de conducere',
  nationalities: {
    RO: 'română',
  },
  addresses: {
    streets: 'bulevardul; strada; str.',
  },
  placeMarks: {
    district: 'județul; jud',
  },
  pages: {
    of: 'din',
    union: 'Uniunea Europeană',
  },
  studies: {
    grades: 'medie',
    finished: 'absolv',
    unfinished: 'în curs',
  },
  postingTopics: {
    benefits: 'tichete; asigurare; abonament medical',
    requirements: 'experienta; studii; cunostint; cunoastere; permis de conducere; abilitat',
  },
  optional: `
    (un |constituie |reprezintă )?(un |constituie |reprezintă )(avantaj|plus); de preferat; preferabil`,
  postingHeadings: {
    role: `
      despre rol; despre post; descrierea postului; descrierea jobului; descriere job; rolul tău;
      despre poziție`,
    duties: `
      responsabilități; responsabilitățile tale; ce vei face; atribuții; atribuții principale; sarcini;
      principalele responsabilități; ce presupune jobul; activități principale; cu ce te vei ocupa;
      ce vei avea de făcut`,
    requirements: `
      cerințe; cerințele postului; ce căutăm; candidatul ideal; profilul candidatului; profilul tău;
      calificări; ce îți trebuie; ce așteptăm de la tine; pe cine căutăm; așteptările noastre;
      abilități necesare; cerințe obligatorii; experiență; studii; cerințe minime; ce ne dorim de la tine`,
    preferred: `
      constituie un avantaj; reprezintă un avantaj; constituie avantaj; este un plus; ar fi un plus;
      de preferat; avantaje pentru candidat; constituie un plus; ar fi ideal`,
    benefits: `
      oferim; ce oferim; ce îți oferim; beneficii; beneficiile tale; ce primești; oferta noastră;
      pachet de beneficii; ce vei primi; de ce să lucrezi la noi`,
    facts: 'locația; locație; program de lucru; tip contract; tipul contractului; loc de muncă; program',
  },
};
