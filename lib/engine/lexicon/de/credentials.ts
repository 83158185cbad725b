import type { Lexicon } from '../model';

export const CERTIFICATES: Lexicon['certificates'] = {
  marks: 'Zertifikat; zertifizierte; zertifizierter; Zertifizierung',
  sure: 'Zertifikat; zertifiziert; zertifizierte; zertifizierter',
  first: 'Zertifikat; zertifiziert*',
  last: 'Zertifikat',
  labels: 'Zertifikat; Zertifikate; Zertifizierung; Zertifizierungen; Scheine',
  courses: 'Kurs; Lehrgang; Schulung',
  validity: 'gültig( bis)?; ausgestellt',
  issuers: 'von; bei',
  rows: 'gültig; ausgestellt',
};

export const STUDIES: Lexicon['studies'] = {
  grades: 'Abschlussnote; Gesamtnote; Note; Endnote; Durchschnitt; Notenschnitt',
  outOf: 'von',
  praise: 'mit Auszeichnung',
  finished: 'abgeschlossen; erfolgreich',
  unfinished: 'abgebrochen; voraussichtlich; ohne Abschluss; laufend',
  faculties: 'Fakultät',
};

export const SERVICE: Lexicon['service'] = {
  army: 'Heer',
  navy: 'Bundesmarine',
  airForce: 'Luftwaffe',
  ranks: 'Gefreiter; Unteroffizier; Feldwebel; Leutnant; Hauptmann; Oberst',
};

export const REFERENCES: Lexicon['references'] = {
  personal: 'persönlich',
  professional: 'beruflich',
};
