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
    lengths: 'jaar; maanden; maand; mnd',
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
  functionWords: `
    de; het; een; en; van; in; met; voor; op; te; bij; aan; als; is; door; naar; uit; dat; ik; ben; heb;
    werkervaring; opleiding; opleidingen; vaardigheden; talen; ontwikkeling; nederlands; engels; heden;
    werkzaam; verantwoordelijk; binnen; tot; ook; deze; kennis; ervaring; naam; geboortedatum;
    geboorteplaats; nationaliteit; adres; telefoon; geslacht; hobby; werk; functie; bedrijf; eisen; salaris;
    locatie; vacature; werkgever`,
  sentences: {
    worked: 'gewerkt; werkzaam geweest; was werkzaam; werkte',
    working: 'momenteel werkzaam; werkzaam; thans werkzaam; momenteel; huidig',
    joined: 'ingetreden',
    studied: 'behaald; afgerond; gestudeerd; geslaagd; diploma behaald',
    studying: 'volgend',
    as: 'als; als een; in de functie van',
    at: 'bij; bij de',
    under: 'onder',
    from: 'van de; aan de; aan',
    with: 'met',
    for: 'voor',
    major: 'studierichting',
  },
  dutyLabels:
    'taken; werkzaamheden; verantwoordelijkheden; resultaten; belangrijkste taken; prestaties; vakken',
  languageLabels: 'talen; talenkennis; moedertaal; andere talen',
  phoneLabels: {
    mobile: 'gsm; mobiel; mobiele',
    phone: 'telefoon; telefonnummer',
    otherNumber: 'bsn',
  },
  placeLabels: `
    postcode/woonplaats; postcode en woonplaats; postcode & woonplaats; pc/woonplaats; adres; woonplaats;
    plaats`,
  documentTitles: 'levensloop',
  people: {
    genders: 'mannelijk; vrouwelijk',
    maritalStates: 'ongehuwd; gehuwd; samenwonend',
    prefixes: 'dhr; mevr; mw; drs; ir; mr.; bc',
  },
  employers: {
    legalForms: 'bv; b.v.; nv; n.v.; vof; cv; bvba; vzw',
    words: `
      universiteit; hogeschool; bedrijf; stichting; vereniging; gemeente; ziekenhuis; instituut; groep;
      bureau; ministerie; bakkerij; slagerij; supermarkt; apotheek; kapsalon; garagebedrijf; *bedrijf;
      aannemersbedrijf; transportbedrijf; uitzendbureau; kinderdagverblijf; verzorgingshuis; zorgcentrum;
      drukkerij; fabriek; winkel; winkels; makelaardij`,
    oneself: 'zelfstandig; zelfstandige; zzp; zzper',
  },
  employment: {
    remote: 'op afstand; thuiswerk',
    internship: 'stagiaire; stagiair',
    volunteer: 'vrijwilliger',
    temp: 'tijdelijk',
    contract: 'detachering; zzp',
    directHire: 'vast',
  },
  titles: {
    sure: `
      metselaar; timmerman; loodgieter; elektricien; lasser; schilder; kok; bakker; slager; kapper;
      kassiere; orderpicker; schoonmaker; schoonmaakster; verzorgende; helpende; oppas; beveiliger;
      hovenier; inkoper; ontwikkelaar; programmeur; beheerder; *medewerker; adviseur; medewerkster; leraar;
      docent; onderzoeker; stagiair; stagiaire; verpleegkundige; verkoper; verkoopster; hoofd; bestuurder;
      directeur; vertegenwoordiger; bediende; monteur; chauffeur; boekhouder; ontwerper; projectleider;
      teamleider; administrateur; assistente; begeleider; afdelingshoofd; zaakvoerder`,
    trades: `
      *werker; *werkster; *monteur; *chauffeur; *leider; *leidster; *assistent; *assistente; *adviseur;
      *beheerder; *consulent; *docent; *leraar; *lerares; *verkoper; *inkoper; *bediende; *technicus;
      *ontwikkelaar; *ontwerper; *begeleider; *begeleidster; heftruckchauffeur; magazijnier; arbeider;
      arbeidster; kraanmachinist; vrachtwagenchauffeur; koerier; postbode; receptioniste; secretaresse;
      telefoniste; gastvrouw; gastheer; caissiere; huishoudster; kraamverzorgster; verloskundige; huisarts;
      tandarts; dierenarts; apotheker; psycholoog; fysiotherapeut; dietist; jurist; advocaat; notaris;
      rechter; politieagent; militair; brandweerman; vakkenvuller; bezorger; stukadoor; tegelzetter;
      dakdekker; schrijnwerker; lasser-monteur; uitvoerder; werkvoorbereider; calculator; vrijwilliger;
      huishoudelijke hulp; *hulp; afwasser; serveerster; *manager; stratenmaker; *maker; tekenaar;
      leerkracht; gastouder; kapster; kapper; schoonheidsspecialiste; promovendus; promovenda;
      uitzendkracht; zorgkundige; poetsvrouw; poetshulp; *bezorger; verzorgende; bijbaan; bijbaantje`,
  },
  schools: {
    university: 'universiteit; hogeschool; *hogeschool',
    college: 'conservatorium; academie',
    vocational: 'roc; syntra; vdab; cvo; vti; hotelschool',
    highschool: 'middelbare school; atheneum; scholengemeenschap; *lyceum',
    lowerSchool: 'basisschool; *basisschool',
  },
  degrees: {
    doctorate: 'promoveren; gepromoveerd',
    masters: 'doctoraal; licentiaat; masteropleiding; doctorandus; drs; ingenieursdiploma',
    somePostgraduate: 'postgraduaat',
    bachelors: `
      propedeuse; hts; heao; kandidaats; hbo; hbo-bachelor; hbo bachelor; professionele bachelor;
      academische bachelor; ing`,
    associates: 'graduaat',
    vocational: 'kandidatuur; meao; mts; leao; mbo; mbo 4; mbo-4; mbo niveau 4; mbo 3; lts; lbo',
    highSchoolOrEquivalent: `
      basisonderwijs; vwo; havo; vmbo; gymnasium; atheneum; aso; tso; bso; middelbare school; vwo-diploma;
      havo-diploma; mavo`,
    certification: 'certificaat',
  },
  studySubjects: `
    informatica; informatiek; bio-informatica; bio-informatika; mechanica; elektriciteit; elektromechanica;
    boekhouding; verpleegkunde; bedrijfsbeheer; handel; communicatie; logistiek; informaticus;
    toegepaste informatica; wiskunde; natuurkunde; scheikunde; bedrijfskunde; rechten; geschiedenis;
    economie`,
  levels: {
    skills: 'gevorderd; gemiddeld; beginner; uitstekend; goed; basiskennis; ervaren; zeer',
    speech: 'moedertaal; vloeiend; goed; zeer goed; redelijk',
  },
  licences: 'rijbewijs',
};
