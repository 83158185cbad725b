import type { Lexicon } from '../model';

export const POSTING_HEADINGS: Lexicon['postingHeadings'] = {
  role: `
    uber die stelle; die stelle; stellenbeschreibung; die position; ihre rolle; deine rolle;
    uber die position; uber die rolle; einleitung; das erwartet dich; das erwartet sie; deine mission;
    worum geht es; die rolle; zur stelle; stellenprofil`,
  duties: `
    aufgaben*; deine aufgaben; was du tun wirst; was sie tun werden; herausforderung; deine herausforderung;
    ihre aufgaben; ihr aufgabengebiet; dein aufgabengebiet; tatigkeit*; verantwortlichkeiten; das machst du;
    das bewegst du; was du machst; was dich erwartet; was sie erwartet; was dich bei uns erwartet;
    ihre tatigkeiten; hauptaufgaben; das sind deine aufgaben; ihr verantwortungsbereich;
    dein verantwortungsbereich; wofur wir dich brauchen; so sieht dein tag aus; ihre herausforderung;
    aufgabenbereich; ihr wirkungskreis; was du bei uns bewegst; dein job; ihr job`,
  requirements: `
    anforderung*; anforderungsprofil; qualifikation*; ihr profil; dein profil; ihre qualifikation*;
    deine qualifikation*; profil; das bringst du mit; das bringen sie mit; was du mitbringst;
    was sie mitbringen; du bringst mit; sie bringen mit; voraussetzung*; das solltest du mitbringen;
    dein know-how; ihre kompetenzen; wir erwarten; was wir erwarten; unsere erwartungen; erwartungen;
    kenntnisse; uber dich; das zeichnet dich aus; das zeichnet sie aus; wen wir suchen; wir suchen;
    fachliche anforderungen; personliche anforderungen; berufserfahrung; ausbildung; was wir uns wunschen;
    das wunschen wir uns; womit du uns uberzeugst; damit uberzeugst du uns; das macht dich aus;
    sprachkenntnisse; du passt zu uns; das bist du; wer du bist; deine skills; ihre skills`,
  preferred: `
    von vorteil; wunschenswert; idealerweise; pluspunkte; nice to have; zusatzlich von vorteil; optional;
    das ware ein plus; bonuspunkte; gerne gesehen`,
  benefits: `
    wir bieten; was wir bieten; was dich bei unserem kunden erwartet; was dich bei uns noch erwartet;
    das bieten wir; unser angebot; benefits; deine vorteile; ihre vorteile; deine benefits; ihre benefits;
    das bieten wir dir; das bieten wir ihnen; wir bieten ihnen; wir bieten dir; leistungen;
    unsere leistungen; was wir dir bieten; was wir ihnen bieten; warum wir; vorteile;
    darauf kannst du dich freuen; darauf durfen sie sich freuen; das erhaltst du; das haben wir zu bieten;
    unsere benefits; freu dich auf; das spricht fur uns; deine perspektive*; ihre perspektive*; angebot;
    deshalb lohnt es sich`,
  employer: `
    uber uns; wer wir sind; uber unseren kunden; ^wieso; ^warum; unternehmen; das unternehmen; das sind wir;
    wir uber uns; unternehmensprofil; ihr arbeitgeber; dein arbeitgeber; dein team; ihr team; das team;
    unternehmensbeschreibung; unser unternehmen; uber das unternehmen; unser kunde; unser auftraggeber;
    wir sind; firmenprofil; kurzprofil; unsere kultur; unsere werte; unsere mission; arbeitgeber`,
  pay: `
    gehalt; vergutung; entlohnung; lohn; entgelt; gehaltsspanne; gehaltsrahmen; verdienst; bezahlung;
    gehaltsangabe; jahresgehalt; einstufung; dotierung; kv-mindestgehalt`,
  application: `
    bewerbung; bewirb dich; bewerben; jetzt bewerben; so bewerben sie sich; so bewirbst du dich; kontakt;
    ansprechpartner*; interesse; interesse geweckt; haben wir ihr interesse geweckt;
    haben wir dein interesse geweckt; bewerbungsprozess; ihre bewerbung; deine bewerbung; fragen;
    ihr kontakt; dein kontakt; neugierig; klingt gut; kontaktinformationen`,
  facts: `
    standort; arbeitsort; einsatzort; eckdaten; rahmenbedingungen; auf einen blick; details; arbeitszeit;
    beschaftigungsart; vertragsart; stellendetails; fakten; konditionen; weitere informationen; rahmendaten;
    zusatzliche informationen; anstellungsart; arbeitsmodell`,
  notice: `
    datenschutz; chancengleichheit; vielfalt; diversitat; hinweis; hinweise; rechtliches; ahnliche stellen;
    ahnliche jobs; schwerbehinderung; gleichstellung; diversity`,
};

export const OPTIONAL: Lexicon['optional'] = `
  keine (voraussetzung|bedingung); kein muss; nicht (zwingend|erforderlich|notwendig); von vorteil;
  wunschenswert; idealerweise; ein plus; bonuspunkte; optional`;
