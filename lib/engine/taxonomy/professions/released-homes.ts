import { normaliseTitle } from './match';
import type { Profession, TitleLanguage } from './model';
import type { ProfessionTaxonomy } from './taxonomy';

/** Finds the profession of ours that titles of a released classification belong to. */

/** A title with the code and the name of its occupation. */
export type CodedTitle = { code: string; label: string; title: string };

const MOST_CANDIDATES = 60;
/** Titles of an occupation that are asked where none of our professions has its code. */
const MOST_ASKED = 24;
const LEAST_ASKED = 3;
/** Least average confidence. */
const LEAST_CONFIDENCE = 0.35;

function professionsByCode({ list }: ProfessionTaxonomy, by: 'onet' | 'esco'): Map<string, Profession[]> {
  const byCode = new Map<string, Profession[]>();
  for (const profession of list) {
    const code = by === 'onet' ? profession.onet2019 : String(profession.isco);
    byCode.set(code, [...(byCode.get(code) ?? []), profession]);
  }
  return byCode;
}

/** Returns the profession that titles of one occupation name most, if they agree enough. */
function chosenBy(
  titles: readonly string[],
  taxonomy: ProfessionTaxonomy,
  language: TitleLanguage,
): Profession | undefined {
  const asked = titles.slice(0, MOST_ASKED);
  if (asked.length < LEAST_ASKED) return undefined;
  const votes = new Map<Profession, number>();
  for (const title of asked)
    for (const { profession, confidence } of normaliseTitle(taxonomy, title, { language, limit: 3 }))
      votes.set(profession, (votes.get(profession) ?? 0) + confidence);
  const [best] = [...votes].sort((one, other) => other[1] - one[1]);
  return best && best[1] / asked.length >= LEAST_CONFIDENCE ? best[0] : undefined;
}

/**
 * Finds the home of each title: among the professions with its code, the most similar label; if none has the code, the
 * most frequent one in the titles of the occupation. Undefined without any.
 */
export function homeFinder(
  taxonomy: ProfessionTaxonomy,
  titles: readonly CodedTitle[],
  { by, language }: { by: 'onet' | 'esco'; language: TitleLanguage },
): (coded: CodedTitle) => Profession | undefined {
  const byCode = professionsByCode(taxonomy, by);
  const titlesOf = Map.groupBy(titles, ({ code }) => code);
  const found = new Map<string, Profession | undefined>();
  /** A detailed occupation that we do not have goes to those of its SOC occupation (the first six digits). */
  const ofOnet = (code: string) =>
    byCode.get(code) ?? taxonomy.list.filter(({ onet2019 }) => onet2019.slice(0, 7) === code.slice(0, 7));
  const find = ({ code, label }: CodedTitle) => {
    const professions = (by === 'esco' ? byCode.get(String(Number(code))) : ofOnet(code)) ?? [];
    if (professions.length === 0)
      return chosenBy(
        (titlesOf.get(code) ?? []).map(({ title }) => title),
        taxonomy,
        language,
      );
    if (professions.length === 1) return professions[0];
    const ranked = normaliseTitle(taxonomy, label, { language, limit: MOST_CANDIDATES });
    return ranked.find(({ profession }) => professions.includes(profession))?.profession ?? professions[0];
  };
  return (coded) => {
    // The name of an O*NET occupation is not repeated next to its titles: each of them is its own label.
    const isKnown = (by === 'esco' ? byCode.get(String(Number(coded.code))) : ofOnet(coded.code))?.length;
    const key = isKnown ? `${coded.code}\t${coded.label}` : coded.code;
    if (!found.has(key)) found.set(key, find(coded));
    return found.get(key);
  };
}
