import type { Lexicon } from '../model';

export const POSTING_TOPICS: Lexicon['postingTopics'] = {
  notice: 'schwerbehinder; ungeachtet (ihrer|ihres|von); unabhangig von geschlecht; alle geschlechter',
  benefits: `
    urlaub; altersvorsorge; homeoffice; home-office; jobrad; jobticket; zuschuss; zuschlag; weiterbildung;
    vermogenswirksam; obstkorb; weihnachtsgeld; flexible arbeitszeit; unbefristet; sonderzahlung;
    gleitzeit; mitarbeiterrabatt`,
  requirements: `
    erfahrung; kenntnis; abgeschlossen; ausbildung; studium; fahigkeit; teamfahig; teamplayer; deutsch;
    englisch; fuhrerschein; belastbar; zuverlassig; selbststandig; freude; sicherer umgang; bereitschaft`,
  duties: `
    planung; durchfuhrung; fertigung; montage; wartung; herstellung; reparatur; reinigung; installation;
    prufung; bedienung; begleitung; vorbereitung; organisation; betreuung; erstellung; beratung; pflege;
    entwicklung; koordination; uberwachung; unterstutzung; bearbeitung; verantwort; steuerung; annahme;
    verkauf; mitarbeit; kontrolle; sicherstellung; planst; entwickelst; betreust; beratst; unterstutzt;
    ubernimmst; arbeitest; sorgst`,
  employer: `
    wir sind; gegrundet; unsere (mission|kund|vision); unser team; seit ####; unser unternehmen;
    familienunternehmen; mitarbeitende; marktfuhr; mittelstandisch`,
};

export const POSTING_PAGES: Lexicon['postingPages'] = `
  jetzt bewerben; bewerben; online bewerben; direkt bewerben; hier bewerben; merken; teilen; drucken;
  zuruck; zur ubersicht; zuruck zur ubersicht; zuruck zur liste; anmelden; stellenangebote;
  stellenangebot; stellenanzeige; stellenausschreibung; karriere; jobs & karriere; startseite; menu;
  weiterempfehlen; alle jobs; offene stellen; wir suchen; wir suchen dich; wir suchen sie;
  wir stellen ein; verstarkung gesucht; zur bewerbung; speichern; stellenbeschreibung`;
