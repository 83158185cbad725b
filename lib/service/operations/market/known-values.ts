import { fold } from '@/lib/engine/kernel';
import { type Choice, type Field, type KnownValues, LABEL_LANGUAGES } from '@/lib/engine/market';
import { marketRegionOf } from '@/lib/engine/postings';
import { countryByName, type Gazetteer, type Place } from '@/lib/engine/taxonomy';
import type { MarketLabels } from './labels';
import type { OtherNames } from './other-names';

/** Values of coded fields by their names in any language, and the likely meanings of an unknown one. */

const MOST_NAMED = 3;
/** So few values are all offered where none is near. */
const MOST_OFFERED = 12;
/** Shorter names have too many neighbours. */
const SHORTEST_TYPO = 4;

/** True where one letter was added, left out, changed, or swapped with the next. */
export function isOneSlip(written: string, meant: string): boolean {
  const [short, long] = written.length <= meant.length ? [written, meant] : [meant, written];
  if (long.length - short.length > 1 || short === long) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  const isSwap = short[at] === long[at + 1] && short[at + 1] === long[at];
  return short.slice(at + 1) === long.slice(at + 1) || (isSwap && short.slice(at + 2) === long.slice(at + 2));
}

/**
 * Returns how near a label is to the written text: 0 the same, 1 a typo, 2 begins with it, 3 contains it; undefined for
 * anything else.
 */
function distance(written: string, { code, called }: Name): number | undefined {
  if (code === written || called === written) return 0;
  if (written.length >= SHORTEST_TYPO && isOneSlip(written, called)) return 1;
  if (called.startsWith(written)) return 2;
  return written.length > 2 && called.includes(written) ? 3 : undefined;
}

/** One name of a value; it and the value as they are compared. `label` is shown. */
type Name = Choice & { code: string; called: string };

/** The names of the values of a field, each once, and by what is written for one: the labels, else the other names. */
type Names = {
  all: readonly Name[];
  written: ReadonlyMap<string, readonly Name[]>;
  others: ReadonlyMap<string, readonly Name[]>;
};

function byWritten(names: Iterable<Name>, textsOf: (name: Name) => string[]): Map<string, Name[]> {
  const written = new Map<string, Name[]>();
  for (const name of names)
    for (const text of new Set(textsOf(name))) {
      const before = written.get(text);
      if (before) before.push(name);
      else written.set(text, [name]);
    }
  return written;
}

function namesOf(labels: MarketLabels, field: Field, { all: allOthers }: OtherNames): Names {
  const all = new Map<string, Name>();
  for (const language of LABEL_LANGUAGES)
    for (const [value, label] of Object.entries(labels.valuesOf(field, language) ?? {})) {
      const called = fold(label);
      const key = `${value}\t${called}`;
      if (!all.has(key)) all.set(key, { value, label, code: fold(value), called });
    }
  const others = new Map<string, Name>();
  for (const [value, name] of allOthers(field)) {
    const called = fold(name);
    const key = `${value}\t${called}`;
    const label = labels.labelOf(field, value, 'en') ?? name;
    if (!all.has(key)) others.set(key, { value: String(value), label, code: fold(String(value)), called });
  }
  return {
    all: [...all.values(), ...others.values()],
    written: byWritten(all.values(), ({ code, called }) => [code, called]),
    others: byWritten(others.values(), ({ called }) => [called]),
  };
}

type Near = Choice & { distance: number };

/** Returns all values with a name that is near, the nearest first, each with its nearest name. */
function allNear(names: readonly Name[], written: string): Near[] {
  const found = new Map<string, Near>();
  for (const name of names) {
    const { value, label } = name;
    const near = distance(written, name);
    if (near === undefined || near >= (found.get(value)?.distance ?? Number.POSITIVE_INFINITY)) continue;
    found.set(value, { value, label, distance: near });
  }
  return [...found.values()].sort((a, b) => a.distance - b.distance || a.label.length - b.label.length);
}

const countryNames = new Intl.DisplayNames(['en'], { type: 'region' });

const levelOf = ({ id }: Place) => id.split('.').length;
const isOfMarket = ({ id }: Pick<Place, 'id'>) => marketRegionOf(id) === id;

/**
 * Returns the regions of a name in any language, those of the highest level alone: California is a state, and a
 * municipality of Colombia. They are too many to be listed; the gazetteer finds them.
 */
function regionsCalled(places: Gazetteer, text: string): Place[] {
  const found = places.findPlaces(text, { kind: 'region' });
  const highest = Math.min(...found.map(levelOf));
  return found.filter((place) => levelOf(place) === highest);
}

/** Returns a place to choose; regions of several countries are called alike. */
function choiceOfPlace({ id, name, kind, countryCode }: Place): Choice {
  const country = kind === 'region' ? countryNames.of(countryCode) : undefined;
  return { value: id, label: country ? `${name}, ${country}` : name };
}

