import { FURTHER_WORDS, mayHaveFurtherWords, type TimeScale } from './further-words';

/** Words around amounts of pay in the languages of the parser, matched in folded text. Written for this project. */

const scaleWords: readonly [TimeScale, string][] = [
  [
    'Hourly',
    String.raw`(?:per|an|a|each|\/|pro|je|par|por|la|all'|de l'|za|na|de)\s?(?:1 )?(?:hour|hr|h|stunde|std|stde|heure|hora|ora|uur|godz(?:ine|\.)?|uno)\b|hourly|stundenlohn|stundlich|stundensatz|horaire|la hora|orari[ao]|uurloon|per uur|godzinow[aye]|\/\s?(?:hour|hr|h|std|uur|godz|hora|ora|tim|timme|time)\b|p\/h\b|ph\b|(?:per|i|pr\.?) (?:timmen?|timen?)\b|tim(?:e)?lon\p{L}*`,
  ],
  [
    'Daily',
    String.raw`(?:per|a|\/|pro|je|par|por|al|za|na)\s?(?:1 )?(?:day|tag|jour|dia|giorno|dag|dzien)\b|daily|day rate|tagessatz|tjm|taglich|journalier|diari[ao]|giornalier[ao]|dagtarief|dziennie|dniowk\p{L}*`,
  ],
  [
    'Weekly',
    String.raw`(?:per|a|\/|pro|je|par|por|alla|za|na)\s?(?:1 )?(?:week|wk|woche|semaine|semana|settimana|tydzien)\b|weekly|wochentlich|hebdomadaire|semanal(?:es|mente)?|settimanal[ei]|tygodniowo|weeklohn|wochenlohn`,
  ],
  [
    'Monthly',
    String.raw`(?:per|a|\/|pro|je|im|par|por|al|ao|za|na|p)\s?(?:1 )?(?:month|mo|mth|monat|mois|mes|mese|maand|miesiac|mies\.?)\b|monthly|pcm|p\.?m\.|monatlich\p{L}*|monats(?:gehalt|lohn|brutto\p{L}*|verdienst)|bruttomonats\p{L}*|mtl|mensuel(?:le)?s?|mensual(?:es)?|mensil[ei]|mensilmente|mensa(?:l|is)|mensualmente|maandsalaris|maandelijks\p{L}*|bruto ?maand\p{L}*|miesiecz\p{L}+|mies\.|(?:per|i|pr\.?|\/)\s?(?:manad(?:en)?|maned(?:en)?|man\.?|md\.?)(?!\p{L})|(?:manads|maneds)lon\p{L}*`,
  ],
  [
    'Annually',
    String.raw`(?:per|a|an|\/|pro|je|im|par|por|all'|ao|za|na|de)\s?(?:1 )?(?:year|yr|y|annum|jahr|an|annee|ano|anno|jaar|rok)\b|annual(?:ly|ised|ized)?|yearly|p\.?\s?a\.?(?![\p{L}])|pa\b|jahrlich\p{L}*|jahres(?:gehalt|brutto\p{L}*|lohn|zielgehalt|einkommen|verdienst|verguetung|vergutung|salar)\p{L}*|bruttojahres\p{L}*|annuel(?:le)?s?|anual(?:es|mente)?|anuais|annu[aio]\p{L}*|ral\b|jaarsalaris|jaarlijks|rocz(?:nie|ne|na|ny|nego)|na rok|lpa\b|lakhs?|ote\b|\/jahr|\/rok|k\/an|(?:per|pr\.?|om|\/)\s?(?:ar(?:et)?)(?!\p{L})|arslon\p{L}*`,
  ],
];

type ScaleWords = { scale: TimeScale; words: RegExp; each: RegExp };

const wordsOf = (patternOf: (scale: TimeScale, list: string) => string): readonly ScaleWords[] =>
  scaleWords.map(([scale, list]) => {
    const pattern = patternOf(scale, list);
    return { scale, words: new RegExp(pattern, 'u'), each: new RegExp(pattern, 'gu') };
  });

const KNOWN = wordsOf((_, list) => String.raw`(?<!\p{L})(?:${list})`);
const ALL = wordsOf((scale, list) => String.raw`(?<!\p{L})(?:${list})|${FURTHER_WORDS[scale]}`);

