import type { Lexicon } from './model';

/** Finnish. */
export const FINNISH: Lexicon = {
  language: 'fi',
  lacks: [
    'fieldQualifiers',
    'sentences',
    'dutyLabels',
    'languageLabels',
    'placeLabels',
    'documentTitles',
    'people',
    'employment',
    'titles',
    'studySubjects',
    'levels',
    'licences',
    'certificates',
    'addresses',
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
    tammikuu, tammikuuta, tammi; helmikuu, helmikuuta, helmi; maaliskuu, maaliskuuta, maalis;
    huhtikuu, huhtikuuta, huhti; toukokuu, toukokuuta, touko; kesäkuu, kesäkuuta, kesä;
    heinäkuu, heinäkuuta, heinä; elokuu, elokuuta, elo; syyskuu, syyskuuta, syys; lokakuu, lokakuuta, loka;
    marraskuu, marraskuuta, marras; joulukuu, joulukuuta, joulu`,
  seasons: {
    spring: 'kevät',
    summer: 'kesä',
    autumn: 'syksy',
    winter: 'talvi',
  },
  dates: {
    present: 'nyt; nykyinen; tällä hetkellä; toistaiseksi',
  },
  headings: {
    workHistory: 'työkokemus; kokemus; työhistoria; työura; työsuhteet',
    education: 'koulutus; opinnot; koulutustausta',
    training: 'kurssit; täydennyskoulutus',
    projects: 'projektit',
    volunteering: 'vapaaehtoistyö; luottamustoimet',
    skills: 'taidot; osaaminen; it-taidot; atk-taidot; ydinosaaminen',
    languages: 'kielitaito; kielet',
    certifications: 'sertifikaatit; sertifiointeja',
    licenses: 'ajokortti',
    awards: 'palkinnot; saavutukset',
    contact: 'yhteystiedot',
    personal: 'henkilötiedot',
    summary: 'profiili; tiivistelmä; minusta; esittely',
    objective: 'tavoite; tavoitteet',
    hobbies: 'harrastukset; kiinnostuksen kohteet',
    publications: 'julkaisut',
    patents: 'patentit',
    speaking: 'puheet; esitykset',
    references: 'suosittelijat; referensser',
    affiliations: 'jäsenyydet',
    military: 'asevelvollisuus; varusmiespalvelus',
    ignored: 'liitteet',
    other: 'muuta',
  },
  headingWords: {
    joints: 'ja',
  },
  personLabels: {
    name: 'nimi',
    givenName: 'etunimi',
    familyName: 'sukunimi',
    address: 'osoite; kotiosoite',
    phone: 'puhelin; puhelinnumero; matkapuhelin',
    email: 'sähköposti',
    languages: 'kielitaito; kielet',
  },
  fieldLabels: {
    whatOfJob: 'tehtävä; tehtävänimike; ammattinimike; toimi',
    whatOfStudy: 'tutkinto; koulutus',
    whereOfJob: 'työnantaja; yritys; työpaikka',
    whereOfStudy: 'oppilaitos; koulu',
    boardOfStudy: 'yliopisto',
    subjectOfStudy: 'pääaine; suuntautuminen',
    when: 'ajanjakso; aika; kesto; vuosi',
    start: 'alkoi',
    end: 'päättyi',
    place: 'paikka; kaupunki',
    gradeOfStudy: 'arvosana',
    text: 'työtehtävät; kuvaus',
    projectOfJob: 'projekti',
    detail: 'osasto; toimiala',
  },
  functionWords: `
    ja; on; ei; että; se; oli; olen; sekä; kanssa; työkokemus; koulutus; taidot; kielitaito; kielet;
    nykyinen; kehitys; suomi; englanti; työ; vuosi; projekti; yliopisto; osaaminen; vastuu; mm; myös;
    työtehtävät; tehtävät; edellytämme; tarjoamme; kokemus; vähintään; hyvä; työsuhde; sinulla; sinulta;
    odotamme; haemme; palkka; hakemus; vakituinen; kokoaikainen; vuoden; hallinta; eduksi`,
  phoneLabels: {
    phone: 'puhelin',
  },
  employers: {
    legalForms: 'oy; oyj',
  },
  schools: {
    university: 'korkeakoulu; ammattikorkeakoulu; yliopisto',
    other: 'koulu',
  },
  degrees: {
    doctorate: 'tohtori; filosofian tohtori',
    MSc: 'diplomi-insinööri; tekniikan maisteri',
    masters: 'maisteri; filosofian maisteri; maisterin tutkinto',
    bachelors: 'kandidaatti; kandidaatin tutkinto; amk; ammattikorkeakoulututkinto; insinööri',
    vocational: 'ammattitutkinto; ammatillinen perustutkinto',
    highSchoolOrEquivalent: 'ylioppilas; ylioppilastutkinto; lukio',
  },
  nationalities: {
    FI: 'Suomi',
  },
  pages: {
    page: 'sivu',
  },
  postingTopics: {
    benefits: 'lounas; tyoterveys; lomaraha; etu',
    requirements: 'kokemus; tutkinto; osaaminen; hallinta; taito; taido; koulutus; ajokort',
  },
  optional: 'eduksi; plussaa; katsotaan eduksi',
  postingHeadings: {
    role: 'tehtävän kuvaus; tehtävästä; työstä; rooli; työn kuvaus; tietoa tehtävästä; toimenkuva',
    duties: `
      työtehtävät; tehtävät; vastuualueet; mitä tulet tekemään; tehtäväsi; keskeiset tehtävät; päätehtävät;
      vastuusi; tehtäviisi kuuluu; mitä pääset tekemään; työnkuva; tehtävänkuva`,
    requirements: `
      edellytämme; vaatimukset; odotamme sinulta; odotamme; edellytykset; kelpoisuusvaatimukset; kuka olet;
      etsimme; sinulla on; sinulta edellytämme; hakijalta edellytämme; osaaminen; koulutus;
      osaamisvaatimukset; kenet etsimme; toivomme sinulta; mitä odotamme sinulta; arvostamme sinussa`,
    preferred: `
      eduksi katsotaan; eduksi luetaan; eduksi; plussaa; katsomme eduksi; arvostamme; eduksi lasketaan;
      etuna; luemme eduksi; lisäksi arvostamme; toivomme`,
    benefits: `
      tarjoamme; tarjoamme sinulle; edut; mitä tarjoamme; työsuhde-edut; miksi meille; me tarjoamme;
      henkilöstöedut`,
    facts: 'sijainti; työaika; työsuhteen tyyppi; työpaikan sijainti; työsuhde; aloitus; työn luonne',
  },
};
