/** Members of JSON of unknown shape, as far as they have the expected types. */
export type Members = Record<string, unknown>;

/** Returns an object; empty for anything else. */
export function objectOf(value: unknown): Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Members) : {};
}

/** Returns the objects of a list, or a lone one. */
export function objectsOf(value: unknown): Members[] {
  const list = Array.isArray(value) ? value : [value];
  return list.map(objectOf).filter((members) => Object.keys(members).length > 0);
}

/** Returns the first of these members that is a text or a number. */
export function stringOf(members: Members, ...names: string[]): string {
  for (const name of names) {
    const value = members[name];
    if (typeof value === 'number') return String(value);
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
  }
  return '';
}

/** Returns the texts of a list, or those of its objects by the first of these members that they have. */
export function stringsOf(value: unknown, ...names: string[]): string[] {
  const list = Array.isArray(value) ? value : [value];
  return list
    .map((one) => (typeof one === 'string' ? one.trim() : stringOf(objectOf(one), ...names)))
    .filter((text) => text !== '');
}