/** Returns the cue words of each time scale (parsing.md, "Salary time scale rules") that may be in a folded text. */
export function scalesFor(folded: string): readonly ScaleWords[] {
  return mayHaveFurtherWords(folded) ? ALL : KNOWN;
}

/** Words that mark an amount as pay. */
export const PAY_WORD =
  /\b(?:salary|salaries|pay|paid|paga|paghiamo|paying|compensation|wages?|remuneration|earn(?:ings?)?|base|hiring range|target range|rate|ctc|tc|ote|range|stipend of|gehalt\p{L}*|\p{L}+gehalt\p{L}*|vergutung\p{L}*|entgelt|entlohnung|lohn|\p{L}+lohn|verdienst|verdienen|brutto\p{L}*|kollektivvertrag\p{L}*|mindestentgelt|uberzahlung|salaire|remuneration|package|brut|bruts|fixe|salario|sueldo|retribucion|remuneracion|banda salarial|bruto|brutos|b\/a|retribuzione|ral|stipendio|compenso|lord[aioe]|salaris\p{L}*|loon|verdien|verdient|maandsalaris|uurloon|schaal|wynagrodzeni\p{L}*|zarobki|placa|pensja|widelki|stawka|vencimento|remuneracao|ordenado|salarial|faixa|lonn?|\p{L}+lonn?)\b/u;

/** Labels to the left of an amount, outside a sentence. */
export const PAY_LABEL =
  /(?:salary|compensation|pay|pay range|salary range|base|range|rate|gehalt|vergutung|lohn|entgelt|gehaltsrahmen|gehaltsspanne|salaire|remuneration|salario|sueldo|retribuzione|retribucion|stipendio|ral|salaris|wynagrodzenie|widelki|stawka|remuneracao|ctc|ote|tjm)[^.!?\n\d]{0,40}$/u;

/** Says that an amount is something else: money raised, turned over, refunded, won on top. */
export const OTHER_MONEY =
  /\b(?:raised|raise|funding|funded|series [a-h]|valuation|valued|revenue|turnover|arr|mrr|gmv|aum|budgets?|deals?|deal size|contracts? worth|quotas?|portfolio|investment|investors?|backed|assets|transactions?|savings?|saved|customers|bonus(?:es)?|stipend|allowance|reimburse\p{L}*|contribution|match|equity|401 ?\(?k|per diem|referral|sign-on|signing|relocation|insurance|voucher|gift|perks?|learning|wellness|education|books?|home office|equipment|credit|gym|fees?|penalt\p{L}+|fines?|prize|grants?|scholarships?|donat\p{L}+|zuschuss\p{L}*|zulage|pramie|sonderzahlung|umsatz\p{L}*|jobrad|deutschlandticket|essens\p{L}*|gutschein\p{L}*|benefit\p{L}*|weiterbildungsbudget|boni|finanzier\p{L}*|primes?|tickets?|restaurant|mutuelle|budget|chiffre d'affaires|leve|levee|indemnite|facturacion|ayuda|cheques?|ventas|fatturato|buoni|buono|welfare|premio|premi|omzet|toelage|reiskosten\p{L}*|vakantiegeld|opleidingsbudget|premia|dofinansowanie|obrot\p{L}*|vale|subsidio|seguro|faturamento|bonificacion|commission|commissions|variable|variabile)\b/u;

/** "Between", before a range whose ends are joined by "and". */
export const BETWEEN =
  /(?<!\p{L})(?:between|zwischen|entre|tra|fra|tussen|miedzy|pomiedzy|od|from|von|de|da|van|desde|dal|dai)\s[^.!?\n\d]{0,12}$/u;

/** Before a single amount: it is the least, or the most, that is paid. */
export const AT_LEAST =
  /(?<!\p{L})(?:from|starting (?:at|from)|at least|minimum|min\.?|ab|mindestens|mind\.|a partir de|a partire da|des|desde|minimo|almeno|da|vanaf|minimaal|od|minimum|co najmniej|no minimo)[^.!?\n\d\p{L}]{0,3}(?:eur|usd|gbp|chf|pln)?\s?$/u;
export const AT_MOST =
  /(?<!\p{L})(?:up to|max\.?|maximum|at most|bis(?: zu)?|maximal|jusqu'a|hasta|maximo|fino a|massimo|tot|maximaal|do|maks\.?|ate)[^.!?\n\d\p{L}]{0,3}(?:eur|usd|gbp|chf|pln)?\s?$/u;
