import type { Lexicon } from '../model';

export const POSTING_TOPICS: Lexicon['postingTopics'] = {
  notice: 'pari opportunita; ambosessi; ai sensi del; l. 903; d.lgs',
  benefits: `
    buoni pasto; welfare; ferie; smart working; assicurazion; tredicesima; quattordicesima;
    percors[oi] di (crescita|carriera); formazione continua`,
  requirements:
    'esperienza; laurea; diploma; conoscenza; capacita; patente; disponibilita; attitudine; buona',
  duties: `
    gestire; supporto; assistenza; redazione; coordinamento; predisposizione; svolg; controllo; verifica;
    accoglienza; preparazione; vendita`,
  employer: `
    siamo; fondata nel; dal ####; la nostra (azienda|societa); azienda (familiare|leader); nata nel`,
};

export const POSTING_PAGES: Lexicon['postingPages'] = `
  candidati; candidati ora; invia candidatura; condividi; salva; stampa; indietro; torna agli annunci;
  offerta di lavoro; offerte di lavoro; annuncio di lavoro; accedi; lavora con noi; cerchiamo;
  ricerchiamo; descrizione`;
