import { attributeKey } from './filter';

/** The attributes of a resource that a call asks for (RFC 7644 3.9). */

/** Names at the top, with the parts that are meant of each; none where it is meant whole. */
type Names = ReadonlyMap<string, ReadonlySet<string>>;

export type Selection = { only: Names | null; without: Names };

const ALWAYS = new Set(['schemas', 'id', 'meta']);

function namesIn(list: string | null): Names {
  const names = new Map<string, Set<string>>();
  const whole = new Set<string>();
  for (const name of (list ?? '').split(',')) {
    const [top = '', part] = attributeKey(name.trim()).split('.');
    if (part === undefined) whole.add(top);
    names.set(top, (names.get(top) ?? new Set()).add(part ?? ''));
  }
  for (const top of whole) names.set(top, new Set());
  return names;
}

/** Reads what a call asks for; names may have the URN of their schema in front. */
export function readSelection(query: URLSearchParams): Selection {
  const only = query.get('attributes');
  return { only: only ? namesIn(only) : null, without: namesIn(query.get('excludedAttributes')) };
}

/** Returns a value with some of its parts, that of a list in each of its entries. */
function partsOf(value: unknown, isWanted: (part: string) => boolean): unknown {
  if (Array.isArray(value)) return value.map((one) => partsOf(one, isWanted));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => isWanted(name.toLowerCase())));
}

function selected(name: string, value: unknown, { only, without }: Selection): unknown {
  const key = name.toLowerCase();
  const parts = (only ?? without).get(key);
  if (ALWAYS.has(key)) return value;
  if (parts === undefined) return only ? undefined : value;
  if (parts.size === 0) return only ? value : undefined;
  return partsOf(value, (part) => parts.has(part) === (only !== null));
}

/** Says if an attribute at the top is answered, whole or in parts. */
export const isSelected = (name: string, selection: Selection) =>
  selected(name, true, selection) !== undefined;

/** Returns a resource with what was asked for. */
export const select = (resource: object, selection: Selection): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(resource)
      .map(([name, value]) => [name, selected(name, value, selection)] as const)
      .filter(([, value]) => value !== undefined),
  );
