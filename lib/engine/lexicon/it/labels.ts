import type { Lexicon } from '../model';

export const PERSON_LABELS: Lexicon['personLabels'] = {
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
};

export const FIELD_LABELS: Lexicon['fieldLabels'] = {
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
    istituto; scuola; ateneo; istituto di formazione; istituto di istruzione; nome e tipo di organizzazione;
    nome e tipo di istituto di istruzione o formazione; nome e tipo d'istituto di istruzione o formazione`,
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
};

export const FIELD_QUALIFIERS: Lexicon['fieldQualifiers'] =
  'nome; del; della; dell; di; il; la; lo; e; o; attuale; ultimo; ultima; precedente; indirizzo; tipo';

export const DUTY_LABELS: Lexicon['dutyLabels'] = `
  mansioni; attività; responsabilità; compiti; risultati; progetti; tecnologie;
  principali mansioni e responsabilità`;

export const LANGUAGE_LABELS: Lexicon['languageLabels'] = `
  lingue; lingua; lingua madre; madrelingua; lingue straniere; conoscenze linguistiche; altre lingue;
  altra(e) lingua(e)`;

export const PHONE_LABELS: Lexicon['phoneLabels'] = {
  mobile: 'cellulare',
  phone: 'fisso',
  otherNumber: 'passaporto',
};

export const PLACE_LABELS: Lexicon['placeLabels'] = 'indirizzo; residenza; citta; luogo; cap e citta';
