import { fold } from '@/lib/engine/kernel';

/** Things by their folded names, folded once: completing only folds the typed text. */
export type Names<Item> = readonly { item: Item; name: string }[];

export function namesOf<Item>(items: Iterable<Item>, nameOf: (item: Item) => string): Names<Item> {
  return Array.from(items, (item) => ({ item, name: fold(nameOf(item)) }));
}

/** Returns the names in a source, created at the first use and kept as long as the source. */
export function keptNames<Source extends object, Item>(
  make: (source: Source) => Names<Item>,
): (source: Source) => Names<Item> {
  const kept = new WeakMap<Source, Names<Item>>();
  return (source) => {
    const names = kept.get(source) ?? make(source);
    kept.set(source, names);
    return names;
  };
}

/** Returns items that begin with a text, then those with a word that does; short ones first. */
export function beginningWith<Item>(names: Names<Item>, text: string): Item[] {
  const wanted = fold(text);
  const inner = ` ${wanted}`;
  const rankOf = (name: string) => (name.startsWith(wanted) ? 0 : name.includes(inner) ? 1 : 2);
  return names
    .map((each) => ({ ...each, rank: rankOf(each.name) }))
    .filter(({ rank }) => rank < 2)
    .sort((one, other) => one.rank - other.rank || one.name.length - other.name.length)
    .map(({ item }) => item);
}
