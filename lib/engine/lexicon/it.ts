import type { Lexicon } from './model';

/** Italian. */
export const ITALIAN: Lexicon = {
  language: 'it',
  months: `
    gennaio, genn, gen; febbraio, febbr, feb; marzo, mar; aprile, apr; maggio, magg, mag; giugno, giu;
    luglio, lug; agosto, ago; settembre, sett, set; ottobre, ott; novembre, nov; dicembre, dic`,
  seasons: {
    summer: 'estate',
    autumn: 'autunno',
  },
  dates: {
    present: `
      oggi; presente; in corso; attuale; attualmente; ad oggi; fino ad oggi; fino a oggi; tuttora; ora;
      corrente`,
    since: 'dal; da quando; a partire dal',
    about: 'inizio; inizio di; metà; fine; fine di; verso',
    named: 'nel anno; anno',
    from: 'dal; dall; da; tra',
    until: 'fino a; fino al',
    between: 'fino a; fino ad; fino al; al; alla; ad',
  },
  headings: {
    workHistory: `
      esperienze professionali e lavorative; occupazione; occupazione attuale; impiego attuale;
      attività lavorative; percorso di carriera; precedenti esperienze; esperienza; esperienze;
      esperienza lavorativa; esperienze lavorative; esperienza professionale; esperienze professionali;
      carriera; percorso professionale; percorso lavorativo; storia lavorativa; impieghi; occupazioni;
      tirocini; tirocinio; lavoro; carriera professionale; attività professionale; attività lavorativa`,
    education: `
      studi compiuti; corso di studi; carriera scolastica; istruzione; formazione; istruzione e formazione;
      formazione accademica; studi; titoli di studio; titolo di studio; percorso formativo;
      percorso di studi; educazione; percorso accademico; formazione scolastica; percorso scolastico;
      carriera accademica`,
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
      interessi; interessi personali; tempo libero; hobby e interessi; passioni; passatempi;
      interessi e hobby`,
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
  },
  headingWords: {
    subjects: {
      education:
        'scolastico; scolastica; scolastici; accademico; accademica; accademici; formativo; formativa',
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
      professionali; tecniche; tecnici; personali; accademiche; rilevanti; svolta; svolte; svolti;
      conseguito; conseguiti; conseguita; maturata; maturate; precedente; precedenti`,
  },
  personLabels: {
    name: 'nome; nome completo; nome e cognome; cognome e nome',
    givenName: 'prenome',
    familyName: 'cognome',
    address: 'indirizzo; residenza; indirizzo di residenza; domicilio attuale',
    permanentAddress: 'residenza permanente',
    phone: 'telefono; telefoni; cellulare; numero di telefono',
    email: 'posta elettronica; indirizzo e mail; indirizzo email',
    languages: `
      conocimientos de idiomas; idiomas extranjeros; otros idiomas; otro s idioma s;
      competencias lingüísticas; conoscenza delle lingue; conoscenze linguistiche; competenze linguistiche;
      altre lingue; altra e lingua e; lingue; lingua; lingue conosciute; lingue straniere`,
    relative: 'coniuge',
    document: 'data di rilascio; data di scadenza',
    body: 'età; altezza',
    belief: 'religione',
    interests: 'interessi',
    availability: 'disponibilità',
    birthplace: 'luogo di nascita',
    dateOfBirth: 'luogo e data di nascita; data di nascita; nato il; nata il',
    drivingLicense: 'patente di guida; patente',
    familyComposition: 'figli',
    gender: 'sesso; genere',
    maritalStatus: 'stato civile',
    motherTongue: 'madrelingua; lingua madre',
    nationalIdentity: 'codice fiscale',
    nationality: 'nazionalità; cittadinanza',
    passportNumber: 'passaporto',
    requiredSalary: 'ral richiesta',
    visaStatus: 'permesso di soggiorno; visto',
    willingToRelocate: 'disponibilidad de traslado; disponibilità al trasferimento',
  },
  fieldLabels: {
    whatOfJob: `
      posizione; posizione ricoperta; mansione; qualifica; lavoro o posizione ricoperti; tipo di impiego;
      impiego; incarico; inquadramento; ruolo ricoperto; mansione svolta`,
    whatOfStudy: `
      titolo di studio; diploma; qualifica conseguita; titolo conseguito; titolo della qualifica rilasciata;
      corso di laurea; qualifica professionale; titolo di studio conseguito; laurea in`,
    what: 'ruolo; titolo',
    whereOfJob: `
      datore di lavoro; nome e indirizzo del datore di lavoro; azienda; società; ditta; luogo di lavoro;
      impresa`,
    whereOfStudy: `
      istituto; scuola; ateneo; istituto di formazione; istituto di istruzione;
      nome e tipo di organizzazione; nome e tipo di istituto di istruzione o formazione;
      nome e tipo d'istituto di istruzione o formazione`,
    where: 'ente; organizzazione; istituzione',
    boardOfStudy: 'università',
    subjectOfStudy: 'specializzazione; indirizzo; indirizzo di studio; facoltà; materie',
    when: 'durata; date; anno; periodo di lavoro; dal al; dal - al; quando; data inizio / fine',
    start: 'dal; data di inizio; inizio',
    end: 'data di fine; fine; anno di conseguimento; conseguito il',
    place: 'luogo; sede; città',
    gradeOfStudy: 'voto; votazione; punteggio; voto finale',
    text: `
      mansioni; attività; compiti; responsabilità; descrizione; principali attività e responsabilità;
      principali mansioni e responsabilità`,
    projectOfJob: 'progetto; progetti',
    detail: 'settore; tipo di azienda o settore; reparto; dipartimento',
  },
  fieldQualifiers:
    'nome; del; della; dell; di; il; la; lo; e; o; attuale; ultimo; ultima; precedente; indirizzo; tipo',
};
