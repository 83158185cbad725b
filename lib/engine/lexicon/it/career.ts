import type { Lexicon } from '../model';

export const SENTENCES: Lexicon['sentences'] = {
  worked: `
    ho lavorato; lavorato; lavorai; lavoravo; impiegato presso; occupato; ho svolto; svolto;
    ho prestato servizio; ho collaborato; collaborato; ho ricoperto; ricoperto; assunto; assunta;
    sono stato; sono stata`,
  working: 'attualmente; lavoro; sto lavorando',
  joined: 'entrato in',
  studied: 'conseguito; conseguita; ottenuto; laureato; laureata; diplomato; diplomata',
  studying: 'frequentando',
  as: `
    come; in qualità di; con la qualifica di; con mansione di; con ruolo di; nel ruolo di; il ruolo di;
    la mansione di; con mansioni di`,
  at: 'presso; presso la',
  under: 'sotto',
  from: 'dalla',
  for: 'per',
  in: 'nel; nella; nello',
  major: 'indirizzo',
  time: 'anno; nel; nell anno; dal',
};

export const PEOPLE: Lexicon['people'] = {
  genders: 'maschio; femmina; maschile; femminile',
  maritalStates: 'celibe; nubile; coniugato; coniugata; sposato; sposata',
  prefixes: 'sig; sig.ra; sig.na; signor; signora; dott; dott.ssa; avv; arch; geom',
  particles: 'de; di; da; della; dela; degli; dalla; dal; dei',
  notNames: `
      sviluppatore; ingegnere; responsabile; consulente; analista; tecnico; studente; impiegato;
      progettista; direttore; telefono`,
  others: 'relatore; referente',
  addressed: 'Sig(.ra|.na)?; Dott(.ssa)?; Avv; Professore?',
};

export const EMPLOYERS: Lexicon['employers'] = {
  legalForms: 'srl; s.r.l.; s.r.l.s.; spa; s.p.a.; s.n.c.; s.a.s',
  words: `
    universita; scuola; liceo; istituto; facolta; laboratorio; ospedale; clinica; banca; gruppo; azienda;
    impresa; agenzia; fondazione; associazione; ministero; comune; regione; consiglio; centro; societa;
    studio; ristorante; negozio; editore; politecnico; cooperativa; consorzio; panificio; panetteria;
    pasticceria; supermercato; farmacia; parrucchiera; pizzeria; albergo; bar; trattoria; officina;
    officine; carrozzeria; autotrasporti; costruzioni; impresa edile; fabbrica; studio legale;
    studio commercialista; studio associato; asilo; casa di riposo; parrocchia; cantina; agriturismo`,
  oneself: 'libero professionista; libera professionista; freelance; lavoro autonomo; partita iva; autonomo',
};

export const EMPLOYMENT: Lexicon['employment'] = {
  remote: 'da remoto; telelavoro; smart working; ibrido',
  internship: 'tirocinio; tirocinante; stagista',
  volunteer: 'volontario; volontaria; volontariato',
  temp: 'temporal; eventual; temporaneo; stagionale; tempo determinato',
  contract: 'libero professionista; libera professionista; collaboratore a progetto',
  directHire: 'tempo indeterminato; tempo pieno',
  leave: `
    congedo di maternità; congedo parentale; maternità; anno sabbatico; aspettativa`,
};

