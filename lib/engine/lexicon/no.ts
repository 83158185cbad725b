import type { Lexicon } from './model';

/** Norwegian. */
export const NORWEGIAN: Lexicon = {
  language: 'no',
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
};
