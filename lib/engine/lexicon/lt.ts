import type { Lexicon } from './model';

/** Lithuanian, without IĮ, VĮ and iš, which are II, VI and "is" without their marks. */
export const LITHUANIAN: Lexicon = {
  language: 'lt',
  lacks: [
    'headingWords',
    'fieldQualifiers',
    'placeMarksBehind',
    'service',
    'references',
    'sentenceWords',
    'postingTopics',
    'postingPages',
    'contractMarks',
    'contractPhrases',
    'workingTime',
    'workplaces',
  ],
  months: `
    sausis, sausio; vasaris, vasario; kovas, kovo; balandis, balandžio; gegužė, gegužės; birželis, birželio;
    liepa, liepos; rugpjūtis, rugpjūčio; rugsėjis, rugsėjo; spalis, spalio; lapkritis, lapkričio;
    gruodis, gruodžio`,
  seasons: {
    spring: 'pavasaris; pavasarį',
    summer: 'vasara; vasarą',
    autumn: 'ruduo; rudenį',
    winter: 'žiema; žiemą',
  },
  dates: {
    present: 'dabar; iki dabar; šiuo metu; iki šiol; iki šios dienos; šiandien; dabartinis; dabartinė',
    since: 'nuo',
    about: 'apie',
    from: 'nuo',
    until: 'iki',
    between: 'iki',
    inside: 'mėn.; d.',
    behindYear: 'm.; metų; metai',
    behindMonth: 'mėn.; mėn',
    behindDay: 'd.; d',
    lengths: 'metai; metus; metų; mėnesiai; mėnesius; mėnesių; mėnuo',
  },
  headings: {
    workHistory: `
      darbo patirtis; patirtis; profesinė patirtis; darbo istorija; karjera; darbinė veikla;
      profesinė veikla; praktika`,
    education: 'išsilavinimas; išsimokslinimas; mokslai; studijos; mokymasis; išsilavinimas ir kvalifikacija',
    training: 'kursai; mokymai; seminarai; kvalifikacijos kėlimas; kursai ir mokymai; kursai ir seminarai',
    projects: 'projektai',
    volunteering: 'savanorystė; savanoriška veikla; savanoriavimas; visuomeninė veikla',
    skills: `
      įgūdžiai; gebėjimai; kompetencijos; kompiuteriniai įgūdžiai; kompiuterinis raštingumas; techniniai įgūdžiai;
      asmeniniai gebėjimai; įgūdžiai ir gebėjimai; darbo kompiuteriu įgūdžiai; profesiniai įgūdžiai`,
    languages: 'kalbos; kalbų mokėjimas; užsienio kalbos; kalbų žinios; kalbiniai įgūdžiai; gimtoji kalba',
    certifications: 'sertifikatai; pažymėjimai; kvalifikacija; kvalifikacijos pažymėjimai',
    licenses: 'vairuotojo pažymėjimas; vairuotojo teisės; vairavimas; licencijos',
    awards: 'apdovanojimai; pasiekimai; apdovanojimai ir pasiekimai',
    contact: 'kontaktai; kontaktinė informacija; kontaktiniai duomenys',
    personal: 'asmeninė informacija; asmens duomenys; asmeniniai duomenys; bendra informacija',
    summary: 'apie mane; santrauka; profilis; trumpai apie mane; aprašymas; prisistatymas',
    objective: 'tikslas; karjeros tikslas; tikslai; pageidaujamas darbas; pageidaujamos pareigos',
    hobbies: 'pomėgiai; pomėgiai ir interesai; interesai; laisvalaikis; laisvalaikio pomėgiai',
    publications: 'publikacijos; mokslinės publikacijos; straipsniai',
    speaking: 'pranešimai; pranešimai konferencijose',
    references: 'rekomendacijos; atsiliepimai; asmenys, galintys rekomenduoti',
    affiliations: 'narystė; narystės; narystė organizacijose',
    military: 'karinė tarnyba; privalomoji karo tarnyba',
    other: 'papildoma informacija; kita informacija; kita; priedai',
  },
  personLabels: {
    name: 'vardas, pavardė; vardas ir pavardė; vardas pavardė',
    givenName: 'vardas',
    familyName: 'pavardė',
    dateOfBirth: 'gimimo data; gimimo metai; gimusi; gimęs',
    birthplace: 'gimimo vieta',
    address: 'adresas; gyvenamoji vieta; gyvenamosios vietos adresas; namų adresas',
    phone: 'telefonas; telefono numeris; mob. telefonas; mobilus telefonas; tel. nr.',
    email: 'el. paštas; elektroninis paštas; el. pašto adresas',
    nationality: 'pilietybė; tautybė',
    maritalStatus: 'šeiminė padėtis; šeimyninė padėtis',
    gender: 'lytis',
    drivingLicense: 'vairuotojo pažymėjimas; vairuotojo teisės',
    languages: 'kalbos; kalbų mokėjimas; užsienio kalbos',
    motherTongue: 'gimtoji kalba',
    requiredSalary: 'pageidaujamas atlyginimas',
    nationalIdentity: 'asmens kodas',
    interests: 'pomėgiai; interesai',
  },
  fieldLabels: {
    whatOfJob: 'pareigos; profesija arba pareigos; užimamos pareigos; pozicija; pareigų pavadinimas',
    whereOfJob: 'darbdavys; įmonė; darbovietė; įmonės pavadinimas; darbdavio pavadinimas ir adresas',
    whatOfStudy:
      'kvalifikacija; įgyta kvalifikacija; laipsnis; suteikta kvalifikacija; kvalifikacinis laipsnis',
    whereOfStudy: 'mokymo įstaiga; mokykla; mokslo įstaiga; universitetas',
    subjectOfStudy: 'specialybė; studijų programa; studijų kryptis; fakultetas',
    when: 'laikotarpis; data; metai',
    start: 'pradžia; pradžios data',
    end: 'pabaiga; pabaigos data',
    place: 'vieta; miestas; šalis',
    gradeOfStudy: 'vidurkis; įvertinimas',
    text: 'pagrindinė veikla ir atsakomybė; aprašymas; veiklos aprašymas; darbo pobūdis; pagrindinės pareigos',
    projectOfJob: 'projektas',
    detail: 'skyrius; veiklos sritis; sektorius',
  },
  dutyLabels:
    'atsakomybės; pareigos; pagrindinės pareigos; funkcijos; pasiekimai; atsakomybė; atliekamos funkcijos',
  languageLabels: 'kalbos; kalbų mokėjimas; užsienio kalbos; kitos kalbos; gimtoji kalba',
  functionWords: `
    ir; yra; su; iš; į; apie; nuo; iki; kad; kaip; bei; per; už; prie; dėl; ar; arba; kuris; kuri; kurie; taip;
    pat; buvo; mane; darbo; patirtis; išsilavinimas; įgūdžiai; kalbos; kalbų; dabar; metu; šiuo; mėn; metų;
    lietuvių; anglų; rusų; universitetas; pareigos; įmonė; įmonės; projektų; vadovas; gerai; darbas; klientų;
    reikalavimai; siūlome; ieškome; gebėjimas; žinios; atlyginimas; atsakomybė; privalumas; mes; tavo; jūsų`,
  sentences: {
    worked: 'dirbau; dirbo',
    working: 'dirbu; šiuo metu dirbu; dirbu nuo',
    studied: 'baigiau; įgijau; studijavau; mokiausi; įgytas',
    studying: 'studijuoju; mokausi',
    as: 'kaip; pareigose',
    at: 'įmonėje; bendrovėje; pas',
    time: 'metais; laikotarpiu',
  },
  phoneLabels: {
    mobile: 'mob; mob.; mobilus; mobilusis',
    phone: 'telefonas; tel. nr.; telefono nr.; telefono numeris',
    fax: 'faksas',
    otherNumber: 'asmens kodas; įmonės kodas',
  },
  placeLabels: 'adresas; gyvenamoji vieta; miestas; vieta; namų adresas',
  documentTitles: 'gyvenimo aprašymas; cv (gyvenimo aprašymas)',
  people: {
    genders: 'vyras; moteris; vyriška; moteriška',
    maritalStates: 'vedęs; ištekėjusi; nevedęs; netekėjusi; išsiskyręs; išsiskyrusi; našlys; našlė',
    prefixes: 'p.; ponas; ponia',
    notNames: `
      vadovas; vadovė; direktorius; direktorė; inžinierius; inžinierė; programuotojas; programuotoja;
      vadybininkas; vadybininkė; buhalteris; buhalterė; specialistas; specialistė; administratorė;
      administratorius; mokytojas; mokytoja; slaugytoja; vairuotojas; gyvenimo; aprašymas; adresas;
      telefonas; darbo; patirtis; išsilavinimas; universitetas`,
    others: 'vadovas; tiesioginis vadovas; kontaktinis asmuo; rekomenduoja',
    addressed: 'p; ponas; ponia',
  },
  employers: {
    legalForms: 'uab; ab; všį; mb; tūb',
    words: `
      ligoninė; klinika; poliklinika; bankas; savivaldybė; ministerija; agentūra; tarnyba; bendrovė;
      parduotuvė; viešbutis; restoranas; kavinė; muziejus; biblioteka; teismas; departamentas; vaistinė;
      darželis; lopšelis-darželis; inspekcija; kooperatyvas; asociacija; fondas; uostas; gamykla; fabrikas`,
    oneself: 'individuali veikla; laisvai samdomas; laisvai samdoma; pagal verslo liudijimą',
  },
  employment: {
    remote: 'nuotolinis darbas; nuotoliniu būdu; hibridinis darbas',
    internship: 'praktika; stažuotė; praktikantas; praktikantė; stažuotojas; stažuotoja',
    volunteer: 'savanoris; savanorė; savanorystė',
    temp: 'laikinas darbas; sezoninis darbas; terminuota',
    directHire: 'neterminuota; visa darbo diena; pilnas etatas',
    leave: 'motinystės atostogos; tėvystės atostogos; vaiko priežiūros atostogos; vaiko auginimo atostogos',
  },
  titles: {
    sure: `
      vadovas; vadovė; direktorius; direktorė; inžinierius; inžinierė; programuotojas; programuotoja;
      vadybininkas; vadybininkė; buhalteris; buhalterė; finansininkas; finansininkė; specialistas; specialistė;
      administratorius; administratorė; konsultantas; konsultantė; analitikas; analitikė; projektuotojas;
      projektuotoja; mokytojas; mokytoja; dėstytojas; dėstytoja; slaugytojas; slaugytoja; gydytojas; gydytoja;
      teisininkas; teisininkė; advokatas; advokatė; sekretorius; sekretorė; asistentas; asistentė;
      koordinatorius; koordinatorė; planuotojas; planuotoja; technikas; technikė; referentas; referentė;
      padėjėjas; padėjėja; architektas; architektė; dizaineris; dizainerė; vertėjas; vertėja; redaktorius;
      redaktorė; žurnalistas; žurnalistė; psichologas; psichologė; vaistininkas; vaistininkė`,
    trades: `
      vairuotojas; vairuotoja; pardavėjas; pardavėja; kasininkas; kasininkė; padavėjas; padavėja; virėjas;
      virėja; kepėjas; kepėja; elektrikas; santechnikas; suvirintojas; statybininkas; mūrininkas; dažytojas;
      stalius; šaltkalvis; mechanikas; sandėlininkas; sandėlininkė; operatorius; operatorė; valytojas; valytoja;
      siuvėjas; siuvėja; kirpėjas; kirpėja; apsauginis; krovikas; darbininkas; darbininkė; darbuotojas;
      darbuotoja; auklė; auklėtojas; auklėtoja; meistras; brigadininkas; pakuotojas; pakuotoja; ūkininkas`,
    weak: 'vyresnysis; vyresnioji; vyriausiasis; vyriausioji; jaunesnysis; jaunesnioji; pavaduotojas; pavaduotoja',
  },
  schools: {
    university: 'universitetas; universiteto; universitete; akademija',
    college: 'kolegija; kolegijos',
    vocational: `
      profesinė mokykla; profesinio rengimo centras; technologijų mokykla; technikumas; profesinio mokymo centras`,
    highschool: 'gimnazija; gimnazijos; vidurinė mokykla; licėjus',
    lowerSchool: 'pagrindinė mokykla; progimnazija; pradinė mokykla',
    other: 'mokykla; fakultetas; institutas',
  },
  degrees: {
    doctorate: 'daktaras; daktarė; daktaro laipsnis; mokslų daktaras; doktorantūra',
    masters:
      'magistras; magistrė; magistro laipsnis; magistro diplomas; magistratūra; magistro kvalifikacinis laipsnis',
    bachelors: `
      bakalauras; bakalaurė; bakalauro laipsnis; bakalauro diplomas; bakalauro kvalifikacinis laipsnis;
      profesinis bakalauras; profesinio bakalauro laipsnis; aukštasis išsilavinimas;
      aukštasis universitetinis išsilavinimas; aukštasis neuniversitetinis išsilavinimas`,
    vocational: 'profesinis išsilavinimas; aukštesnysis išsilavinimas; profesinė kvalifikacija',
    highSchoolOrEquivalent:
      'brandos atestatas; vidurinis išsilavinimas; pagrindinis išsilavinimas; vidurinis',
  },
  studySubjects: `
    matematika; matematikos; fizika; chemija; biologija; istorija; filologija; ekonomika; ekonomikos; teisė;
    teisės; vadyba; vadybos; finansai; finansų; apskaita; apskaitos; rinkodara; rinkodaros; informatika;
    informatikos; medicina; medicinos; slauga; slaugos; psichologija; psichologijos; pedagogika; pedagogikos;
    architektūra; architektūros; statyba; statybos; elektronika; elektronikos; energetika; mechanika; logistika;
    logistikos; turizmas; turizmo; verslas; verslo; administravimas; inžinerija; programavimas; dizainas;
    žurnalistika; sociologija; politologija; filosofija; odontologija; farmacija; veterinarija; agronomija`,
  levels: {
    skills:
      'pažengęs; pažengusi; pradedantysis; puikiai; gerai; vidutiniškai; patenkinamai; pagrindai; ekspertas',
    speech: `
      gimtoji; puikiai; labai gerai; gerai; vidutiniškai; patenkinamai; pagrindai; laisvai; pradmenys;
      pažengęs; pažengusi; pradedantysis`,
  },
  licences: 'licencija; pažymėjimas; leidimas',
  certificates: {
    marks: 'sertifikatas; pažymėjimas; kursai; diplomas',
    sure: 'sertifikatas; diplomas',
    first: 'sertifikatas; pažymėjimas',
    last: 'sertifikatas; pažymėjimas; kursai',
    labels: 'sertifikatai; pažymėjimai',
    courses: 'kursai; seminaras; mokymai',
    validity: 'galioja( iki)?; išduota(s)?',
    issuers: 'išdavė',
    rows: 'galioja; išduotas; išduota; išdavė',
  },
  nationalities: {
    LT: 'Lietuvos; lietuvis; lietuvė; lietuvių',
  },
  addresses: {
    streets: 'g. ?#; gatvė; pr.; prospektas; al.; alėja; pl.; plentas; skg.',
    endings: 'gatvė',
    livingIn: 'gyvenu',
  },
  placeMarks: {
    postalCode: 'pašto kodas',
    district: 'rajonas',
    region: 'apskritis',
    town: 'miestas:?',
  },
  pages: {
    page: 'puslapis; psl.?',
    of: 'iš',
    union: 'Europos (Sąjunga|Bendrijos)',
  },
  studies: {
    grades: 'vidurkis; įvertinimas; pažymių vidurkis',
    outOf: 'iš',
    praise: 'su pagyrimu; cum laude diplomas',
    finished: 'baigt; įgyt',
    unfinished: 'nebaigt; tęsiam; studijuoju; mokausi',
    faculties: 'fakultetas; katedra',
  },
  languageActivities: 'klausymas; skaitymas; kalbėjimas; rašymas; supratimas',
  postingLabels: {
    title: 'pareigos; pozicija; darbo pasiūlymas',
    employer: 'įmonė; darbdavys; bendrovė',
    location: 'darbo vieta; vieta; miestas; vietovė',
    salary: 'atlyginimas; alga; darbo užmokestis; mėnesinis atlyginimas; atlyginimas (bruto)',
    contract: 'sutarties tipas; darbo sutartis; darbo laikas; darbo tipas',
    hours: 'darbo valandos; darbo grafikas',
    start: 'pradžia; darbo pradžia',
    deadline: 'galioja iki; skelbimas galioja iki; terminas',
    posted: 'paskelbta; įkelta',
    contact: 'kontaktinis asmuo; kontaktai',
    phone: 'telefonas; tel. nr.',
    email: 'el. paštas',
    degree: 'išsilavinimas',
    languages: 'kalbos; kalbų mokėjimas',
    years: 'patirtis; darbo patirtis',
    skills: 'įgūdžiai',
  },
  optional: 'privalumas; privalumu; privalumai; pageidautina; pageidaujama; būtų pliusas; nebūtina',
  postingHeadings: {
    role: 'darbo aprašymas; apie poziciją; apie darbą; pareigybės aprašymas',
    duties:
      'atsakomybės; pareigos; darbo pobūdis; pagrindinės užduotys; ką veiksi; jūsų užduotys; ką darysite',
    requirements: `
      reikalavimai; reikalavimai kandidatui; mes tikimės; ko tikimės; tikimės; ko mes tikimės iš jūsų;
      lūkesčiai kandidatui; mums svarbu`,
    preferred: 'privalumas; privalumai; būtų privalumas; privalumu laikysime',
    benefits: 'siūlome; mes siūlome; įmonė siūlo; ką siūlome; ką gausi; papildomos naudos; naudos',
    employer: 'apie mus; apie įmonę; kas mes',
    pay: 'atlyginimas; darbo užmokestis',
    application: 'kaip kandidatuoti; kandidatuok; kontaktai; atranka',
    facts: 'darbo vieta; darbo laikas; darbo sąlygos',
    notice: 'asmens duomenų apsauga; konfidencialumas',
  },
};
