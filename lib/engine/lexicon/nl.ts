import type { Lexicon } from './model';

/** Dutch. */
export const DUTCH: Lexicon = {
  language: 'nl',
  months: `
    januari, jan; februari, feb; maart, mrt; april, apr; mei; juni, jun; juli, jul; augustus, aug;
    september, sep, sept; oktober, okt; november, nov; december, dec`,
  seasons: {
    spring: 'lente; voorjaar',
    summer: 'zomer',
    autumn: 'herfst',
  },
  dates: {
    present: 'heden; nu; vandaag; tot heden; tot nu; huidig; lopend; tegenwoordig',
    since: 'sinds; vanaf',
    about: 'begin; medio; eind; omstreeks',
    named: 'jaar; verwacht',
    from: 'van',
    until: 'tot; tot en met; t/m',
    between: 'tot; tot en met; t.e.m.; tem; t/m',
  },
  headings: {
    workHistory: `
      werkgevers; werkgeschiedenis; bijbaan; stages en bijbanen; bijbanen; werkervaring; ervaring;
      ervaringen; beroepservaring; arbeidsverleden; loopbaan; loopbaanoverzicht; relevante werkervaring;
      werk; professionele ervaring; stages; stage; stage-ervaring; carrière; werkzaamheden; arbeidservaring`,
    education: `
      gevolgde opleidingen; schoolloopbaan; opleiding; opleidingen; onderwijs; opleidingsachtergrond;
      scholing; studie; studies; diploma's; genoten opleidingen; vooropleiding; school;
      academische achtergrond`,
    training: `
      cursussen; cursus; trainingen; bijscholing; nascholing; aanvullende opleidingen;
      trainingen en cursussen; cursussen en trainingen; workshops; overige opleidingen`,
    projects: 'projecten; eigen projecten; projectervaring',
    volunteering: `
      vrijwilligerswerk; vrijwillig; nevenactiviteiten; bestuurservaring; maatschappelijke activiteiten;
      vrijwilliger; nevenfuncties`,
    skills: `
      vaardigheden; competenties; computervaardigheden; technische vaardigheden; kennis;
      kennis en vaardigheden; kwaliteiten; it-vaardigheden; digitale vaardigheden; kerncompetenties;
      expertise; eigenschappen; softwarekennis; computerkennis; specialisaties; technische kennis`,
    languages: 'talen; talenkennis; taalvaardigheden; taalvaardigheid; taal; taalkennis',
    certifications: `
      certificaten; certificeringen; certificaat; certificaties; diploma's en certificaten;
      behaalde certificaten`,
    licenses: 'rijbewijs; rijbewijzen',
    awards:
      'prijzen; onderscheidingen; prestaties; beurzen; prijzen en onderscheidingen; behaalde resultaten',
    contact: 'contactgegevens; contactinformatie; adres; adresgegevens; sociale media',
    personal:
      'gegevens; persoonlijke gegevens; persoonsgegevens; persoonlijke informatie; persoonlijke details',
    summary: `
      profiel; samenvatting; over mij; persoonlijk profiel; profielschets; introductie;
      persoonlijke samenvatting; wie ben ik; professioneel profiel; over mezelf; profielomschrijving;
      korte introductie`,
    objective: 'doelstelling; doel; ambitie; ambities; loopbaandoel; karrieredoel; gewenste functie',
    qualifications: 'kwalificaties',
    coverLetter: 'motivatie; motivatiebrief',
    hobbies: `
      hobby's; interesses; interesse; vrije tijd; hobby's en interesses; interesses en hobby's;
      vrijetijdsbesteding; passies`,
    publications: 'publicaties; onderzoek',
    articles: 'artikelen; artikel',
    books: 'boeken',
    patents: 'octrooien',
    speaking: 'lezingen; presentaties',
    references: 'referenties; referentie; referenties op aanvraag; aanbevelingen',
    affiliations: 'lidmaatschappen; lidmaatschap; verenigingen',
    military: 'militaire dienst; dienstplicht; militaire ervaring',
    clearances: 'veiligheidsscreening',
    workStatus: 'werkvergunning; nationaliteit',
    availability: 'beschikbaarheid; opzegtermijn',
    ignored: 'bijlagen; verklaring',
    other: 'overig; overige; overige informatie; aanvullende informatie',
  },
  headingWords: {
    subjects: {
      education: 'opleidings; onderwijs',
      workHistory: 'arbeids; loopbaan',
    },
    careers: 'loopbaan',
    courses: 'overzicht; verloop',
    accounts: 'samenvatting; profiel',
    nouns: 'gegevens; overzicht; achtergrond',
    duties: 'verantwoordelijkheden; taken',
    modifiers: `
      mijn; de; het; een; van; relevante; overige; andere; belangrijkste; professionele; technische;
      persoonlijke; recente; huidige`,
    joints: 'en',
  },
  personLabels: {
    name: 'naam; volledige naam; naam en voornaam',
    givenName: 'voornaam; voornamen; roepnaam',
    familyName: 'achternaam; familienaam',
    address: `
      adres; woonplaats; postcode woonplaats; postcode en woonplaats; pc woonplaats; woonadres; huidig adres`,
    permanentAddress: 'vast adres',
    phone: 'telefoon; telefoonnummer; gsm; mobiel; mobiel nummer',
    email: 'e mailadres; mailadres',
    languages: `
      taalvaardigheden; taalvaardigheid; talen en vaardigheden; vreemde talen; andere talen; talen;
      talenkennis; taal`,
    relative: 'vader; moeder',
    body: 'leeftijd',
    belief: 'godsdienst; geloof',
    availability: 'beschikbaarheid; beschikbaar per; opzegtermijn',
    birthplace: 'geboorteplaats',
    dateOfBirth: 'geboorteplaats en datum; geboortedatum',
    drivingLicense: 'rijbewijs',
    familyComposition: 'kinderen',
    gender: 'geslacht',
    maritalStatus: 'burgerlijke staat',
    motherTongue: 'moedertaal',
    nationalIdentity: 'bsn',
    nationality: 'nationaliteit',
    passportNumber: 'paspoort',
    requiredSalary: 'salariswens',
    visaStatus: 'werkvergunning',
  },
  fieldLabels: {
    whatOfJob:
      'functie; functietitel; functienaam; functieomschrijving; werkzaam als; beroep; beroep of functie',
    whatOfStudy: 'opleiding; behaald diploma; studie; diploma; behaalde titel; certificaat of diploma',
    what: 'functie; rol',
    whereOfJob: 'werkgever; bedrijf; bedrijfsnaam',
    whereOfStudy: `
      onderwijsinstelling; opleidingsinstituut;
      naam en type van de organisatie die onderwijs of opleiding verstrekt`,
    where: 'organisatie; instelling',
    boardOfStudy: 'universiteit',
    subjectOfStudy: 'studierichting; afstudeerrichting; specialisatie; vakgebied',
    when: 'periode; data; datum; duur; looptijd; van tot; tijdvak; dienstverband',
    start: 'van; vanaf; begindatum',
    end: 'tot; einddatum',
    place: 'plaats; locatie; standplaats; ort',
    gradeOfStudy: 'cijfer; eindcijfer; resultaat; resultaten',
    text: `
      taken; verantwoordelijkheden; werkzaamheden; voornaamste werkzaamheden en verantwoordelijkheden;
      omschrijving; taakomschrijving`,
    detail: 'afdeling; sector',
  },
  fieldQualifiers: 'naam; van; het; de; huidige; vorige; laatste; en; of; adres',
};
