import type { Lexicon } from '../model';

export const MONTHS: Lexicon['months'] = `
  januar, jänner, jan, jän; februar, feber, feb; märz, mrz, mär, maerz; april, apr; mai; juni, jun, juno;
  juli, jul; august, aug; september, sep, sept; oktober, okt; november, nov; dezember, dez`;

export const SEASONS: Lexicon['seasons'] = {
  spring: 'frühling; frühjahr; sommersemester; ss; sose',
  summer: 'sommer',
  autumn: 'herbst; wintersemester; ws; wise',
};

export const DATES: Lexicon['dates'] = {
  present:
    'heute; jetzt; bis heute; aktuell; gegenwärtig; derzeit; laufend; lfd.; lfd; dato; andauernd; bis dato',
  since: 'seit; ab',
  about: 'anfang; mitte; ende; etwa; ungefähr',
  named: 'im jahr; im jahre; jahr; voraussichtlich',
  from: 'von; vom; zwischen',
  until: 'bis; bis zum',
  between: 'bis; bis zum',
  lengths: 'jahren; jahre; jahrn; jahr; monaten; monate; monatn; monat; j',
};

export const FUNCTION_WORDS: Lexicon['functionWords'] = `
  der; die; das; und; in; mit; für; von; zu; im; den; dem; des; ein; eine; einer; bei; als; auf; ist; sowie;
  zur; zum; aus; durch; über; an; nach; bis; heute; seit; berufserfahrung; ausbildung; kenntnisse; sprachen;
  entwicklung; fähigkeiten; lebenslauf; verantwortlich; ich; bin; nicht; auch; wurde; projekte;
  zusammenarbeit; deutsch; englisch; geburtsdatum; geburtsort; nationalität; staatsangehörigkeit; anschrift;
  familienstand; geschlecht; studium; schule; beruf; interessen; stelle; arbeitgeber; aufgaben;
  anforderungen; gehalt; standort; unternehmen; stellenbezeichnung`;

