import { fold, squeeze } from '../../kernel';
import { countriesOfCity, countriesOfRegion, countryByName } from '../places';
import { BARE_HEADS } from './vocabulary';
import { readTitle, withoutGender } from './words';

/**
 * A title of a document cut into the parts that name professions: "Head of Sales / Trainer at Acme, Berlin" has two
 * parts.
 */

const MOST_CHARACTERS = 200;
const MOST_PARTS = 5;
const EMPLOYER = /\s(?:at|@|bei|chez|presso|beim)\s.*$/u;
const PLACE_AFTER = /\s(?:in|en|a|im|à)\s+([\p{L}.' -]{2,40})$/u;
const LEGAL_FORM =
  /(?<!\p{L})(?:gmbh|ag|kg|inc|ltd|llc|plc|corp|s\.?a|s\.?l|s\.?r\.?l|b\.?v|n\.?v|sas|sarl|ohg|ev|gbr|co)\.?(?!\p{L})/u;
const BREAK = /\s*(?:[|;,•·»]|\s[-–—/:]+\s|\s?\/\s?|\s(?:&|\+)\s|[()[\]])\s*/u;

/** "Логист на свой автопарк", "Викладач у дитячу школу": where the work is done, in Russian and Ukrainian. */
const WHERE = /\s(?:в|во|на|у|до)\s/u;
const TELLING_WHERE: ReadonlySet<string> = new Set(['ru', 'uk']);

/** "Position Title: Accountant". */
const LABEL =
  /^(?:(?:job|position|role|vacancy|post|working|official)\s)?(?:title|position|role|job|vacancy|designation|stellenbezeichnung|stellentitel|position|puesto|cargo|vacante|poste|intitule(?: du poste)?|posizione|ruolo|functie|functietitel|vacature|stanowisko|vaga)\s*:\s*/u;
/** A rank when separate, as in "Executive, General Ledger", but not in chief executive. */
const RANK_BEFORE = 'executive';
const bareHeads = new Set(BARE_HEADS.split(' '));

function isPlace(text: string): boolean {
  const name = squeeze(text);
  return (
    countriesOfCity(name).length > 0 ||
    countryByName(name) !== undefined ||
    countriesOfRegion(name).length > 0
  );
}

function withoutPlace(part: string): string {
  const after = PLACE_AFTER.exec(part);
  return after?.[1] && isPlace(after[1]) ? part.slice(0, after.index) : part;
}

/**
 * The whole title and its parts as telling words; the whole is first. Parts that name a place or a firm are left out,
 * and so are those without a meaning of their own.
 */
export function titleParts(
  title: string,
  { language, employer }: { language?: string | undefined; employer?: string | undefined } = {},
): string[][] {
  const folded = squeeze(withoutGender(fold(title.slice(0, MOST_CHARACTERS)))).replace(LABEL, '');
  const named = employer ? folded.replace(fold(employer), ' ') : folded;
  const pieces = named
    .replace(EMPLOYER, '')
    .split(BREAK)
    .flatMap((piece) => (TELLING_WHERE.has(language ?? '') ? piece.split(WHERE) : piece))
    .map((piece) => withoutPlace(piece))
    .filter((piece) => piece !== '' && !isPlace(piece) && !LEGAL_FORM.test(piece));
  const telling = pieces.length > 1 ? pieces.filter((piece) => piece !== RANK_BEFORE) : pieces;
  const parts = telling
    .slice(0, MOST_PARTS)
    .map((piece) => readTitle(piece, language))
    .filter((words) => words.length > 0);
  const whole = readTitle(telling.join(' '), language);
  if (whole.length === 0) return [];
  const alone = parts.filter((words) => words.length > 1 || !bareHeads.has(words[0] ?? ''));
  return parts.length > 1 ? [whole, ...alone] : [whole];
}