export const TITLES: Lexicon['titles'] = {
  sure: `
    muratore; elettricista; idraulico; saldatore; falegname; imbianchino; cuoco; cuoca; pizzaiolo;
    panettiere; parrucchiere; parrucchiera; cassiere; cassiera; badante; colf; portiere; custode; psicologo;
    fisioterapista; farmacista; ostetrica; geometra; ragioniere; disegnatore; tornitore; ingegnere;
    sviluppatore; sviluppatrice; programmatore; programmatrice; responsabile; direttore; direttrice;
    analista; consulente; progettista; amministratore; amministratrice; tecnico; assistente; tirocinante;
    stagista; insegnante; docente; ricercatore; ricercatrice; contabile; avvocato; infermiere; infermiera;
    medico; commesso; commessa; impiegato; impiegata; addetto; addetta; coordinatore; coordinatrice;
    architetto; specialista; dirigente; fondatore; fondatrice; cofondatore; socio; operaio; operaia;
    cameriere; cameriera; segretario; segretaria; redattore; traduttore; traduttrice; giornalista;
    venditore; venditrice; collaboratore; collaboratrice; apprendista; formatore; formatrice; titolare;
    capo; educatore; educatrice; magazziniere; autista; dottorando; dottoranda; borsista; grafico`,
  weak: 'tirocinio; stage; studente',
  trades: `
    operatore; operatrice; manutentore; meccanico; montatore; installatore; verniciatore; fresatore;
    carpentiere; gruista; mulettista; fattorino; corriere; portalettere; postino; bidello; bidella;
    collaboratore scolastico; maestra; maestro; professore; professoressa; insegnante di; istruttore;
    istruttrice; allenatore; animatore; animatrice; hostess; steward; barista; banconista; lavapiatti;
    aiuto cuoco; pasticcere; pasticciera; panettiera; macellaio; salumiere; sarto; sarta; stilista;
    estetista; massaggiatore; dentista; odontoiatra; veterinario; veterinaria; psicologa; biologo; biologa;
    chimico; geologo; geologa; commercialista; revisore; consulente del lavoro; notaio; giudice; magistrato;
    avvocata; praticante; procuratore; vigile; carabiniere; guardia giurata; ispettore; ispettrice;
    supervisore; caporeparto; capoturno; capo cantiere; caposala; direttore generale; vicedirettore;
    rappresentante; agente di; promotore; promotrice; telefonista; centralinista; receptionist;
    segretario generale; bibliotecario; bibliotecaria; archivista; fotografo; fotografa; regista; attore;
    attrice; musicista; cantante; produttore; imprenditore; imprenditrice; artigiano; artigiana;
    commerciante; contadino; bracciante; giardiniere; giardiniera; agricoltore; pescatore; marinaio;
    manovale; carrellista; bagnino; bagnina; sistemista; collaudatore; collaudatrice; assegnista;
    assegnista di ricerca; guida turistica; volontario; volontaria; libero professionista;
    libera professionista; dottorando; dottoranda; operatore socio sanitario`,
};

export const SCHOOLS: Lexicon['schools'] = {
  university: 'universita; politecnico; scuola superiore; facolta',
  college: 'conservatorio; accademia',
  vocational: 'its; enaip; ipsia; ipssar',
  highschool: `
    liceo; scuola superiore; istituto tecnico; itis; i.i.s.; iis; itc; scuola secundaria; i.t.c.; i.t.i.s.`,
  lowerSchool: 'scuola elementare; scuola media',
  other: 'scuola; istituto',
};

export const DEGREES: Lexicon['degrees'] = {
  postdoctorate: 'postdottorato',
  doctorate: 'dottorato; dottorato di ricerca; dottore di ricerca',
  masters: `
    specializzazione in; abilitazione; laurea magistrale; laurea specialistica; laurea vecchio ordinamento;
    laurea quinquennale; laurea a ciclo unico; laurea magistrale a ciclo unico; master di ii livello;
    master di primo livello; master di i livello; master di secondo livello; master universitario`,
  somePostgraduate: 'corso di perfezionamento',
  bachelors: `
    laurea; laurea triennale; laurea breve; laurea di primo livello; laurea in; diploma di laurea;
    diploma universitario; laurea di i livello`,
  vocational: `
    qualificazione professionale; qualifica professionale; istruzione e formazione tecnica superiore; ifts;
    its; diploma its`,
  highSchoolOrEquivalent: `
    diploma di maturità; maturità; maturità scientifica; maturità classica; diploma di scuola superiore;
    liceo scientifico; liceo classico; liceo linguistico; diploma superiore; licenza media;
    diploma di scuola secondaria; diploma di istruzione secondaria; perito informatico; perito;
    diploma di perito; istituto tecnico`,
  certification: 'corsi; certificato; attestato; corso',
};

export const STUDY_SUBJECTS: Lexicon['studySubjects'] = `
  economia; giurisprudenza; storia; lettere; ingegneria; informatica; chimica; scienze; lingue;
  comunicazione; architettura`;

export const LEVELS: Lexicon['levels'] = {
  skills: `
    avanzato; avanzata; intermedio; base; esperto; esperta; buono; buona; ottimo; ottima; livello; discreto;
    principiante`,
  speech: 'avanzato; base; buono; buona; ottimo; madrelingua; lingua madre; livello',
};

export const LICENCES: Lexicon['licences'] = 'licenza; patente; abilitazione';
