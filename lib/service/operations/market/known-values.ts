import { fold } from '@/lib/engine/kernel';
import { type Choice, type Field, type KnownValues, LABEL_LANGUAGES } from '@/lib/engine/market';
import type { Gazetteer } from '@/lib/engine/taxonomy';
import type { MarketLabels } from './labels';

/** Values of coded fields by their names in any language, and the likely meanings of an unknown one. */

const MOST_NAMED = 3;
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

/** One name of a value; it and the value as they are compared. */
type Name = Choice & { code: string; called: string };

/** The names of the values of a field, each once, and by what is written for one. */
type Names = { all: readonly Name[]; written: ReadonlyMap<string, readonly Name[]> };

function namesOf(labels: MarketLabels, field: Field): Names {
  const all = new Map<string, Name>();
  for (const language of LABEL_LANGUAGES)
    for (const [value, label] of Object.entries(labels.valuesOf(field, language) ?? {})) {
      const called = fold(label);
      const key = `${value}\t${called}`;
      if (!all.has(key)) all.set(key, { value, label, code: fold(value), called });
    }
  const written = new Map<string, Name[]>();
  for (const name of all.values())
    for (const text of new Set([name.code, name.called]))
      written.set(text, [...(written.get(text) ?? []), name]);
  return { all: [...all.values()], written };
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

const choiceOf = ({ value, label }: Choice): Choice => ({ value, label });

/** Regions are too many to be listed; the gazetteer finds them by their names in any language. */
function regionsCalled(places: Gazetteer, text: string): string[] {
  return [...new Set(places.findPlaces(text, { kind: 'region' }).map(({ id }) => id))].slice(0, 1);
}

/** Returns what is known of values; the names of a field, which are tens of thousands, are gathered once. */
export function knownValues(labels: MarketLabels, places: Gazetteer): KnownValues {
  const known = new Map<Field['values'], Names>();
  function namesFor(field: Field): Names {
    const names = known.get(field.values) ?? namesOf(labels, field);
    known.set(field.values, names);
    return names;
  }
  const typed = ({ type }: Field, value: string) => (type === 'integer' ? Number(value) : value);
  return {
    isKnown: (field, value) => !field.values || labels.labelOf(field, value, 'en') !== undefined,
    named: (field, text) => {
      if (text.trim() === '') return [];
      if (field.values === 'regions') return regionsCalled(places, text);
      const written = fold(text).trim();
      const same = allNear(namesFor(field).written.get(written) ?? [], written);
      return same.map(({ value }) => typed(field, value));
    },
    nearest: (field, text) =>
      text.trim() === ''
        ? []
        : allNear(namesFor(field).all, fold(text).trim()).slice(0, MOST_NAMED).map(choiceOf),
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

/** Returns municipalities whose name is one typo from the written text, those with the most people first. */
export function placesLike(places: Gazetteer, name: string): Choice[] {
  const written = fold(name).trim();
  if (written.length < SHORTEST_TYPO || written.length > 40) return [];
  const found = new Map(
    [...new Set(withoutSlip(written))].flatMap((candidate) => {
      const place = places.findPlace(candidate);
      return place?.kind === 'municipality' ? [[place.id, place] as const] : [];
    }),
  );
  return [...found.values()]
    .sort((a, b) => (b.population ?? 0) - (a.population ?? 0))
    .slice(0, MOST_NAMED)
    .map(({ id, name: label }) => ({ value: id, label }));
}
