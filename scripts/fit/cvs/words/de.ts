import type { Words } from './model';

export const german: Words = {
  people:
    'Wiebke Hollerbeck;Jannis Oberthal;Mechthild Sandkrug;Cem Yildirhan;Annegret Fuchsloh;Lorenz Weidental',
  towns: 'Kassel;Bremen;Graz;Zürich;Leipzig;Ulm;Wien;Dortmund',
  employers:
    'Hallberg Maschinenbau GmbH;Klinikum Lindental;Spedition Rothaus KG;Bäckerei Kornfeld;Stadtverwaltung Neuenwerder;Weidner & Sohn OHG;Autohaus Brückmann;Softwerk AG;Hotel Seeblick',
  titles:
    'Industriemechaniker;Bürokauffrau;Krankenpfleger;Bauleiter;Kellnerin;Servicetechniker;Verkäuferin;Lagerist;Lehrerin;Softwareentwickler;Buchhalterin;Auszubildender zum Elektroniker',
  schools:
    'Technische Hochschule Oderland;Berufsschule Wallstadt;Gymnasium am Eichberg;Realschule Nordheim;Universität Marienfels;Hauptschule Lindau-West',
  degrees:
    'Bachelor of Science;Abitur;Mittlere Reife;Diplom-Ingenieur;Ausbildung;Hauptschulabschluss;Master of Arts;Fachhochschulreife',
  subjects: 'Maschinenbau;Betriebswirtschaft;Pflege;Informatik;Elektrotechnik;Germanistik',
  deeds:
    'Wartung und Instandhaltung von Anlagen;Bearbeitung von Rechnungen und Ablage;Leitung eines Teams von fünf Personen;Beratung von Kunden am Telefon;Erstellung von Monatsberichten;Wareneingang und Kommissionierung;Betreuung von Patienten',
  skills: 'MS Office;Teamfähigkeit;Führerschein Klasse B;SAP;Zuverlässigkeit;CAD;Staplerschein;DATEV;Excel',
  languages: 'Deutsch;Englisch;Französisch;Türkisch;Russisch;Spanisch',
  levels: 'Muttersprache;fließend;gut;Grundkenntnisse;B1',
  hobbies: 'Lesen;Wandern;Fußball;Kochen;Fotografie',
  aims: 'Zuverlässiger Fachmann mit zehn Jahren Erfahrung, der eine neue Aufgabe in einem kleinen Betrieb sucht.',
  declarations: 'Kassel, den 4. Mai',
  documentTitles: 'Lebenslauf;LEBENSLAUF;Tabellarischer Lebenslauf',
  months: 'Januar;Februar;März;April;Mai;Juni;Juli;August;September;Oktober;November;Dezember',
  now: 'heute;jetzt',
  headings: {
    work: 'Berufserfahrung;Beruflicher Werdegang;BERUFSPRAXIS;Berufliche Stationen;Praktika',
    education: 'Schulbildung;Ausbildung;STUDIUM;Schulischer Werdegang;Bildungsweg',
    skills: 'Kenntnisse;EDV-Kenntnisse;Fähigkeiten;Sonstige Kenntnisse;Stärken',
    languages: 'Sprachkenntnisse;Sprachen;SPRACHEN',
    personal: 'Persönliche Daten;PERSÖNLICHE DATEN;Angaben zur Person',
    objective: 'Profil;Kurzprofil;Über mich',
    hobbies: 'Hobbys;Interessen;Freizeit',
    declaration: 'Sonstiges;Referenzen',
    awards: 'Weiterbildung;Auszeichnungen;Ehrenamt',
  },
  labels: {
    employer: 'Firma;Arbeitgeber;Unternehmen',
    title: 'Position;Tätigkeit;Funktion',
    period: 'Zeitraum;Dauer',
    place: 'Ort',
    degree: 'Abschluss;Studiengang',
    school: 'Schule;Hochschule;Einrichtung',
    year: 'Jahr',
    grade: 'Note;Abschlussnote',
    duties: 'Aufgaben;Tätigkeiten;Schwerpunkte',
  },
  details:
    'Geburtsdatum=14.02.1986|3. Mai 1991;Geburtsort=Kassel|Izmir;Familienstand=ledig|verheiratet;Staatsangehörigkeit=deutsch|österreichisch;Anschrift=Lindenweg 4, 34117 Kassel',
  jobSentences:
    '{from} bis {to} {title} bei {employer}, {town};Seit {from} {title} bei {employer};{title}, {employer} in {town} ({from} – {to})',
  degreeSentences: '{year} {degree} {subject}, {school};{degree} in {subject} an der {school} ({year})',
};
