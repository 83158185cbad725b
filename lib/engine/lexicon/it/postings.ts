import type { Lexicon } from '../model';

export const POSTING_HEADINGS: Lexicon['postingHeadings'] = {
  role: `
    la posizione; descrizione; descrizione della posizione; il ruolo; il tuo ruolo; la mansione;
    descrizione del lavoro; il contesto; descrizione dell'offerta; la risorsa; scopo della posizione`,
  duties: `
    responsabilita; attivita; mansioni; compiti; cosa farai; di cosa ti occuperai;
    principali responsabilita; attivita principali; le tue responsabilita; le attivita; principali attivita;
    i tuoi compiti; mansioni principali; responsabilita principali; cosa ti aspetta`,
  requirements: `
    requisiti; requisiti richiesti; requisiti minimi; il tuo profilo; profilo; profilo ricercato;
    competenze; competenze richieste; cosa cerchiamo; chi cerchiamo; chi stiamo cercando; cosa ti chiediamo;
    qualifiche; formazione; esperienza; conoscenze; il profilo ideale; il candidato ideale;
    conoscenze e competenze; requisiti obbligatori; cosa chiediamo; titolo di studio; si richiede;
    si richiedono; cosa ci aspettiamo da te; chi sei; lingue`,
  preferred: `
    costituisce titolo preferenziale; titolo preferenziale; requisiti preferenziali; nice to have;
    costituira titolo preferenziale; preferibile; gradit*; e un plus; rappresenta un plus; preferenziali;
    sara un plus; completano il profilo`,
  benefits: `
    benefit; cosa offriamo; i benefit che avrai; cosa avrai; offriamo; si offre; cosa ti offriamo;
    la nostra offerta; vantaggi; perche scegliere; perche unirti; i nostri benefit; l'azienda offre;
    offerta; perche noi; condizioni offerte; cosa troverai; pacchetto`,
  employer: `
    chi siamo; l'azienda; azienda; su di noi; la societa; il team; il nostro team; la nostra azienda;
    descrizione dell'azienda; la nostra missione; i nostri valori; il nostro cliente; descrizione azienda;
    chi e`,
  pay: `
    retribuzione; stipendio; compenso; inquadramento; ral; trattamento economico;
    inquadramento e retribuzione`,
  application: `
    come candidarsi; candidatura; candidature; contatti; contatto; candidati; per candidarsi;
    processo di selezione; modalita di candidatura; invio candidature; invia`,
  facts: `
    sede; sede di lavoro; luogo di lavoro; dettagli; contratto; orario; orario di lavoro; condizioni;
    informazioni aggiuntive; tipo di contratto; tipologia contrattuale; altre informazioni`,
  notice:
    'pari opportunita; privacy; informativa; diversita; inclusione; trattamento dei dati; offerte simili',
};

export const OPTIONAL: Lexicon['optional'] = `
  non (e )?(obbligatori[oa]|necessari[oa]|indispensabile|richiest[oa]); gradit+; preferibil+;
  titolo preferenziale; costituisce un plus; e un plus; rappresenta un plus`;
