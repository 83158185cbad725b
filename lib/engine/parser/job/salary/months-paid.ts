/** How many months of pay there are in a year: `14薪`, `14 pagas`, `sur 13 mois`, `13. Monatsgehalt`. */

const COUNT = String.raw`(1[2-9]|2[0-4])(?:[.,]\d{1,2})?`;
const SALARIES = String.raw`(?:pagas|mensualidades|mensualites|mensilita|monatsgehalter|monatslohne|gehalter|maandsalarissen|maandlonen|salarios|pensji|salaries|payments|manadsloner|maaş|maas|μισθο\p{L}*)(?!\p{L})`;
const THE_LAST = String.raw`(?:\.|e|eme|er|th|o|º|ª|°)? ?(?:monatsgehalt|monatslohn|gehalt|mois|month(?: salary| pay)?|maand|mensilita|salario|plat|pensja|manadslon)(?!\p{L})`;

const PATTERN = new RegExp(
  [
    String.raw`[·・,;x×*]?\s?(?<![\d.,])${COUNT} ?薪`,
    String.raw`(?<![\d.,])${COUNT} ${SALARIES}`,
    String.raw`(?<!\p{L})sur ${COUNT} mois(?!\p{L})`,
    String.raw`(?<![\d.,])(1[34])${THE_LAST}`,
    String.raw`(?<=\p{L} ?)[x×] ?${COUNT}(?![\d.,%])`,
  ].join('|'),
  'gu',
);

/** A thirteenth month is one more than twelve; thirteen months by themselves are how long a job lasts. */
const BARE = /^1[34] (?:mois|month)$/u;

export type MonthsPaid = { count: number; from: number; to: number };

/** Returns where a folded text says how many months are paid. */
export function monthsPaidIn(folded: string): MonthsPaid[] {
  return [...folded.matchAll(PATTERN)].flatMap((match) => {
    const count = Number(match.slice(1).find((group) => group !== undefined));
    if (BARE.test(match[0].trim())) return [];
    return [{ count, from: match.index, to: match.index + match[0].length }];
  });
}
