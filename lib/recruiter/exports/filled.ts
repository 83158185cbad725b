export type Json = Record<string, unknown>;

function saysNothing(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

/** Leaves out empty members and entries: the schemas written here have no null. */
export function filled(members: Json): Json {
  const kept = Object.entries(members)
    .map(([name, value]) => [
      name,
      Array.isArray(value) ? value.filter((entry) => !saysNothing(entry)) : value,
    ])
    .filter(([, value]) => !saysNothing(value));
  return Object.fromEntries(kept);
}

/** Returns a JSON document, indented, with a line break at its end. */
export function jsonFile(value: unknown): Uint8Array {
  return Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
}
