import type { Lexicon } from '../model';

export const MONTHS: Lexicon['months'] = `
  gennaio, genn, gen; febbraio, febbr, feb; marzo, mar; aprile, apr; maggio, magg, mag; giugno, giu;
  luglio, lug; agosto, ago; settembre, sett, set; ottobre, ott; novembre, nov; dicembre, dic`;

export const SEASONS: Lexicon['seasons'] = {
  summer: 'estate',
  autumn: 'autunno',
};

export const DATES: Lexicon['dates'] = {
  present: `
    oggi; presente; in corso; attuale; attualmente; ad oggi; fino ad oggi; fino a oggi; tuttora; ora;
    corrente`,
  since: 'dal; da quando; a partire dal',
  about: 'inizio; inizio di; metà; fine; fine di; verso',
  named: 'nel anno; anno',
  from: 'dal; dall; da; tra',
  until: 'fino a; fino al',
  between: 'fino a; fino ad; fino al; al; alla; ad',
  lengths: 'anni; anno; mesi; mese',
};

export const FUNCTION_WORDS: Lexicon['functionWords'] = `
  il; lo; la; gli; le; di; e; in; del; della; dei; delle; con; per; un; una; che; al; nel; nella; da; sono;
  è; come; più; su; ed; dal; esperienza; formazione; competenze; lingue; sviluppo; gestione; progetto;
  inglese; italiano; lavoro; presso; attuale; oggi; istruzione; università; conoscenza; anni; attività;
  capacità; nome; cognome; nascita; nazionalità; indirizzo; telefono; residenza; stato; interessi;
  lavorative; azienda; requisiti; stipendio; sede; mansioni; posizione`;

export const HEADINGS: Lexicon['headings'] = {
  workHistory: `
    esperienze professionali e lavorative; occupazione; occupazione attuale; impiego attuale;
    attività lavorative; percorso di carriera; precedenti esperienze; esperienza; esperienze;
    esperienza lavorativa; esperienze lavorative; esperienza professionale; esperienze professionali;
    carriera; percorso professionale; percorso lavorativo; storia lavorativa; impieghi; occupazioni;
    tirocini; tirocinio; lavoro; carriera professionale; attività professionale; attività lavorativa`,
  education: `
    studi compiuti; corso di studi; carriera scolastica; istruzione; formazione; istruzione e formazione;
    formazione accademica; studi; titoli di studio; titolo di studio; percorso formativo; percorso di studi;
    educazione; percorso accademico; formazione scolastica; percorso scolastico; carriera accademica`,
  training: `
    corsi; corsi di formazione; formazione continua; seminari; corsi e seminari;
    aggiornamento professionale; formazione professionale; corsi di aggiornamento; altri corsi;
    formazione complementare; workshop e seminari`,
  projects: `
    progetti; progetti personali; progetti accademici; portfolio progetti; progetti svolti;
    progetti realizzati`,
  volunteering: `
    volontariato; esperienze di volontariato; attività di volontariato; attività extracurriculari;
    impegno sociale; attività sociali`,
  skills: `
    competenze; capacità; abilità; competenze tecniche; competenze informatiche; conoscenze;
    conoscenze informatiche; conoscenze tecniche; capacità e competenze; competenze personali;
    competenze digitali; competenze professionali; competenze trasversali; strumenti; tecnologie;
    capacità e competenze tecniche; competenze chiave; capacità e competenze personali;
    capacità e competenze relazionali; capacità e competenze organizzative; competenze relazionali;
    competenze organizzative; skill tecniche; punti di forza; linguaggi di programmazione;
    competenze organizzative e gestionali; competenze comunicative; attitudini; software conosciuti`,
  languages: `
    lingue; lingue straniere; competenze linguistiche; conoscenze linguistiche; lingua; lingue conosciute;
    conoscenza lingue; conoscenza delle lingue; capacità e competenze linguistiche;
    madrelingua e altre lingue; lingue parlate`,
  certifications: `
    certificazioni; certificati; attestati; certificazione; abilitazioni; attestati e certificazioni;
    certificazioni professionali; certificazioni conseguite; qualifiche professionali`,
  licenses: 'patente; patente di guida; patenti; patente o patenti',
  awards: `
    premi; riconoscimenti; premi e riconoscimenti; borse di studio; onorificenze; traguardi; risultati;
    premi e borse di studio; premi e onorificenze`,
  contact:
    'contatti; recapiti; dati di contatto; contatto; social network; siti web; collegamenti; indirizzo',
  personal: 'informazioni personali; dati personali; dati anagrafici; informazioni generali',
  summary: `
    profilo; profilo professionale; profilo personale; sommario; chi sono; su di me; riepilogo; riassunto;
    presentazione; sintesi; breve profilo; introduzione; informazioni su di me; descrizione;
    sintesi professionale; riepilogo professionale; biografia; profilo sintetico`,
  objective: `
    obiettivo; obiettivi; obiettivo professionale; obiettivi professionali; obiettivo di carriera;
    posizione ricercata; occupazione desiderata`,
  qualifications: 'qualifiche',
  coverLetter: 'lettera di presentazione; lettera motivazionale',
  hobbies: `
    interessi; interessi personali; tempo libero; hobby e interessi; passioni; passatempi; interessi e hobby`,
  publications: 'pubblicazioni; pubblicazioni scientifiche; ricerca',
  articles: 'articoli; articoli scientifici',
  books: 'libri; capitoli di libro',
  conferencePapers: 'congressi; atti di convegno; atti di conferenza',
  patents: 'brevetti; brevetto',
  speaking: 'conferenze; interventi; presentazioni; relatore a convegni',
  references: 'referenze; referenze su richiesta; raccomandazioni',
  affiliations: `
    affiliazioni; associazioni; appartenenza ad associazioni; appartenenza a gruppi / associazioni;
    appartenenza a gruppi`,
  military: 'servizio militare; servizio di leva; obblighi militari; obblighi di leva',
  clearances: 'nulla osta di sicurezza',
  workStatus: 'permesso di lavoro; nazionalità; cittadinanza',
  availability: 'disponibilità; preavviso',
  ignored: `
    allegati; allegato; trattamento dei dati personali; autorizzazione al trattamento dei dati;
    autorizzazione; dati personali e privacy`,
  other: 'altro; ulteriori informazioni; altre informazioni; informazioni aggiuntive; varie',
};

export const HEADING_WORDS: Lexicon['headingWords'] = {
  subjects: {
    education: 'scolastico; scolastica; scolastici; accademico; accademica; accademici; formativo; formativa',
    workHistory: 'lavorativo; lavorativa; lavorative; lavorativi',
    skills: 'tecnico; tecniche; tecnici; informatico; informatiche',
    personal: 'personali; anagrafici',
    other: 'passaporto',
    languages: 'linguistico; linguistiche',
  },
  careers: 'professionale',
  courses: 'percorso',
  accounts: 'riassunto; sintesi; profilo',
  nouns: 'dati; informazioni; percorso; titoli',
  duties: 'mansioni; responsabilità; compiti',
  modifiers: `
    mie; mio; i; le; la; di; del; della; delle; dei; degli; in; altre; altri; principali; professionale;
    professionali; tecniche; tecnici; personali; accademiche; rilevanti; svolta; svolte; svolti; conseguito;
    conseguiti; conseguita; maturata; maturate; precedente; precedenti`,
};
