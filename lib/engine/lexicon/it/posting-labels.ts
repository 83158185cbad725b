import type { Lexicon } from '../model';

export const POSTING_LABELS: Lexicon['postingLabels'] = {
  title: 'posizione; titolo; figura; ruolo; offerta di lavoro; mansione',
  employer: 'azienda; societa; ente; datore di lavoro; negozio',
  location: 'sede; sede di lavoro; luogo di lavoro; luogo; citta; zona',
  salary: 'retribuzione; stipendio; ral; compenso',
  contract: `
    tipo di contratto; contratto; tipologia contrattuale; tipologia di contratto; orario di lavoro;
    orario; durata; inquadramento`,
  hours: 'ore settimanali; orario; orario settimanale',
  workplace: 'modalita di lavoro; smart working',
  start: 'data di inizio; inizio; data inizio; decorrenza',
  end: 'data di fine; data fine; scadenza contratto',
  deadline: `
    scadenza; data di scadenza; scadenza candidature; termine; termine per la presentazione;
    candidarsi entro`,
  posted: 'pubblicato; pubblicato il; data di pubblicazione; data pubblicazione',
  reference: `
    riferimento; codice; rif; codice annuncio; codice offerta; codice riferimento; numero di riferimento;
    rif annuncio`,
  contact: 'contatto; referente; contatti; persona di contatto; referente selezione',
  owner: 'responsabile della selezione; selezionatore',
  phone: 'telefono di contatto; cellulare',
  email: 'posta elettronica; indirizzo e-mail',
  website: 'sito; sito web',
  years: 'esperienza; anni di esperienza; esperienza richiesta',
  degree: 'titolo di studio; istruzione; formazione',
  languages: 'lingue; lingua; lingue richieste; conoscenze linguistiche',
  school: 'universita',
  street: 'indirizzo; via',
  town: 'citta; comune',
  region: 'regione',
  postalCode: 'cap',
  country: 'paese',
  driving: 'patente; patente di guida',
  skills: 'competenze; conoscenze; tecnologie',
  other: 'dipartimento; settore; livello',
};
