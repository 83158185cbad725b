import type { Lexicon } from './model';

/** Romanian. */
export const ROMANIAN: Lexicon = {
  language: 'ro',
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
};
