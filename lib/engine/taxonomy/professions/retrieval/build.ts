import type { Profession } from '../model';
import type { TitleLine } from '../tables';
import { featuresOf } from '../titles/features';
import { readTableTitle } from '../titles/words';
import { rarity, type TitleIndex } from './model';

/** Each feature once, in rising order, with the titles that have it. */
function invert(featuresOfTitles: readonly (readonly number[])[]) {
  const lists = new Map<number, number[]>();
  featuresOfTitles.forEach((features, title) => {
    for (const feature of features) {
      const list = lists.get(feature);
      if (list) list.push(title);
      else lists.set(feature, [title]);
    }
  });
  const features = Uint32Array.from(lists.keys()).sort();
  const ends = new Uint32Array(features.length);
  const holders = new Uint32Array(featuresOfTitles.reduce((sum, own) => sum + own.length, 0));
  let end = 0;
  features.forEach((feature, at) => {
    const list = lists.get(feature) ?? [];
    holders.set(list, end);
    end += list.length;
    ends[at] = end;
  });
  return { features, ends, holders };
}

type Lists = Pick<TitleIndex, 'features' | 'ends' | 'holders'>;

/** Visits each feature with its place, its rarity and its holders. */
function eachFeature(
  titles: number,
  { ends, holders }: Lists,
  visit: (feature: number, value: number, own: Uint32Array) => void,
) {
  ends.forEach((end, feature) => {
    const own = holders.subarray(feature > 0 ? ends[feature - 1] : 0, end);
    visit(feature, rarity(titles, own.length), own);
  });
}

function weigh(titles: number, lists: Lists): Pick<TitleIndex, 'sums' | 'scales' | 'weights'> {
  const squares = new Float32Array(titles);
  eachFeature(titles, lists, (_, value, own) => {
    for (const title of own) squares[title] = (squares[title] as number) + value * value;
  });
  const scales = squares.map((square) => 1 / Math.sqrt(square || 1));
  const sums = new Float32Array(lists.ends.length);
  const weights = new Float32Array(titles);
  eachFeature(titles, lists, (feature, value, own) => {
    for (const title of own) {
      const scale = scales[title] as number;
      weights[title] = (weights[title] as number) + value * scale;
      sums[feature] = (sums[feature] as number) + scale;
    }
  });
  return { sums, scales, weights };
}

/** Makes the index; `list` numbers the professions. Takes some tenths of a second for the tables of the project. */
export function buildTitleIndex(titles: readonly TitleLine[], list: readonly Profession[]): TitleIndex {
  const places = new Map(list.map((profession, place) => [profession, place]));
  const ordered = titles.toSorted((one, other) => one.profession.isco - other.profession.isco);
  const lists = invert(ordered.map(({ title, language }) => featuresOf(readTableTitle(title, language))));
  return {
    ...lists,
    ...weigh(ordered.length, lists),
    professions: Uint32Array.from(ordered, ({ profession }) => places.get(profession) ?? 0),
  };
}