export const HEADINGS: Lexicon['headings'] = {
  workHistory: `
    berufliche praxis; berufsweg; beruflicher weg; beruflicher lebensweg; berufsausübung; arbeitsstellen;
    bisherige arbeitsstellen; beruflicher einsatz; studentische tätigkeiten; werkstudententätigkeit;
    werkstudententätigkeiten; freiberufliche tätigkeit; selbstständige tätigkeit; beschäftigungsverlauf;
    berufserfahrung; berufserfahrungen; berufliche erfahrung; berufliche erfahrungen; beruflicher werdegang;
    berufspraxis; berufstätigkeit; berufliche tätigkeit; berufliche tätigkeiten; beruflicher hintergrund;
    werdegang; arbeitserfahrung; erfahrung; erfahrungen; praktische erfahrung; praktische erfahrungen;
    praxiserfahrung; praktika; praktikum; beruf; karriere; anstellungen; beschäftigungen;
    beschäftigungsverhältnisse; tätigkeiten; bisherige tätigkeiten; berufsleben;
    berufspraktische erfahrungen; stationen; berufliche stationen; nebentätigkeiten; nebenjobs;
    beruflicher lebenslauf; arbeitsverhältnisse`,
  education: `
    umschulung; umschulungen; hochschulabschluss; hochschulabschlüsse; schulabschluss; schulabschlüsse;
    berufslehre; akademischer abschluss; ausbildungsweg; schulbesuch; hochschulstudium; universitätsstudium;
    ausbildungsdaten; zweiter bildungsweg; ausbildung; bildung; bildungsweg; bildungsgang; schulbildung;
    studium; schule; akademische ausbildung; akademischer werdegang; schulische ausbildung;
    hochschulbildung; studium und ausbildung; akademische laufbahn; bildungswerdegang;
    schulischer werdegang; hochschulausbildung; berufsausbildung; abschlüsse; schullaufbahn;
    schulausbildung; universitäre ausbildung; akademischer hintergrund; studienabschluss; ausbildungen;
    schul- und berufsausbildung; schul- und hochschulbildung; bildungsabschlüsse`,
  training: `
    aus- und fortbildungen; weiterbildung; weiterbildungen; fortbildung; fortbildungen; kurse; seminare;
    schulungen; schulung; zusatzausbildung; zusatzausbildungen; lehrgänge; weiterbildungsmaßnahmen;
    fort- und weiterbildung; fort- und weiterbildungen; berufliche weiterbildung; aus- und weiterbildung;
    zusatzqualifikationen; workshops; kurse und seminare`,
  projects: `
    projekte; eigene projekte; projekterfahrung; projekterfahrungen; projektliste; ausgewählte projekte;
    persönliche projekte; private projekte; projekthistorie; referenzprojekte; projektauswahl;
    projektarbeiten; projektübersicht; wissenschaftliche projekte`,
  volunteering: `
    ehrenamt; ehrenamtliche tätigkeit; ehrenamtliche tätigkeiten; ehrenamtliches engagement;
    soziales engagement; engagement; gesellschaftliches engagement; freiwilligenarbeit;
    freiwilliges engagement; außeruniversitäres engagement; ehrenämter; außerberufliches engagement;
    freiwillige arbeit; freiwilligentätigkeit`,
  skills: `
    pc-kenntnisse; computer kenntnisse; edv; kenntnisse; fähigkeiten; fertigkeiten; kompetenzen;
    edv-kenntnisse; it-kenntnisse; fachkenntnisse; fachliche kenntnisse; technische kenntnisse;
    technische fähigkeiten; computerkenntnisse; softwarekenntnisse; programmierkenntnisse;
    besondere kenntnisse; kernkompetenzen; qualifikationen; stärken; persönliche stärken; technologien;
    weitere kenntnisse; sonstige kenntnisse; soziale kompetenzen; fachkompetenzen; schlüsselkompetenzen;
    skills und kenntnisse; programmiersprachen; it-kompetenzen; kompetenzprofil; werkzeuge; softskills;
    it kenntnisse; fachliche kompetenzen; persönliche fähigkeiten; berufliche kompetenzen; zusatzkenntnisse;
    technische kompetenzen; edv kenntnisse; digitale kompetenzen`,
  languages: `
    sprachen; sprachkenntnisse; fremdsprachen; sprachfähigkeiten; fremdsprachenkenntnisse;
    sprachkompetenzen; sprache; sprachkompetenz; sprachliche kenntnisse; sprachliche fähigkeiten;
    mutter- und fremdsprachen`,
  certifications: `
    zertifikate; zertifizierungen; zertifikat; zertifizierung; zertifikate und weiterbildungen;
    bescheinigungen; it-zertifikate; zertifizierte kenntnisse; nachweise; berufliche zertifizierungen`,
  licenses: 'führerschein; führerscheine; fahrerlaubnis',
  awards: `
    auszeichnungen; auszeichnung; preise; ehrungen; stipendien; erfolge; preise und auszeichnungen;
    stipendium; würdigungen; förderungen; wettbewerbe; auszeichnungen und stipendien;
    stipendien und auszeichnungen; leistungen; meilensteine`,
  contact: `
    kontakt; kontaktdaten; kontaktinformationen; kontaktinformation; adresse; anschrift; soziale netzwerke;
    soziale medien; online-profile; profile und links; erreichbarkeit`,
  personal: `
    persönliche daten; persönliche angaben; angaben zur person; zur person; persönliches; personalien;
    persönliche informationen; allgemeine angaben`,
  summary: `
    profil; kurzprofil; über mich; zusammenfassung; persönliches profil; berufliches profil;
    zu meiner person; kurzvorstellung; kurzbiografie; steckbrief; wer ich bin; vorstellung; einleitung;
    qualifikationsprofil; berufsprofil; kurzübersicht; kurz und knapp; ich über mich; persönlichkeit`,
  objective: `
    zielsetzung; karriereziel; berufsziel; ziele; ziel; berufliche ziele; berufliches ziel; karriereziele;
    zielposition; angestrebte position; angestrebte tätigkeit`,
  coverLetter: 'anschreiben; motivationsschreiben; bewerbung',
  hobbies: `
    hobbys; interessen; freizeit; persönliche interessen; freizeitaktivitäten; hobbys und interessen;
    interessen und hobbys; privates; freizeitinteressen; freizeitbeschäftigungen; sonstige interessen`,
  publications: `
    veröffentlichungen; publikationen; publikationsliste; wissenschaftliche veröffentlichungen; forschung;
    wissenschaftliche publikationen; ausgewählte publikationen; abschlussarbeiten`,
  articles: 'zeitschriftenartikel; fachartikel; zeitschriftenbeiträge',
  books: 'bücher; monographien; buchbeiträge; buchkapitel',
  conferencePapers: 'konferenzbeiträge; tagungsbeiträge; konferenzen',
  patents: 'patenten; patente; patentanmeldungen',
  speaking: 'vorträge; vortragstätigkeit; vorträge und präsentationen; präsentationen; eingeladene vorträge',
  references:
    'referenzen; referenz; referenzen auf anfrage; empfehlungen; empfehlungsschreiben; arbeitszeugnisse',
  affiliations:
    'mitgliedschaften; mitgliedschaft; vereine; verbände; gremien; gremienarbeit; gutachtertätigkeiten',
  military: `
    wehrdienst; wehrpflicht; grundwehrdienst; zivildienst; bundeswehr; militärdienst; wehr- und zivildienst;
    wehr-/zivildienst; präsenzdienst; wehrersatzdienst`,
  clearances: 'sicherheitsüberprüfung; sicherheitsfreigabe',
  workStatus: 'arbeitserlaubnis; aufenthaltsstatus; staatsangehörigkeit; nationalität',
  availability: 'verfügbarkeit; kündigungsfrist; eintrittstermin; frühester eintrittstermin; verfügbar ab',
  ignored: `
    anlagen; anlage; datenschutz; datenschutzerklärung; einwilligung; einverständniserklärung; unterschrift`,
  other: `
    sonstiges; weiteres; weitere informationen; zusätzliche informationen; verschiedenes; weitere angaben;
    sonstige angaben; zusatzinformationen`,
};

export const HEADING_WORDS: Lexicon['headingWords'] = {
  subjects: {
    education: 'schulische; schulischer; akademische; akademischer; universitäre',
    workHistory: 'berufliche; beruflicher; arbeits',
    skills: 'technische',
    personal: 'persönliche; persönlicher',
  },
  careers: 'beruflich; berufliches; beruflicher',
  courses: 'verlauf; laufbahn',
  accounts: 'profil',
  nouns: 'daten; angaben; übersicht; hintergrund; werdegang',
  duties: 'aufgaben; aufgabenbereich; verantwortlichkeiten; tätigkeitsbereich',
  modifiers: `
    meine; mein; die; der; das; von; im; in; als; relevante; relevanter; sonstige; sonstiger; weitere;
    weiterer; wichtige; wichtigste; ausgewählte; berufliche; beruflicher; persönliche; fachliche;
    technische; akademische; aktuelle; bisherige; besondere; zusätzliche; praktische; schulische;
    universitäre`,
  joints: 'und',
};
