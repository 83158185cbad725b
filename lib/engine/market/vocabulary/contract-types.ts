import { readTerms } from './table';

/** The values of ContractType in parsing.md, without those for "not stated". */
export const CONTRACT_TYPE_KEYS = [
  'permanent',
  'temporary',
  'possibly_permanent',
  'interim',
  'franchise',
  'side',
  'internship',
  'voluntary',
  'freelance',
  'apprenticeship',
  'assisted',
] as const;

export type ContractTypeKey = (typeof CONTRACT_TYPE_KEYS)[number];

export const CONTRACT_TYPES = readTerms(
  CONTRACT_TYPE_KEYS,
  `
1|permanent|Permanent|Unbefristet|Indefinido|Durée indéterminée|A tempo indeterminato|Vast dienstverband
2|temporary|Temporary|Befristet|Temporal|Durée déterminée|A tempo determinato|Tijdelijk
3|possibly_permanent|Temporary, may become permanent|Befristet mit Aussicht auf Übernahme|Temporal con opción a indefinido|Durée déterminée évolutive|Tempo determinato con possibilità di conferma|Tijdelijk met uitzicht op vast
4|interim|Interim management|Interimsmanagement|Dirección interina|Management de transition|Interim management|Interim
5|franchise|Franchise|Franchise|Franquicia|Franchise|Franchising|Franchise
6|side|Side job|Nebenjob|Trabajo complementario|Job d'appoint|Lavoro extra|Bijbaan
7|internship|Internship|Praktikum|Prácticas|Stage|Tirocinio|Stage
8|voluntary|Voluntary work|Ehrenamt|Voluntariado|Bénévolat|Volontariato|Vrijwilligerswerk
9|freelance|Freelance|Freie Mitarbeit|Autónomo|Freelance|Libero professionista|Freelance
10|apprenticeship|Apprenticeship|Ausbildung|Aprendizaje|Apprentissage|Apprendistato|Leerwerkplek
11|assisted|Supported employment|Geförderte Beschäftigung|Empleo con apoyo|Emploi aidé|Inserimento agevolato|Begeleid werken
`,
);
