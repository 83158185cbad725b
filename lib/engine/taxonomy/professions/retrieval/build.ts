import { featuresOf } from '../../titles/features';
import { withCharacters } from '../../titles/unspaced';
import { readTableTitle } from '../../titles/words';
import type { Profession } from '../model';
import type { TitleLine } from '../tables';
import { rarity, type TitleIndex } from './model';

/** Inverts the features: each once, in rising order, with the titles that have it. */
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

/** Returns the inverse length of the vector of each title. */
function scalesOf(titles: number, { ends, holders }: Lists): Float32Array {
  const squares = new Float32Array(titles);
  ends.forEach((end, feature) => {
    const own = holders.subarray(feature > 0 ? ends[feature - 1] : 0, end);
    const value = rarity(titles, own.length);
    for (const title of own) squares[title] = (squares[title] as number) + value * value;
  });
  return squares.map((square) => 1 / Math.sqrt(square || 1));
}

/** Makes the index; `list` numbers the professions. Takes some tenths of a second for the tables of the project. */
export function buildTitleIndex(titles: readonly TitleLine[], list: readonly Profession[]): TitleIndex {
  const places = new Map(list.map((profession, place) => [profession, place]));
  const ordered = titles.toSorted((one, other) => one.profession.isco - other.profession.isco);
  const lists = invert(
    ordered.map(({ title, language }) => featuresOf(withCharacters(readTableTitle(title, language)))),
  );
  return {
    ...lists,
    scales: scalesOf(ordered.length, lists),
    professions: Uint32Array.from(ordered, ({ profession }) => places.get(profession) ?? 0),
  };
}
