import { titleInOneForm, titleParts, WIDTH } from '../../taxonomy';
import type { MatchKnowledge } from '../knowledge';
import { titleLanguageAt } from '../title-languages';
import type { TellingDocument, TitledTime } from './document';
import type { TitleFacts } from './model';
import { withoutPersons } from './persons';
import { largestOf, shareBytes, toBytes } from './vectors';

/**
 * Titles as vectors, each with its weight: the longer and the later somebody did it, the more. Recency is measured from
 * the last day in the document, so that a pause since then does not matter.
 */

const MOST_TITLES = 6;
const MOST_PARTS = 3;
/** Share of the weight of a title that remains a year later. */
const LEFT_A_YEAR = 0.7;
/** Weight of time: twice as long is a fifth more. */
const LENGTH = 0.25;
/** Assumed months of a position without dates, and years by which it is older than the one listed before it. */
const UNKNOWN_MONTHS = 12;
const UNKNOWN_YEARS = 2;
const MOST_UNITS = 12;
/** Sharpness of the distribution over the unit groups of a title. */
const SHARPNESS = 14;
const YEAR = 365.25 * 86_400_000;

function weightOf({ months, last }: TitledTime, at: number, latest: string | undefined): number {
  const years = last && latest ? (Date.parse(latest) - Date.parse(last)) / YEAR : at * UNKNOWN_YEARS;
  return (months ?? UNKNOWN_MONTHS) ** LENGTH * LEFT_A_YEAR ** Math.max(years, 0);
}

type WeighedTitle = { time: TitledTime; weight: number; language: number; vectors: Float32Array[] };

function weighedTitles(
  { titles, latest, language }: TellingDocument,
  { encode, titleLanguageOf, titleWords }: MatchKnowledge,
): WeighedTitle[] {
  return titles
    .map((time, at) => {
      const inOneForm = titleInOneForm(withoutPersons(time.title), language, titleWords.isWord);
      const parts = titleParts(inOneForm, { language }).slice(0, MOST_PARTS);
      const own = titleLanguageOf(parts[0] ?? [], language);
      return {
        time,
        weight: weightOf(time, at, latest),
        language: own,
        vectors: parts.map((words) => encode(words, titleLanguageAt(own) ?? language)),
      };
    })
    .filter(({ vectors }) => vectors.length > 0)
    .sort((one, other) => other.weight - one.weight)
    .slice(0, MOST_TITLES);
}

/** Returns the unit groups that titles stand for. */
function aimsOf(titles: readonly WeighedTitle[], { nearUnits }: MatchKnowledge): TitleFacts['aims'] {
  const votes = new Map<number, number>();
  for (const { weight, vectors } of titles) {
    const [whole] = vectors;
    if (!whole) continue;
    const { ids, shares } = largestOf(
      Array.from(nearUnits(whole), (value, unit): [number, number] => [
        unit,
        Math.exp(SHARPNESS * (value - 1)),
      ]),
      MOST_UNITS,
    );
    const total = shares.reduce((sum, share) => sum + share, 0) || 1;
    ids.forEach((unit, at) => {
      votes.set(unit, (votes.get(unit) ?? 0) + (weight * (shares[at] ?? 0)) / total);
    });
  }
  const { ids, shares } = largestOf(votes, MOST_UNITS);
  return { units: Uint16Array.from(ids), shares: shareBytes(shares) };
}

export function titleFacts(
  document: TellingDocument,
  knowledge: MatchKnowledge,
): { facts: TitleFacts; names: string[] } {
  const titles = weighedTitles(document, knowledge);
  const owned = titles.flatMap(({ vectors }, owner) => vectors.map((vector) => ({ vector, owner })));
  const bytes = new Int8Array(owned.length * WIDTH);
  owned.forEach(({ vector }, at) => {
    bytes.set(toBytes(vector), at * WIDTH);
  });
  return {
    names: titles.map(({ time }) => time.title),
    facts: {
      vectors: bytes,
      owners: Uint8Array.from(owned, ({ owner }) => owner),
      weights: shareBytes(titles.map(({ weight }) => weight)),
      languages: Uint8Array.from(titles, ({ language }) => language),
      isCurrent: Uint8Array.from(titles, ({ time }) => Number(time.isCurrent)),
      aims: aimsOf(titles, knowledge),
    },
  };
}
