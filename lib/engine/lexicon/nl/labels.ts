import type { Lexicon } from '../model';

export const PERSON_LABELS: Lexicon['personLabels'] = {
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
};

export const FIELD_LABELS: Lexicon['fieldLabels'] = {
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
};

export const FIELD_QUALIFIERS: Lexicon['fieldQualifiers'] =
  'naam; van; het; de; huidige; vorige; laatste; en; of; adres';

export const DUTY_LABELS: Lexicon['dutyLabels'] =
  'taken; werkzaamheden; verantwoordelijkheden; resultaten; belangrijkste taken; prestaties; vakken';

export const LANGUAGE_LABELS: Lexicon['languageLabels'] = 'talen; talenkennis; moedertaal; andere talen';

export const PHONE_LABELS: Lexicon['phoneLabels'] = {
  mobile: 'gsm; mobiel; mobiele',
  phone: 'telefoon; telefonnummer',
  otherNumber: 'bsn',
};

export const PLACE_LABELS: Lexicon['placeLabels'] = `
  postcode/woonplaats; postcode en woonplaats; postcode & woonplaats; pc/woonplaats; adres; woonplaats;
  plaats`;

export const DOCUMENT_TITLES: Lexicon['documentTitles'] = 'levensloop';
