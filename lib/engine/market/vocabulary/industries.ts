import { readTerms } from './table';

export const INDUSTRY_KEYS = [
  'agriculture',
  'mining',
  'manufacturing',
  'energy',
  'water_waste',
  'construction',
  'wholesale',
  'retail',
  'transport',
  'hospitality',
  'media',
  'telecommunications',
  'information_technology',
  'banking_finance',
  'insurance',
  'real_estate',
  'professional_services',
  'research',
  'staffing',
  'business_services',
  'public_administration',
  'education',
  'health',
  'social_care',
  'arts_leisure',
  'associations',
  'personal_services',
  'households',
] as const;

export type IndustryKey = (typeof INDUSTRY_KEYS)[number];

/** Industries of organisations: the sections of ISIC, some split and some merged the way job seekers know them. */
export const INDUSTRIES = readTerms(
  INDUSTRY_KEYS,
  `
1|agriculture|Agriculture, forestry and fishing|Land- und Forstwirtschaft, Fischerei|Agricultura, silvicultura y pesca|Agriculture, sylviculture et pêche|Agricoltura, silvicoltura e pesca|Landbouw, bosbouw en visserij
2|mining|Mining|Bergbau|Minería|Industries extractives|Estrazione mineraria|Delfstoffenwinning
3|manufacturing|Manufacturing|Verarbeitendes Gewerbe|Industria manufacturera|Industrie manufacturière|Industria manifatturiera|Industrie
4|energy|Energy supply|Energieversorgung|Suministro de energía|Énergie|Energia|Energievoorziening
5|water_waste|Water and waste|Wasser- und Abfallwirtschaft|Agua y residuos|Eau et déchets|Acqua e rifiuti|Water en afval
6|construction|Construction|Baugewerbe|Construcción|Construction|Costruzioni|Bouw
7|wholesale|Wholesale|Großhandel|Comercio mayorista|Commerce de gros|Commercio all'ingrosso|Groothandel
8|retail|Retail|Einzelhandel|Comercio minorista|Commerce de détail|Commercio al dettaglio|Detailhandel
9|transport|Transport and logistics|Verkehr und Logistik|Transporte y logística|Transport et logistique|Trasporti e logistica|Transport en logistiek
10|hospitality|Hotels and restaurants|Gastgewerbe|Hostelería|Hébergement et restauration|Alloggio e ristorazione|Horeca
11|media|Media and publishing|Medien und Verlage|Medios y edición|Médias et édition|Media ed editoria|Media en uitgeverijen
12|telecommunications|Telecommunications|Telekommunikation|Telecomunicaciones|Télécommunications|Telecomunicazioni|Telecommunicatie
13|information_technology|Information technology|Informationstechnik|Tecnologías de la información|Informatique|Informatica|ICT
14|banking_finance|Banking and finance|Banken und Finanzen|Banca y finanzas|Banque et finance|Banche e finanza|Banken en financiën
15|insurance|Insurance|Versicherungen|Seguros|Assurance|Assicurazioni|Verzekeringen
16|real_estate|Real estate|Immobilien|Inmobiliaria|Immobilier|Immobiliare|Vastgoed
17|professional_services|Consulting, law and engineering|Beratung, Recht und Ingenieurbüros|Consultoría, derecho e ingeniería|Conseil, droit et ingénierie|Consulenza, diritto e ingegneria|Advies, recht en ingenieurs
18|research|Research and development|Forschung und Entwicklung|Investigación y desarrollo|Recherche et développement|Ricerca e sviluppo|Onderzoek en ontwikkeling
19|staffing|Staffing and recruitment|Personalvermittlung und Zeitarbeit|Selección y trabajo temporal|Recrutement et intérim|Ricerca e somministrazione di personale|Uitzenden en werving
20|business_services|Other business services|Sonstige Unternehmensdienste|Otros servicios a empresas|Autres services aux entreprises|Altri servizi alle imprese|Overige zakelijke dienstverlening
21|public_administration|Public administration and defence|Öffentliche Verwaltung und Verteidigung|Administración pública y defensa|Administration publique et défense|Pubblica amministrazione e difesa|Openbaar bestuur en defensie
22|education|Education|Bildung|Educación|Enseignement|Istruzione|Onderwijs
23|health|Health|Gesundheitswesen|Sanidad|Santé|Sanità|Gezondheidszorg
24|social_care|Social care|Sozialwesen|Servicios sociales|Action sociale|Assistenza sociale|Welzijn
25|arts_leisure|Arts, sport and leisure|Kunst, Sport und Freizeit|Arte, deporte y ocio|Arts, sport et loisirs|Arte, sport e tempo libero|Kunst, sport en recreatie
26|associations|Associations|Verbände und Vereine|Asociaciones|Associations|Associazioni|Verenigingen
27|personal_services|Personal services|Persönliche Dienstleistungen|Servicios personales|Services aux particuliers|Servizi alla persona|Persoonlijke diensten
28|households|Private households|Private Haushalte|Hogares|Ménages|Famiglie|Huishoudens
`,
);
