import type { Lexicon } from '../model';

export const POSTING_LABELS: Lexicon['postingLabels'] = {
  title: 'stelle; stellenbezeichnung; stellentitel; jobtitel; berufsbezeichnung; beruf',
  employer: `
    unternehmen; firma; arbeitgeber; firmenname; organisation; auftraggeber; betrieb; klinik; kanzlei;
    praxis; schule; einrichtung`,
  location: 'arbeitsort; standort; standorte; einsatzort; dienstort; ort; arbeitsplatz; region',
  salary: `
    gehalt; vergutung; entlohnung; lohn; entgelt; jahresgehalt; gehaltsspanne; verdienst; monatsgehalt;
    stundenlohn; bruttogehalt; mindestgehalt`,
  contract: `
    vertragsart; beschaftigungsart; anstellungsart; arbeitszeitmodell; arbeitsverhaltnis; vertrag;
    befristung; umfang; pensum; beschaftigungsumfang; arbeitszeit; anstellung; beschaftigung`,
  hours: 'arbeitszeit; wochenstunden; stunden; wochenarbeitszeit; stunden pro woche',
  workplace: 'arbeitsmodell; homeoffice; remote-anteil; home office',
  start: `
    eintrittsdatum; beginn; arbeitsbeginn; startdatum; eintritt; starttermin; verfugbar ab; besetzung;
    fruhester eintrittstermin; ab; stellenantritt`,
  end: 'enddatum; befristet bis; vertragsende; laufzeit bis',
  deadline: `
    bewerbungsschluss; bewerbungsfrist; bewerbung bis; bewerben bis; frist; einsendeschluss;
    bewerbungsende`,
  posted: 'datum; veroffentlicht; veroffentlicht am; online seit; veroffentlichungsdatum; erschienen am',
  reference: `
    referenz; referenznummer; kennziffer; stellen-id; job-id; stellennummer; referenznr; ref.-nr; ref.nr;
    chiffre; stellenreferenz; stellen-nr; kennzahl; auftragsnummer; ausschreibungsnummer`,
  contact: `
    ansprechpartner; ansprechpartnerin; ansprechperson; kontakt; ihr ansprechpartner;
    ihre ansprechpartnerin; dein ansprechpartner; deine ansprechpartnerin; kontaktperson; ihr kontakt;
    dein kontakt; ruckfragen; ihre ansprechperson; deine ansprechperson; ansprechpartner*in;
    ansprechpartner/in; personalreferentin; personalreferent`,
  owner: 'ihr recruiter; personalreferent; personalreferentin; recruiting partner',
  phone: 'telefon; telefonnummer; rufnummer; mobil; tel.',
  email: 'e-mail-adresse',
  website: 'internet; webseite; internetseite',
  years: 'berufserfahrung; erfahrung',
  degree: 'bildungsabschluss; abschluss; ausbildung; schulabschluss',
  languages: 'sprachen; sprache; sprachkenntnisse',
  school: 'hochschulen; universitaten',
  street: `
    adresse; anschrift; strasse; straße; strasse und hausnummer; straße und hausnummer; arbeitsort adresse`,
  town: 'ort; stadt',
  region: 'bundesland; kanton',
  postalCode: 'plz; postleitzahl',
  country: 'land',
  driving: 'fuhrerschein; fuhrerscheinklasse; fahrerlaubnis',
  skills: 'kenntnisse; kompetenzen; technologien',
  other: 'abteilung; bereich; branche; einstiegslevel; karrierestufe',
};