/** Returns the values that bear a name: as their label, or else one alone by another name. */
function valuesCalled({ written: ofLabels, others }: Names, written: string): string[] {
  const labelled = allNear(ofLabels.get(written) ?? [], written).map(({ value }) => value);
  if (labelled.length > 0) return labelled;
  const called = [...new Set((others.get(written) ?? []).map(({ value }) => value))];
  return called.length === 1 ? called : [];
}

/** Returns the first choices, no two of which look alike. */
function someOf(choices: readonly Choice[]): Choice[] {
  const unlike = new Map<string, Choice>();
  for (const { value, label } of choices)
    if (!unlike.has(label) && ![...unlike.values()].some((other) => other.value === value))
      unlike.set(label, { value, label });
  return [...unlike.values()].slice(0, MOST_NAMED);
}

/** Returns what is known of values; the names of a field, which are tens of thousands, are gathered once. */
export function knownValues(labels: MarketLabels, places: Gazetteer, others: OtherNames): KnownValues {
  const known = new Map<Field['values'], Names>();
  function namesFor(field: Field): Names {
    const names = known.get(field.values) ?? namesOf(labels, field, others);
    known.set(field.values, names);
    return names;
  }
  const typed = ({ type }: Field, value: string) => (type === 'integer' ? Number(value) : value);

  function named(field: Field, text: string): (number | string)[] {
    if (text.trim() === '') return [];
    if (field.values === 'regions') {
      const regions = regionsCalled(places, text).filter(isOfMarket);
      return regions.length === 1 ? regions.map(({ id }) => id) : [];
    }
    const found = valuesCalled(namesFor(field), fold(text).trim());
    if (found.length > 0) return found.map((value) => typed(field, value));
    return field.values === 'countries' ? [countryByName(text) ?? []].flat() : [];
  }

  /** Values by the meaning of other words; of a few values all, where none is near. */
  function farther(field: Field, text: string): Choice[] {
    const labelled = (value: number | string): Choice[] => {
      const label = labels.labelOf(field, value, 'en');
      return label === undefined ? [] : [{ value: String(value), label }];
    };
    return others.meant(field, text).flatMap(labelled);
  }

  function nearest(field: Field, text: string): Choice[] {
    if (text.trim() === '') return [];
    if (field.values === 'regions') return regionsLike(places, text);
    const near = allNear(namesFor(field).all, fold(text).trim());
    const isTypo = near.some(({ distance }) => distance <= 1);
    const found = someOf(isTypo ? near : [...near, ...farther(field, text)]);
    if (found.length > 0) return found;
    const all = Object.entries(labels.valuesOf(field, 'en') ?? {});
    return all.length > MOST_OFFERED ? [] : all.map(([value, label]) => ({ value, label }));
  }

  return {
    isKnown: (field, value) => {
      if (!field.values) return true;
      const isCounty = field.values === 'regions' && !isOfMarket({ id: String(value) });
      return !isCounty && labels.labelOf(field, value, 'en') !== undefined;
    },
    named,
    nearest,
  };
}

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** Returns the words that one typo may have come from. */
function withoutSlip(written: string): string[] {
  const places = Array.from({ length: written.length + 1 }, (_, at) => at);
  return places.flatMap((at) => {
    const [before, after] = [written.slice(0, at), written.slice(at)];
    const left = after.length > 0 ? [before + after.slice(1)] : [];
    const swapped = after.length > 1 ? [`${before}${after[1]}${after[0]}${after.slice(2)}`] : [];
    const others = LETTERS.flatMap((letter) => [
      before + letter + after,
      ...(after.length > 0 ? [before + letter + after.slice(1)] : []),
    ]);
    return [...left, ...swapped, ...others];
  });
}

/** Returns places whose name is one typo from the written text, those with the most people first. */
export function placesLike(
  places: Gazetteer,
  name: string,
  kind: 'municipality' | 'region' = 'municipality',
): Choice[] {
  const written = fold(name).trim();
  if (written.length < SHORTEST_TYPO || written.length > 40) return [];
  const found = new Map<string, Place>();
  for (const candidate of new Set(withoutSlip(written))) {
    const place = kind === 'region' ? regionsCalled(places, candidate)[0] : places.findPlace(candidate);
    if (place?.kind === kind) found.set(place.id, place);
  }
  return [...found.values()]
    .sort((a, b) => levelOf(a) - levelOf(b) || b.population - a.population)
    .slice(0, MOST_NAMED)
    .map(choiceOfPlace);
}

/** Returns the regions of a name or a code, in place of a county its state; else those whose name is one typo away. */
function regionsLike(places: Gazetteer, text: string): Choice[] {
  const coded = places.placeById(text.trim());
  const found = coded?.kind === 'region' ? [coded] : regionsCalled(places, text);
  const wide = found.flatMap((place) =>
    isOfMarket(place) ? place : (places.placeById(place.region?.id ?? '') ?? []),
  );
  const choices = new Map(wide.map((place) => [place.id, choiceOfPlace(place)]));
  return choices.size > 0 ? [...choices.values()] : placesLike(places, text, 'region');
}
