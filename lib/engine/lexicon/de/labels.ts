import type { Lexicon } from '../model';

export const PERSON_LABELS: Lexicon['personLabels'] = {
  name: 'vor und nachname; vor und zuname; name vorname',
  givenName: 'vorname; vornamen',
  familyName: 'nachname; familienname; zuname',
  address: `
    adresse; anschrift; wohnort; wohnhaft; wohnhaft in; wohnadresse; wohnsitz; postanschrift; plz ort;
    plz und ort`,
  permanentAddress: 'heimatadresse; heimatort',
  phone: `
    telefon; telefonnummer; tel nr; telefon nr; handy; handynummer; mobil; mobilnummer; mobiltelefon;
    festnetz; rufnummer`,
  email: 'mail adresse; e mail adresse',
  languages: `
    sprachkompetenz; sprachkompetenzen; fremdsprachenkenntnisse; weitere sprachen; sonstige sprachen;
    sprachen; sprachkenntnisse; sprache; fremdsprachen`,
  relative: 'ehepartner; vater; mutter; eltern; name des vaters; name der mutter; geschwister',
  document: 'ausstellungsdatum; ausstellungsort; gültig bis',
  body: 'alter; größe; gewicht; blutgruppe',
  belief: 'konfession; religionszugehörigkeit',
  interests: 'freizeit; hobbys',
  availability: 'verfügbarkeit; verfügbar ab; eintrittstermin; frühester eintritt; kündigungsfrist',
  birthplace: 'geburtsort',
  currentSalary: 'aktuelles gehalt',
  dateOfBirth: 'geburtsdatum und -ort; geburtsdatum; geburtstag; geboren; geboren am; geb.; geb',
  drivingLicense: 'führerschein; führerscheinklasse; fahrerlaubnis',
  familyComposition: 'kinder',
  gender: 'geschlecht',
  maritalStatus: 'familienstand',
  motherTongue: 'muttersprache',
  nationalIdentity: 'ahv-nummer',
  nationality: 'staatsangehörigkeit; nationalität; staatsbürgerschaft',
  passportNumber: 'reisepass; reisepassnummer',
  preferredLocation: 'wunschort; einsatzort',
  requiredSalary: 'gehaltsvorstellung; gehaltswunsch',
  visaStatus: 'aufenthaltstitel; aufenthaltsstatus; arbeitserlaubnis',
  willingToRelocate: 'umzugsbereitschaft; mobilität',
};

export const FIELD_LABELS: Lexicon['fieldLabels'] = {
  whatOfJob: `
    position; funktion; tätigkeit; stelle; stellung; berufsbezeichnung; tätig als; einsatz als;
    beschäftigt als; beruf; beruf oder funktion; tätigkeit als; stelle als; beschäftigung als`,
  whatOfStudy: `
    abschluss; studiengang; bildungsabschluss; schulabschluss; abschlussart;
    bezeichnung der erworbenen qualifikation; abschluss als; ausbildung zum; ausbildung zur; ausbildung als`,
  what: 'titel; rolle',
  whereOfJob: `
    arbeitgeber; firma; unternehmen; betrieb; arbeitsstätte; beschäftigungsstelle; dienststelle;
    name und adresse des arbeitgebers`,
  whereOfStudy: `
    schule; hochschule; bildungseinrichtung; ausbildungsstätte; schulname;
    name und art der bildungs- oder ausbildungseinrichtung`,
  where: 'einrichtung; träger; wo',
  boardOfStudy: 'universität',
  subjectOfStudy:
    'fachrichtung; studienfach; hauptfach; schwerpunkt; vertiefung; fachbereich; studienrichtung',
  when: 'zeitraum; dauer; zeit; jahr; jahre; von bis; von - bis; beschäftigungsdauer; zeitraum von bis',
  start: 'startdatum; von; beginn; eintritt; eintrittsdatum',
  end: 'bis; ende; austritt; austrittsdatum; abschlussjahr; abschlussdatum',
  place: 'standort; einsatzort',
  gradeOfStudy: 'note; noten; abschlussnote; gesamtnote; durchschnitt; notendurchschnitt; ergebnis',
  text: `
    aufgaben; aufgabenbereich; tätigkeiten; verantwortlichkeiten; beschreibung; tätigkeitsbeschreibung;
    wichtigste tätigkeiten und zuständigkeiten; hauptfächer/berufliche fähigkeiten; aufgabengebiet;
    hauptaufgaben`,
  projectOfJob: 'projekt; projekte',
  detail: 'branche; abteilung; branche / bereich; tätigkeitsbereich; bereich',
};

export const FIELD_QUALIFIERS: Lexicon['fieldQualifiers'] = `
  name; der; des; die; das; aktuelle; aktueller; derzeitige; derzeitiger; letzte; letzter; frühere;
  früherer; und; oder; art; jetzige; jetziger; im; von`;

export const DUTY_LABELS: Lexicon['dutyLabels'] = `
  aufgaben; tätigkeiten; aufgaben und tätigkeiten; verantwortlichkeiten; aufgabenbereich; hauptaufgaben;
  aufgabenschwerpunkte; erfolge; schwerpunkte; projekte; technologien`;

export const LANGUAGE_LABELS: Lexicon['languageLabels'] = `
  sprachen; sprachkenntnisse; fremdsprachen; muttersprache; sprache; weitere sprachen; sonstige sprachen;
  muttersprache(n)`;

export const PHONE_LABELS: Lexicon['phoneLabels'] = {
  mobile: 'handy; handynr; handynummer; mobil; mobiltelefon; mobilnummer',
  phone: 'telefon; telefonnr; fon; festnetz; privat',
  fax: 'telefax',
  otherNumber: 'reisepass; ahv; svnr; sozialversicherungsnummer',
};

export const PLACE_LABELS: Lexicon['placeLabels'] = `
  adresse; anschrift; wohnort; wohnhaft in; ort; standort; wohnsitz; plz/ort; plz, ort; plz / ort;
  plz und ort`;

export const DOCUMENT_TITLES: Lexicon['documentTitles'] = 'lebenslauf; bewerbung; bewerbungsunterlagen';
