import { fold } from '../../kernel';
import type { IndustryKey } from '../../market';

/** Words for industries in sources, in folded text; the first match wins, so the narrower come first. */
const WORDS: [RegExp, IndustryKey][] = [
  [
    /\b(?:staffing|recruit|temporary work|personaldienst|zeitarbeit|interim|uitzend|employment agenc)/,
    'staffing',
  ],
  [
    /\b(?:hospitals?\b|health|medical|clinic|pharmac(?:y|ies)|gesundheit|pflege|sante|sanidad|sanita|zorg|care home)/,
    'health',
  ],
  [/\b(?:social (?:work|care|services)|non-?profit|sozial|welzijn|child ?care|kinderopvang)/, 'social_care'],
  [
    /\b(?:pharma|biotech|life sciences|research|forschung|investigacion|recherche|ricerca|onderzoek|scien)/,
    'research',
  ],
  [
    /\b(?:educat|school|universit|teach|bildung|enseignement|educacion|istruzione|onderwijs|training)/,
    'education',
  ],
  [/\b(?:telecom|telekommunik|wireless)/, 'telecommunications'],
  [
    /\b(?:information technology|software|internet|computer|technolog|saas|\bit\b|ict|informati(?:k|que|ca)|cyber|data)/,
    'information_technology',
  ],
  [/\b(?:insur|versicher|assuranc|seguros|assicura|verzeker)/, 'insurance'],
  [/\b(?:bank|financ|fintech|account|investment|capital|kredit|finanz|payments)/, 'banking_finance'],
  [/\b(?:real estate|immobili|property|vastgoed)/, 'real_estate'],
  [
    /\b(?:construct|building|bau(?:gewerbe|wesen)?\b|bouw|edili|construccion|civil engineering)/,
    'construction',
  ],
  [/\b(?:energy|utilit|oil|gas\b|solar|wind|energie|energia|renewable)/, 'energy'],
  [/\b(?:water|waste|recycl|abfall|residuos|dechets|rifiuti|afval)/, 'water_waste'],
  [/\b(?:mining|metals|bergbau|mineria)/, 'mining'],
  [/\b(?:agricult|farm|forest|fish|landwirtschaft|agricol|landbouw)/, 'agriculture'],
  [
    /\b(?:hospitality|hotel|restaurant|tourism|travel|leisure|gastgewerbe|hosteler|horeca|catering|food service)/,
    'hospitality',
  ],
  [/\b(?:wholesale|grosshandel|mayorista|groothandel|distribution)/, 'wholesale'],
  [/\b(?:retail|e-?commerce|einzelhandel|comercio|commerce|vendita|detailhandel|sales)/, 'retail'],
  [
    /\b(?:logistic|transport|shipping|supply chain|airline|aviation|automotive logistics|verkehr|spedition|warehouse)/,
    'transport',
  ],
  [
    /\b(?:public|government|defen[cs]e|military|administration|verwaltung|publica|overheid)/,
    'public_administration',
  ],
  [/\b(?:media|publish|advertis|marketing|entertainment|film|broadcast|verlag)/, 'media'],
  [/\b(?:art|sport|museum|gaming|games|music|fitness)/, 'arts_leisure'],
  [
    /\b(?:consult|legal|law\b|engineer|architect|professional services|beratung|conseil|advies|juridi)/,
    'professional_services',
  ],
  [
    /\b(?:manufactur|industr|automotive|machin|chemical|electronic|semiconductor|aerospace|production|food|textile|fabric)/,
    'manufacturing',
  ],
  [/\b(?:facilit|security|cleaning|outsourc|business services|reinigung|limpieza)/, 'business_services'],
  [/\b(?:association|verband|verein|church|union)/, 'associations'],
];

/** Returns the industry that a source names, in its own words. */
export function industryOf(name: string | undefined): IndustryKey | undefined {
  if (name === undefined) return undefined;
  const folded = fold(name.slice(0, 120));
  return WORDS.find(([pattern]) => pattern.test(folded))?.[1];
}

/** Words that are hardly ever in the name of an organisation of another industry. */
const NAMES: [RegExp, IndustryKey][] = [
  [
    /\b(?:hospitals?|clinics?|kliniken|klinikum|krankenhaus|pflegedienst|apotheke|health ?care|medical cent(?:er|re)|hopital|ospedale|ziekenhuis|nhs)\b|\bhealth\b/,
    'health',
  ],
  [
    /\b(?:universit\p{L}+|hochschule|schools?|schule|college|academy|ecole|lycee|scuola|universidad|colegio)\b/u,
    'education',
  ],
  [/\b(?:insurance|versicherung\p{L}*|assurances?|seguros|assicurazioni|verzekeringen)\b/u, 'insurance'],
  [/\b(?:bank|banque|banco|banca|sparkasse|volksbank)\b/, 'banking_finance'],
  [/\b(?:hotels?|restaurants?|gasthof|gasthaus|ristorante|resorts?)\b/, 'hospitality'],
  [/\b(?:logisti\p{L}+|spedition|airlines?|railways?|transports?|trucking)\b/u, 'transport'],
  [
    /\b(?:department of|ministry of|city of|county of|bureau of|federal|senate|parliament|supreme court|army|navy|air force|revenue service|customs|police|polizei|stadt|landkreis|gemeente|ayuntamiento|mairie|comune di)\b/,
    'public_administration',
  ],
  [/\b(?:software|informatik|it services|telematics)\b/, 'information_technology'],
  [/\b(?:pharmaceuticals?|biotech|therapeutics|biosciences)\b/, 'research'],
  [/\b(?:construction|bauunternehm\p{L}+|hochbau|tiefbau|bouwbedrijf|edilizia)\b/u, 'construction'],
  [/\b(?:bakery|backerei|metzgerei|boulangerie|supermarkets?)\b/, 'retail'],
];

/** Returns the industry in an organisation's name; most names have none. */
export function industryOfOrganization(name: string | undefined): IndustryKey | undefined {
  if (name === undefined) return undefined;
  const folded = fold(name.slice(0, 120)).replace(/[-_.]/g, ' ');
  return NAMES.find(([pattern]) => pattern.test(folded))?.[1];
}
