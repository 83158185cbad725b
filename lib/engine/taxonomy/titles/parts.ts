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

/** Words with which an advertisement begins its title, or ends it: `Vagas de …`, `诚聘…`, `… gesucht`. */
const ADVERTISED =
  /^\s*(?:vagas? (?:de|para)|contrata-se|se (?:busca|solicita|requiere|necesita)|buscamos|on recherche|nous recherchons|recherche|wir suchen|vi soker|soker|vi soger|vi soker etter|wij zoeken|gezocht|cercasi|poszukujemy|szukamy|hledame|hladame|keresunk|cautam|angajam|trazimo|требуется|требуются|ищем|потрібен|потрібна|шукаємо|търсим|诚聘|急聘|急招|高薪聘|招聘|聘|urgently hiring|now hiring|hiring|wanted)[:\s!]*|\s+(?:gesucht|gezocht|wanted|sokes|araniyor|kerestetik|모집|채용)\s*$/u;
/** Between the parts of titles in scripts without spaces, and around what they say of the offer. */
const BREAK_OF_UNSPACED = /[+＋、/／！!？?【】~—-]+/u;
const UNSPACED = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const SHORTEST_PIECE = 2;

/**
 * Returns the parts of a title, each a title by itself, without what only advertises it: "Sales Agent (paid training + flat)" is
 * advertised as a whole by which no profession is known. The order is that of the title.
 */
export function titlePieces(title: string): string[] {
  const folded = squeeze(withoutGender(fold(title.slice(0, MOST_CHARACTERS)))).replace(LABEL, '');
  const pieces = folded
    .split(BREAK)
    .flatMap((piece) => (UNSPACED.test(piece) ? piece.split(BREAK_OF_UNSPACED) : piece))
    .map((piece) => squeeze(piece.replace(ADVERTISED, ' ')))
    .filter((piece) => piece.length >= SHORTEST_PIECE && !isPlace(piece));
  return [...new Set(pieces)].slice(0, MOST_PARTS);
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
